import type { Connection, Diagnostic } from 'vscode-languageserver'
import type { OpenDocuments } from './open-documents.ts'

/** A pause in typing shorter than this is not worth an answer. */
const shortest = 30
const longest = 500

/**
 * For clients that cannot ask: sends diagnostics when a document is opened or changed, and takes
 * them back when it is closed. Waits for a pause in typing, the longer the slower the document is.
 */
export function pushDiagnostics(
  connection: Connection,
  documents: OpenDocuments,
  validate: (uri: string) => Promise<readonly Diagnostic[]>,
): { again(): void } {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>()
  let duration = 0

  const send = async (uri: string) => {
    waiting.delete(uri)
    const document = documents.get(uri)
    const revision = documents.revisionOf(uri)
    if (document === undefined) return
    const start = performance.now()
    const diagnostics = [...(await validate(uri))]
    duration = performance.now() - start
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

  documents.onOpen(uri => schedule(uri, 0))
  documents.onChange(uri => schedule(uri, Math.min(Math.max(4 * duration, shortest), longest)))
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
