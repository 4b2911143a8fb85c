import type { ExtensionContext } from 'vscode'
import { LanguageClient, TransportKind } from 'vscode-languageclient/node'
import { activateWith } from './activate-with.ts'

/**
 * A server makes and drops the same small things at every keystroke. Left alone, the engine gives
 * them ever more room, up to a hundred megabytes within an hour, of which it needs none.
 */
const execArgv = ['--max-semi-space-size=8']

export function activate(context: ExtensionContext): void {
  const module = context.asAbsolutePath('dist/server-process.js')
  const server = { module, transport: TransportKind.ipc, options: { execArgv } }
  activateWith(context, {
    schemes: ['file', 'untitled', 'vscode-vfs'],
    createClient: options => new LanguageClient('hreflint', 'hreflint', server, options),
  })
}
