import { type ExtensionContext, Uri } from 'vscode'
import {
  BrowserMessageReader,
  BrowserMessageWriter,
  LanguageClient,
  type LanguageClientOptions,
} from 'vscode-languageclient/browser'
import type { Phase } from './language-status.ts'
import { startClient } from './start-client.ts'

/** Starts a server in a web worker. `show` is called with its phases. */
export function start(
  context: ExtensionContext,
  options: LanguageClientOptions,
  show: (phase: Phase) => void,
): Promise<LanguageClient> {
  const module = Uri.joinPath(context.extensionUri, 'dist/server.js').toString(true)
  // The editor's own worker class fails the client's `instanceof` check, so the client gets its
  // reader and writer here.
  const createTransports = async () => {
    const worker = new Worker(module)
    return { reader: new BrowserMessageReader(worker), writer: new BrowserMessageWriter(worker) }
  }
  return startClient(new LanguageClient('hreflint', 'hreflint', createTransports, options), show)
}
