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

/** So many files are sent at once. */
const batch = 50

interface Needs {
  readonly connection: Connection
  readonly runtime: Runtime
  readonly files: FileSystem
  readonly documents: OpenDocuments
  readonly configuration: Configuration
  /** Whether a file that is not open is to be read at all. */
  readonly isRead: (uri: string, languageId: string) => Promise<boolean>
  readonly validateText: (uri: string, languageId: string, text: string) => Promise<Diagnostic[]>
  /** Changes when the findings of a file may be others though it is the same. */
  readonly revisionOf: (uri: string, languageId: string) => Promise<string>
  readonly log: Log
}

/** The endings of the files that can be read. */
export async function knownExtensions(): Promise<readonly string[]> {
  const { languages } = await import('../files/file-languages.ts')
  return languages.flatMap(language => [...language.extensions])
}

/** Makes the next answer come: about one file, or about all of them. */
export interface WorkspaceChanges {
  /** Also of files that are not documents but say which files are. */
  fileChanged(uri: string): void
  allChanged(): void
}

/**
 * Checks the files of the workspace that are not open. A client asks again as soon as it is answered,
 * and then waits until something changes. Folders are listed for every answer, but only files of which
 * nothing was sent yet, or that are said to have changed, are looked at.
 */
export function workspaceDiagnostics(needs: Needs): WorkspaceChanges {
  const { connection, runtime, files, documents, configuration, log } = needs
  const news = new News()

  const reportOn = async (
    uri: string,
    previous: string | undefined,
  ): Promise<WorkspaceDocumentDiagnosticReport | null> => {
    const { languageOf } = await import('../files/file-languages.ts')
    const languageId = languageOf(uri)
    if (languageId === null || !(await needs.isRead(uri, languageId))) return null
    const stamp = await files.stamp(uri)
    if (stamp === null) return null
    const resultId = `${stamp}-${configuration.revision}-${await needs.revisionOf(uri, languageId)}`
    const version = null
    if (resultId === previous) return { kind: 'unchanged', uri, version, resultId }
    const text = await files.readText(uri)
    const items = text === null ? [] : await needs.validateText(uri, languageId, text)
    return { kind: 'full', uri, version, resultId, items }
  }

  /** The files to send, each with its diagnostics; null if they are not new. */
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
          // What is read no more is as good as gone.
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

/** What a client has of a file. */
interface KnownResult {
  readonly uri: string
  readonly value: string
}

function emptied(uri: string): WorkspaceDocumentDiagnosticReport {
  return { kind: 'full', uri, version: null, items: [] }
}
