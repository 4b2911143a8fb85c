import {
  BrowserMessageReader,
  BrowserMessageWriter,
  createConnection,
  ProposedFeatures,
} from 'vscode-languageserver/browser'
import { clientFiles } from './client-files.ts'
import { startServer } from './server.ts'

/** The global scope of a web worker, as far as it is needed. */
declare const self: ConstructorParameters<typeof BrowserMessageReader>[0]

const connection = createConnection(
  ProposedFeatures.all,
  new BrowserMessageReader(self),
  new BrowserMessageWriter(self),
)

startServer(connection, {
  files: clientFiles(connection),
  pause: () => new Promise(resolve => setTimeout(resolve, 0)),
})
