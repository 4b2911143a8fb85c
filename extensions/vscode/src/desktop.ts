import type { ExtensionContext } from 'vscode'
import {
  LanguageClient,
  type LanguageClientOptions,
  TransportKind,
} from 'vscode-languageclient/node'
import type { Phase } from './language-status.ts'
import { startClient } from './start-client.ts'

/**
 * A server creates and drops the same small objects at every keystroke. By default, the engine
 * gives them more and more memory that it does not need: up to a hundred megabytes within an hour.
 */
const execArgv = ['--max-semi-space-size=8']

/** Starts a server as a process. `show` is called with its phases. */
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
