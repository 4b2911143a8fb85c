import {
  BrowserMessageReader,
  BrowserMessageWriter,
  createConnection,
  ProposedFeatures,
} from 'vscode-languageserver/browser'
import { clientFiles } from './files/client-files.ts'
import { startServer } from './server.ts'
import { inOrder } from './session/message-order.ts'

/** The global scope of a web worker, as far as it is needed. */
declare const self: ConstructorParameters<typeof BrowserMessageReader>[0]

const writer = new BrowserMessageWriter(self)
const reader = inOrder(new BrowserMessageReader(self), writer)
const connection = createConnection(ProposedFeatures.all, reader, writer)

startServer(connection, {
  files: clientFiles(connection),
  storeIn: null,
  pause: () => new Promise(resolve => setTimeout(resolve, 0)),
})
