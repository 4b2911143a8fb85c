import { commands, type ExtensionContext, window, workspace } from 'vscode'
import type { BaseLanguageClient, LanguageClientOptions } from 'vscode-languageclient'
import { clientOptions, type Schemes, selector } from './client-options.ts'
import { LanguageStatus, type Phase } from './language-status.ts'
import { registerUrlCommands } from './url-commands.ts'
import { isServerWanted } from './wanted-documents.ts'

/**
 * The code that differs between the desktop and the browser. It is large, so it is loaded when a
 * server starts.
 */
export interface Host {
  /** Starts a server. `show` is called with its phases. Rejects if the server cannot start. */
  start(
    context: ExtensionContext,
    options: LanguageClientOptions,
    show: (phase: Phase) => void,
  ): Promise<BaseLanguageClient>
}

/** The settings that a running client cannot apply. */
const startSettings = ['hreflint.workspaceDiagnostics', 'markdown.validate.enabled']

/** Starts the server when a document is open that it can read, and not earlier. */
export function activateWith(
  context: ExtensionContext,
  schemes: Schemes,
  loadHost: () => Host,
): void {
  const log = window.createOutputChannel('hreflint', { log: true })
  const status = new LanguageStatus(selector(schemes))
  let client: Promise<BaseLanguageClient | null> | null = null

  const start = async () => {
    const { version } = context.extension.packageJSON as { version: string }
    log.info(`hreflint ${version} starts, because a document is open that it reads.`)
    try {
      return await loadHost().start(context, clientOptions(schemes, log), phase =>
        status.show(phase),
      )
    } catch (error) {
      status.show('failed')
      log.error(error instanceof Error ? error : String(error))
      return null
    }
  }
  const stop = async () => {
    const stopped = client
    client = null
    await (await stopped)?.dispose().catch(error => log.error(String(error)))
  }
  const startIfNeeded = async () => {
    if (client === null && (await isServerWanted(schemes))) client ??= start()
  }
  const restart = async () => {
    await stop()
    await startIfNeeded()
  }

  context.subscriptions.push(
    log,
    status,
    workspace.onDidOpenTextDocument(startIfNeeded),
    workspace.onDidChangeConfiguration(event => {
      // Delayed, because the client that ends must first tell its server about the change.
      setTimeout(
        startSettings.some(key => event.affectsConfiguration(key)) ? restart : startIfNeeded,
      )
    }),
    commands.registerCommand('hreflint.restart', restart),
    commands.registerCommand('hreflint.showLog', () => log.show()),
    ...registerUrlCommands(async () => client),
    { dispose: () => void stop() },
  )
  // The editor waits for this function. Loading the client takes ten times as long.
  setTimeout(startIfNeeded)
}
