import { type ExtensionContext, Uri } from 'vscode'
import {
  BrowserMessageReader,
  BrowserMessageWriter,
  LanguageClient,
} from 'vscode-languageclient/browser'
import { activateWith } from './activate-with.ts'

export function activate(context: ExtensionContext): void {
  const module = Uri.joinPath(context.extensionUri, 'dist/server.js').toString(true)
  // The editor's own kind of worker is none by `instanceof`, so that the client must be given its
  // reader and writer.
  const createTransports = async () => {
    const worker = new Worker(module)
    return { reader: new BrowserMessageReader(worker), writer: new BrowserMessageWriter(worker) }
  }
  activateWith(context, {
    schemes: null,
    createClient: options => new LanguageClient('hreflint', 'hreflint', createTransports, options),
  })
}
