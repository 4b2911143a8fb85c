import type {
  Connection,
  Diagnostic,
  WorkspaceDiagnosticReport,
  WorkspaceDocumentDiagnosticReport,
} from 'vscode-languageserver'
import type { Configuration } from './configuration.ts'
import type { OpenDocuments } from './open-documents.ts'
import type { FileSystem, Runtime } from './runtime.ts'
import { type Log, oneLine } from './safely.ts'

/** So many files are told at once. */
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
  readonly log: Log
}

/** The endings of the files that can be read. */
export async function knownExtensions(): Promise<readonly string[]> {
  const { languages } = await import('./file-languages.ts')
  return languages.flatMap(language => [...language.extensions])
}

/**
 * Checks the files of the workspace that are not open. A client asks again as soon as it is answered;
 * `changed` makes the next answer come, until then it waits.
 */
export function workspaceDiagnostics(needs: Needs): { changed(): void } {
  const { connection, runtime, files, documents, configuration, log } = needs
  let isFresh = false
  const waiting = new Set<() => void>()

  const reportOn = async (
    uri: string,
    previous: string | undefined,
  ): Promise<WorkspaceDocumentDiagnosticReport | null> => {
    const { languageOf } = await import('./file-languages.ts')
    const languageId = languageOf(uri)
    if (languageId === null || !(await needs.isRead(uri, languageId))) return null
    const stamp = await files.stamp(uri)
    if (stamp === null) return null
    const resultId = `${stamp}-${configuration.revision}`
    const version = null
    if (resultId === previous) return { kind: 'unchanged', uri, version, resultId }
    const text = await files.readText(uri)
    const items = text === null ? [] : await needs.validateText(uri, languageId, text)
    return { kind: 'full', uri, version, resultId, items }
  }

  connection.languages.diagnostics.onWorkspace(async (params, token, progress, results) => {
    if (isFresh) {
      await new Promise<void>(resolve => {
        waiting.add(resolve)
        token.onCancellationRequested(resolve)
      })
      waiting.clear()
    }
    isFresh = true
    const nothing: WorkspaceDiagnosticReport = { items: [] }
    if (token.isCancellationRequested) return nothing
    const previous = new Map(params.previousResultIds.map(({ uri, value }) => [uri, value]))
    let items: WorkspaceDocumentDiagnosticReport[] = []
    let count = 0
    progress.begin('Checking URLs', undefined, undefined, true)
    const extensions = await knownExtensions()
    for (const root of configuration.roots) {
      const isCancelled = () => token.isCancellationRequested
      for await (const uri of files.find(root, extensions, isCancelled)) {
        if (documents.get(uri) !== undefined) continue
        try {
          const report = await reportOn(uri, previous.get(uri))
          if (report !== null) items.push(report)
        } catch (error) {
          log(`${uri} could not be checked: ${oneLine(error)}`)
        }
        previous.delete(uri)
        if (++count % batch === 0) {
          progress.report(`${count} files`)
          if (results !== undefined) {
            results.report({ items })
            items = []
          }
          await runtime.pause()
          if (isCancelled()) {
            isFresh = false
            break
          }
        }
      }
    }
    // What was told of files that are gone must go as well.
    if (!token.isCancellationRequested) {
      for (const uri of previous.keys()) {
        if (documents.get(uri) === undefined)
          items.push({ kind: 'full', uri, version: null, items: [] })
      }
    }
    progress.done()
    return { items }
  })

  return {
    changed: () => {
      isFresh = false
      for (const resolve of waiting) resolve()
    },
  }
}
