import { hideInText } from '@hreflint/core/internal'
import { choosePositionEncoding } from '@hreflint/language-service/agreement'
import type { Connection, Diagnostic, InitializeParams } from 'vscode-languageserver'
import { ConfigFiles } from './config/config-files.ts'
import { Configuration } from './config/configuration.ts'
import { showConfigMistakes } from './config/show-config-mistakes.ts'
import { watchedConfigFiles } from './config/watched-config-files.ts'
import { pullDiagnostics } from './diagnostics/pull-diagnostics.ts'
import { pushDiagnostics } from './diagnostics/push-diagnostics.ts'
import { workspaceDiagnostics } from './diagnostics/workspace-diagnostics.ts'
import type { Engine } from './engine.ts'
import { rootOf } from './files/addresses.ts'
import { watchFiles } from './files/watch-files.ts'
import type { Runtime } from './runtime.ts'
import { referenceFeatures } from './references/reference-features.ts'
import { Sites } from './references/sites.ts'
import { capabilitiesOf } from './session/capabilities.ts'
import { type Client, clientOf } from './session/client.ts'
import { OpenDocuments } from './session/open-documents.ts'
import { type OpenSubject, registerFeatures } from './session/register-features.ts'
import { type Log, safely } from './session/safely.ts'
import { startOptionsOf } from './session/start-options.ts'

/**
 * Serves one client over a connection that is not yet listening. It survives any input: a request
 * that fails gets an empty answer and one line in the log.
 */
