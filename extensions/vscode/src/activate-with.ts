import { commands, type ExtensionContext, languages, window, workspace } from 'vscode'
import type { BaseLanguageClient, LanguageClientOptions } from 'vscode-languageclient'
import { clientOptions, type Schemes, selector } from './client-options.ts'
import { registerFileRequests } from './file-requests.ts'
import { LanguageStatus } from './language-status.ts'
import { registerUrlCommands } from './url-commands.ts'

/** What differs between the desktop and the browser. */
export interface Host {
  readonly schemes: Schemes
  createClient(options: LanguageClientOptions): BaseLanguageClient
}

/** The setting that a running client cannot take over. */
const startSetting = 'hreflint.workspaceDiagnostics'

/** Starts the server when a document is open that it can read, and not before. */
export function activateWith(context: ExtensionContext, host: Host): void {
  const log = window.createOutputChannel('hreflint', { log: true })
  const wanted = selector(host.schemes)
  const status = new LanguageStatus(wanted)
  let client: BaseLanguageClient | null = null

  const start = async () => {
    const started = host.createClient(clientOptions(host.schemes, log))
    client = started
    registerFileRequests(started)
    started.onDidChangeState(({ newState }) => status.show(newState))
    try {
      await started.start()
    } catch (error) {
      log.error(error instanceof Error ? error : String(error))
    }
  }
  const stop = async () => {
    const stopped = client
    client = null
    await stopped?.dispose().catch(error => log.error(String(error)))
  }
  const startIfNeeded = () => {
    if (client !== null) return
    if (workspace.textDocuments.some(document => languages.match(wanted, document) > 0))
      void start()
  }
  const restart = async () => {
    await stop()
    startIfNeeded()
  }

  context.subscriptions.push(
    log,
    status,
    workspace.onDidOpenTextDocument(startIfNeeded),
    workspace.onDidChangeConfiguration(event => {
      if (event.affectsConfiguration(startSetting)) void restart()
    }),
    commands.registerCommand('hreflint.restart', restart),
    commands.registerCommand('hreflint.showLog', () => log.show()),
    ...registerUrlCommands(() => client),
    { dispose: () => void stop() },
  )
  startIfNeeded()
}
