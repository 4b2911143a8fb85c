import { type ExtensionContext, Uri } from 'vscode'
import {
  BrowserMessageReader,
  BrowserMessageWriter,
  LanguageClient,
  type LanguageClientOptions,
} from 'vscode-languageclient/browser'
import type { Phase } from './language-status.ts'
import { startClient } from './start-client.ts'

/** Starts a server that is a web worker. `show` is told how it fares. */
export function start(
  context: ExtensionContext,
  options: LanguageClientOptions,
  show: (phase: Phase) => void,
): Promise<LanguageClient> {
  const module = Uri.joinPath(context.extensionUri, 'dist/server.js').toString(true)
  // The editor's own kind of worker is none by `instanceof`, so that the client must be given its
  // reader and writer.
  const createTransports = async () => {
    const worker = new Worker(module)
    return { reader: new BrowserMessageReader(worker), writer: new BrowserMessageWriter(worker) }
  }
  return startClient(new LanguageClient('hreflint', 'hreflint', createTransports, options), show)
}