export function startServer(connection: Connection, runtime: Runtime): void {
  const log: Log = line => connection.console.warn(`hreflint: ${hideInText(line)}`)
  const guarded = safely(runtime, log)
  const documents = new OpenDocuments(log)
  const mistakes = showConfigMistakes(connection)
  const watched = watchedConfigFiles(connection)
  const files =
    runtime.files === null
      ? null
      : new ConfigFiles(runtime.files, { mistakes: mistakes.show, found: watched.add })
  const configuration = new Configuration(connection, files, mistakes.complain)
  const instance = Date.now().toString(36)
  let startOptions = startOptionsOf(undefined)
  let client: Client = clientOf({}, startOptions)
  let engine: Promise<Engine> | null = null
  let tellOfReferences: (uris: readonly string[]) => void = () => {}
  const sites = new Sites({
    connection,
    runtime,
    documents,
    log,
    clientOf: () => client,
    storeOf: () => openStore(),
    changed: uris => tellOfReferences(uris),
  })
  const openStore = () => {
    const { cacheFolder } = startOptions
    return cacheFolder === null ? null : (runtime.storeIn?.(cacheFolder) ?? null)
  }
  /** Whether the editor itself reports broken links, so that each is marked only once. */
  const isLeftToEditor = (language: string) =>
    startOptions.validatesMarkdown && language === 'markdown'

  /**
   * Loads the engine when there is a document. An editor waits for an answer that comes before
   * that.
   */
  const loadEngine = (): Promise<Engine> => {
    engine ??= import('./engine.ts').then(({ createEngine }) => createEngine(client))
    return engine
  }

  /**
   * Returns what other files say about a document. The code knows languages, which are loaded with
   * the engine.
   */
  const surroundingsOf = async (uri: string, language: string) =>
    (await import('./files/surroundings-of.ts')).surroundingsOf(uri, language, runtime.files)

  /** @param asksSite Whether the answer needs the whole site, so that it waits until it is read. */
  const subjectOf = async (uri: string, asksSite = false): Promise<OpenSubject | null> => {
    const open = documents.get(uri)
    if (open === undefined) return null
    const { service } = await loadEngine()
    const config = await configuration.of(uri, open.languageId)
    const { language, lint, editor, root } = config
    // A client that cannot be told to ask again has to wait for its first answer.
    const waits = asksSite || (client.pull && !client.refresh)
    const surroundings = language === null ? undefined : await surroundingsOf(uri, language)
    // Last, so that a first answer is sent before its links are followed.
    const references =
      language === null ? undefined : await sites.referencesOf(uri, config, { waits, asksSite })
    // Asking for the configuration takes time. Meanwhile, the document may have changed or been
    // closed.
    const document = documents.get(uri)
    if (document === undefined || language === null) return null
    const linkedByEditor = startOptions.linkedByEditor.includes(document.languageId)
    const hidesBroken = isLeftToEditor(language)
    const subject = { document, language, config: lint, references, surroundings, hidesBroken }
    return { service, subject, editor, root, linkedByEditor }
  }

  const configOf = async (uri: string) => {
    const config = await configuration.of(uri, '')
    configuration.forget(uri, '')
    return config
  }

  const isRead = async (uri: string, languageId: string) => {
    const { language } = await configuration.of(uri, languageId)
    configuration.forget(uri, languageId)
    return language !== null
  }

  const validateText = async (uri: string, languageId: string, text: string) => {
    const config = await configuration.of(uri, languageId)
    const { language, lint } = config
    configuration.forget(uri, languageId)
    if (language === null) return []
    const references = await sites.referencesOf(uri, config, { waits: true })
    const document = documents.view(uri, languageId, text)
    const { unremembered } = await loadEngine()
    const surroundings = await surroundingsOf(uri, language)
    const hidesBroken = isLeftToEditor(language)
    return unremembered.diagnostics({
      ...{ document, language, config: lint, references, surroundings, hidesBroken },
    })
  }

  /**
   * Returns a text that changes when the links of an unchanged document may have other targets or
   * states.
   */
  const referenceRevision = async (uri: string, languageId: string): Promise<string> => {
    const config = await configuration.of(uri, languageId)
    configuration.forget(uri, languageId)
    if (config.language === null) return ''
    await sites.referencesOf(uri, config, { waits: true })
    return sites.revisionOf(uri, config)
  }

  const revisionOfLinks = async (uri: string): Promise<string> => {
    const open = documents.get(uri)
    return open === undefined
      ? ''
      : sites.revisionOf(uri, await configuration.of(uri, open.languageId))
  }

  const validator = async (uri: string): Promise<() => readonly Diagnostic[]> => {
    const open = await subjectOf(uri)
    return () => (open === null ? [] : open.service.diagnostics(open.subject))
  }

  connection.onInitialize((params: InitializeParams) => {
    startOptions = startOptionsOf(params.initializationOptions)
    client = clientOf(params.capabilities, startOptions)
    const encoding = choosePositionEncoding(params.capabilities.general?.positionEncodings)
    documents.encoding = encoding
    const { files } = runtime
    const needs = {
      ...{ connection, runtime, documents, configuration, isRead, validateText, log },
      revisionOf: referenceRevision,
    }
    const workspace =
      startOptions.workspaceDiagnostics && client.pull && files !== null
        ? workspaceDiagnostics({ ...needs, files })
        : null
    const tellAgain = announceDiagnostics()
    const again = () => {
      void sites.forget()
      workspace?.allChanged()
      tellAgain()
    }
    tellOfReferences = uris => {
      for (const uri of uris) workspace?.fileChanged(uri)
      tellAgain()
    }
    configuration.start(client, params.initializationOptions, rootsOf(params), again)
    watchFiles({
      ...{ connection, client, configuration, documents, workspace, sites, watched, again },
    })
    return {
      capabilities: capabilitiesOf(client, encoding, workspace !== null),
      serverInfo: { name: 'hreflint' },
    }
  })

  /**
   * Returns a function that makes the client refresh its diagnostics after settings have changed.
   */
  function announceDiagnostics(): () => void {
    if (!client.pull) return pushDiagnostics(connection, documents, validator, log).again
    const resultIdOf = async (uri: string) => {
      await configuration.settled
      const revision = documents.revisionOf(uri)
      return revision === undefined
        ? undefined
        : `${instance}-${revision}-${configuration.revision}-${await revisionOfLinks(uri)}`
    }
    pullDiagnostics(connection, documents, guarded, resultIdOf, async uri =>
      (await validator(uri))(),
    )
    return () => {
      if (client.refresh) void connection.languages.diagnostics.refresh().catch(() => {})
    }
  }

  const { files: filesOfRuntime } = runtime
  const needs = {
    ...{ connection, safely: guarded, subjectOf, configOf, documents, sites },
    clientOf: () => client,
  }
  registerFeatures({
    ...{ connection, safely: guarded, files: filesOfRuntime, subjectOf, loadEngine },
    references:
      filesOfRuntime === null ? null : referenceFeatures({ ...needs, files: filesOfRuntime }),
    createsFiles: () => client.createsFiles,
  })
  documents.onClose(uri => void sites.closed(uri))
  documents.onClose(uri => void engine?.then(({ forget }) => forget(uri)))
  documents.listen(connection)
  connection.listen()
}

function rootsOf({ workspaceFolders, rootUri }: InitializeParams): readonly string[] {
  const folders = workspaceFolders?.map(folder => folder.uri) ?? (rootUri ? [rootUri] : [])
  return folders.map(rootOf)
}
