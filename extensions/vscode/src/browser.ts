import { type ExtensionContext, Uri } from 'vscode'
import { LanguageClient } from 'vscode-languageclient/browser'
import { activateWith } from './activate-with.ts'

/** A worker of the browser, as far as it is needed. */
declare class Worker {
  constructor(url: string)
}

type ServerOptions = ConstructorParameters<typeof LanguageClient>[2]

export function activate(context: ExtensionContext): void {
  const module = Uri.joinPath(context.extensionUri, 'dist/server.js').toString(true)
  const createWorker = async () => new Worker(module)
  activateWith(context, {
    schemes: null,
    createClient: options =>
      new LanguageClient('hreflint', 'hreflint', createWorker as ServerOptions, options),
  })
}
