import type { ExtensionContext } from 'vscode'
import {
  LanguageClient,
  type LanguageClientOptions,
  TransportKind,
} from 'vscode-languageclient/node'
import type { Phase } from './language-status.ts'
import { startClient } from './start-client.ts'

/**
 * A server makes and drops the same small things at every keystroke. Left alone, the engine gives
 * them ever more room, up to a hundred megabytes within an hour, of which it needs none.
 */
const execArgv = ['--max-semi-space-size=8']

/** Starts a server that is a process. `show` is told how it fares. */
export function start(
  context: ExtensionContext,
  options: LanguageClientOptions,
  show: (phase: Phase) => void,
): Promise<LanguageClient> {
  const module = context.asAbsolutePath('dist/server-process.js')
  const server = { module, transport: TransportKind.ipc, options: { execArgv } }
  const { initializationOptions } = options
  // Without a workspace, there is no site to keep.
  const cacheFolder = context.storageUri?.fsPath
  const all = { ...options, initializationOptions: { ...initializationOptions, cacheFolder } }
  return startClient(new LanguageClient('hreflint', 'hreflint', server, all), show)
}
