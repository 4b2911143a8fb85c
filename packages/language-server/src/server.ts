import {
  choosePositionEncoding,
  createLanguageService,
  type LanguageService,
  type Subject,
} from '@hreflint/language-service'
import type {
  CodeAction,
  CodeActionParams,
  Connection,
  Diagnostic,
  InitializeParams,
} from 'vscode-languageserver'
import { capabilitiesOf } from './capabilities.ts'
import { type Client, clientOf } from './client.ts'
import { ConfigFiles } from './config-files.ts'
import { Configuration } from './configuration.ts'
import { OpenDocuments } from './open-documents.ts'
import { pullDiagnostics } from './pull-diagnostics.ts'
import { pushDiagnostics } from './push-diagnostics.ts'
import { rememberedFindings } from './remembered-findings.ts'
import type { Runtime } from './runtime.ts'
import { type Log, oneLine, safely } from './safely.ts'
import { showConfigMistakes } from './show-config-mistakes.ts'
import { watchConfiguration } from './watch-configuration.ts'

/**
 * Serves one client over a connection that is not yet listening. Survives whatever arrives: a request
 * that fails is answered with nothing and logged in one line.
 */
export function startServer(connection: Connection, runtime: Runtime): void {
  const log: Log = line => connection.console.warn(`hreflint: ${line}`)
  const guarded = safely(runtime, log)
  const documents = new OpenDocuments(log)
  const findings = rememberedFindings()
  const mistakes = showConfigMistakes(connection)
  const files = runtime.files === null ? null : new ConfigFiles(runtime.files, mistakes.show)
  const configuration = new Configuration(connection, files, mistakes.complain)
  const instance = Date.now().toString(36)
  let client: Client = clientOf({})
  let service: LanguageService = createLanguageService({ shape: client.shape })

  const subjectOf = async (uri: string): Promise<Subject | null> => {
    const open = documents.get(uri)
    if (open === undefined) return null
    const { language, lint } = await configuration.of(uri, open.languageId)
    // Asking for the configuration takes time, in which the document may have changed or gone.
    const document = documents.get(uri)
    return document === undefined || language === null ? null : { document, language, config: lint }
  }

  const validate = async (uri: string): Promise<readonly Diagnostic[]> => {
    const subject = await subjectOf(uri)
    return subject === null ? [] : service.diagnostics(subject)
  }

  connection.onInitialize((params: InitializeParams) => {
    client = clientOf(params.capabilities)
    const encoding = choosePositionEncoding(params.capabilities.general?.positionEncodings)
    documents.encoding = encoding
    service = createLanguageService({ shape: client.shape, findingsOf: findings.of })
    configuration.start(client, params.initializationOptions, rootsOf(params))
    const again = announceDiagnostics()
    watchConfiguration(connection, client, configuration, documents, again)
    return {
      capabilities: capabilitiesOf(client, encoding),
      serverInfo: { name: 'hreflint' },
    }
  })

  /** Gives what makes the client's diagnostics fresh again after settings have changed. */
  function announceDiagnostics(): () => void {
    const guardedValidate = async (uri: string) => {
      try {
        return await validate(uri)
      } catch (error) {
        log(`diagnostics failed: ${oneLine(error)}`)
        return []
      }
    }
    if (!client.pull) return pushDiagnostics(connection, documents, guardedValidate).again
    const resultIdOf = (uri: string) => {
      const revision = documents.revisionOf(uri)
      return revision === undefined
        ? undefined
        : `${instance}-${revision}-${configuration.revision}`
    }
    pullDiagnostics(connection, documents, guarded, resultIdOf, validate)
    return () => {
      if (client.refresh) void connection.languages.diagnostics.refresh().catch(() => {})
    }
  }

  connection.onCodeAction(
    guarded<CodeActionParams, CodeAction[]>(
      'code action',
      [],
      async ({ textDocument, range, context }) => {
        const subject = await subjectOf(textDocument.uri)
        return subject === null ? [] : service.codeActions(subject, range, context)
      },
    ),
  )

  documents.onClose(uri => findings.forget(uri))
  documents.listen(connection)
  connection.listen()
}

function rootsOf({ workspaceFolders, rootUri }: InitializeParams): readonly string[] {
  const folders = workspaceFolders?.map(folder => folder.uri) ?? (rootUri ? [rootUri] : [])
  return folders.map(folder => folder.replace(/\/$/, ''))
}
