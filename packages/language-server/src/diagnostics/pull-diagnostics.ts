import type { Connection, Diagnostic, DocumentDiagnosticReport } from 'vscode-languageserver'
import type { OpenDocuments } from '../session/open-documents.ts'
import type { Safely } from '../session/safely.ts'

/**
 * For clients that request diagnostics: answers with those of an open document, or with "unchanged"
 * if the client already has them.
 */
export function pullDiagnostics(
  connection: Connection,
  documents: OpenDocuments,
  safely: Safely,
  resultIdOf: (uri: string) => Promise<string | undefined>,
  validate: (uri: string) => Promise<readonly Diagnostic[]>,
): void {
  const nothing: DocumentDiagnosticReport = { kind: 'full', items: [] }
  connection.languages.diagnostics.on(
    safely<
      { textDocument: { uri: string }; previousResultId?: string | undefined },
      DocumentDiagnosticReport
    >('diagnostics', nothing, async ({ textDocument: { uri }, previousResultId }) => {
      if (documents.get(uri) === undefined) return nothing
      const resultId = await resultIdOf(uri)
      if (resultId !== undefined && resultId === previousResultId) {
        return { kind: 'unchanged', resultId }
      }
      const items = [...(await validate(uri))]
      return resultId === undefined ? { kind: 'full', items } : { kind: 'full', items, resultId }
    }),
  )
}
