import type { Connection, Diagnostic } from 'vscode-languageserver'
import type { OpenDocuments } from '../session/open-documents.ts'
import { type Log, oneLine } from '../session/safely.ts'

/**
 * The shortest and longest delay in milliseconds after a change. A shorter pause in typing is not
 * worth an answer.
 */
const shortest = 30
const longest = 500

/**
 * For clients that cannot request diagnostics: sends them when a document is opened or changed, and
 * removes them when it is closed. It waits for a pause in typing, longer for documents that are
 * slower to check.
 *
 * @param validator Prepares to check a document. It returns a function that does the work whose
 * time is measured.
 */
export function pushDiagnostics(
  connection: Connection,
  documents: OpenDocuments,
  validator: (uri: string) => Promise<() => readonly Diagnostic[]>,
  log: Log,
): { again(): void } {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>()
  let duration = 0

  const check = async (uri: string): Promise<Diagnostic[]> => {
    try {
      const validate = await validator(uri)
      const start = performance.now()
      const diagnostics = [...validate()]
      duration = performance.now() - start
      return diagnostics
    } catch (error) {
      log(`diagnostics failed: ${oneLine(error)}`)
      return []
    }
  }

  const send = async (uri: string) => {
    waiting.delete(uri)
    const document = documents.get(uri)
    const revision = documents.revisionOf(uri)
    if (document === undefined) return
    const diagnostics = await check(uri)
    // Another timer is running for the newer text.
    if (documents.revisionOf(uri) !== revision) return
    await connection.sendDiagnostics({ uri, version: document.version, diagnostics })
  }

  const schedule = (uri: string, delay: number) => {
    clearTimeout(waiting.get(uri))
    waiting.set(
      uri,
      setTimeout(() => void send(uri), delay),
    )
  }

  // The text of a document that is opened also arrives as a change.
  const opening = new Set<string>()
  documents.onOpen(uri => {
    opening.add(uri)
    schedule(uri, 0)
  })
  documents.onChange(uri => {
    if (opening.delete(uri)) return
    schedule(uri, Math.min(Math.max(4 * duration, shortest), longest))
  })
  documents.onClose(uri => {
    clearTimeout(waiting.get(uri))
    waiting.delete(uri)
    void connection.sendDiagnostics({ uri, diagnostics: [] })
  })
  return {
    again: () => {
      for (const uri of documents.uris()) schedule(uri, 0)
    },
  }
}
