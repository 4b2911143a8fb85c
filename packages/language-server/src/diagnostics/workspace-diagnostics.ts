import type {
  Connection,
  Diagnostic,
  WorkspaceDocumentDiagnosticReport,
} from 'vscode-languageserver'
import type { Configuration } from '../config/configuration.ts'
import { normalUri } from '../files/addresses.ts'
import type { FileSystem, Runtime } from '../runtime.ts'
import type { OpenDocuments } from '../session/open-documents.ts'
import { canceled, type Log, oneLine } from '../session/safely.ts'
import { News, type Round } from './news.ts'

/** Number of files that are sent at once. */
const batch = 50

interface Needs {
  readonly connection: Connection
  readonly runtime: Runtime
  readonly files: FileSystem
  readonly documents: OpenDocuments
  readonly configuration: Configuration
  /** Returns whether a file that is not open is read at all. */
  readonly isRead: (uri: string, languageId: string) => Promise<boolean>
  readonly validateText: (uri: string, languageId: string, text: string) => Promise<Diagnostic[]>
  /** Returns a text that changes when the findings of an unchanged file may be different. */
  readonly revisionOf: (uri: string, languageId: string) => Promise<string>
  readonly log: Log
}

/** Returns the extensions of the files that can be read. */
export async function knownExtensions(): Promise<readonly string[]> {
  const { languages } = await import('../files/file-languages.ts')
  return languages.flatMap(language => [...language.extensions])
}

/** Notifies of changes to one file or to all of them, so that the next answer is sent. */
export interface WorkspaceChanges {
  /** Also called for files that are not documents but decide which files are. */
  fileChanged(uri: string): void
  allChanged(): void
}

/**
 * Checks the files of the workspace that are not open. A client asks again after each answer, which
 * then waits for changes. Folders are listed for every answer, but a file is checked only if
 * nothing was sent for it yet, or if it was reported as changed.
 */
export function workspaceDiagnostics(needs: Needs): WorkspaceChanges {
  const { connection, runtime, files, documents, configuration, log } = needs
  const news = new News()

  const reportOn = async (
    uri: string,
    previous: string | undefined,
  ): Promise<WorkspaceDocumentDiagnosticReport | null> => {
    const { findLanguage, languageOf } = await import('../files/file-languages.ts')
    const languageId = languageOf(uri)
    if (languageId === null || findLanguage(languageId)?.hasCells === true) return null
    if (!(await needs.isRead(uri, languageId))) return null
    const stamp = await files.stamp(uri)
    if (stamp === null) return null
    const resultId = `${stamp}-${configuration.revision}-${await needs.revisionOf(uri, languageId)}`
    const version = null
    if (resultId === previous) return { kind: 'unchanged', uri, version, resultId }
    const text = await files.readText(uri)
    const items = text === null ? [] : await needs.validateText(uri, languageId, text)
    return { kind: 'full', uri, version, resultId, items }
  }

  /** Yields the files to send, each with its diagnostics. Null for files that are not new. */
  async function* reports(
    round: Round,
    known: ReadonlyMap<string, KnownResult>,
    isCanceled: () => boolean,
  ): AsyncGenerator<WorkspaceDocumentDiagnosticReport | null> {
    const gone = new Map(known)
    const extensions = await knownExtensions()
    for (const root of configuration.roots) {
      for await (const uri of files.find(root, extensions, isCanceled)) {
        const key = normalUri(uri)
        const result = gone.get(key)
        gone.delete(key)
        if (documents.get(uri) !== undefined || !round.take(key)) continue
        try {
          const report = await reportOn(uri, result?.value)
          // A file that is no longer read is treated like one that is gone.
          yield report ?? (result === undefined ? null : emptied(result.uri))
        } catch (error) {
          log(`${uri} could not be checked: ${oneLine(error)}`)
        }
      }
    }
    for (const [key, { uri }] of gone) {
      round.lose(key)
      if (documents.get(uri) === undefined) yield emptied(uri)
    }
  }

  connection.languages.diagnostics.onWorkspace(async (params, token, progress, results) => {
    const isCanceled = () => token.isCancellationRequested
    const round = await news.wait(token)
    try {
      progress.begin('Checking URLs', undefined, undefined, true)
      const known = new Map(
        params.previousResultIds.map(result => [normalUri(result.uri), result] as const),
      )
      let items: WorkspaceDocumentDiagnosticReport[] = []
      let count = 0
      for await (const report of reports(round, known, isCanceled)) {
        if (report !== null) items.push(report)
        if (++count % batch === 0) {
          progress.report(`${count} files`)
          if (results !== undefined) {
            results.report({ items })
            items = []
          }
          await runtime.pause()
        }
        if (isCanceled()) break
      }
      if (isCanceled()) throw canceled()
      return { items }
    } catch (error) {
      round.giveBack()
      throw error
    } finally {
      progress.done()
    }
  })

  documents.onClose(uri => news.fileChanged(normalUri(uri)))
  return {
    fileChanged: uri => news.fileChanged(normalUri(uri)),
    allChanged: () => news.allChanged(),
  }
}

/** The result that a client has for a file. */
interface KnownResult {
  readonly uri: string
  readonly value: string
}

function emptied(uri: string): WorkspaceDocumentDiagnosticReport {
  return { kind: 'full', uri, version: null, items: [] }
}
