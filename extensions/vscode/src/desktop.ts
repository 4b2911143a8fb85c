import type { ExtensionContext } from 'vscode'
import { LanguageClient, TransportKind } from 'vscode-languageclient/node'
import { activateWith } from './activate-with.ts'

export function activate(context: ExtensionContext): void {
  const module = context.asAbsolutePath('dist/server-process.js')
  const server = { module, transport: TransportKind.ipc }
  activateWith(context, {
    schemes: ['file', 'untitled', 'vscode-vfs'],
    createClient: options => new LanguageClient('hreflint', 'hreflint', server, options),
  })
}
