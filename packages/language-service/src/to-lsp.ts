import { pageOf, type TextEdit } from '@hreflint/core'
import type { Severity } from '@hreflint/linter'
import type * as lsp from 'vscode-languageserver-types'
import type { Problem } from './features/diagnostics.ts'
import type { Action } from './features/quick-fixes.ts'
import { rangeOf, type ServiceDocument } from './service-document.ts'

/** What the client can take, as far as it changes the shape of what it is sent. */
export interface ClientShape {
  readonly documentChanges: boolean
  readonly relatedInformation: boolean
  readonly codeDescription: boolean
  readonly unnecessaryTag: boolean
}

const severities = { error: 1, warning: 2, info: 3 } satisfies Record<
  Severity,
  lsp.DiagnosticSeverity
>

/** The name that stands beside a diagnostic. */
export const source = 'hreflint'

export function toDiagnostic(
  document: ServiceDocument,
  problem: Problem,
  shape: ClientShape,
): lsp.Diagnostic {
  const { code, related } = problem
  const diagnostic: lsp.Diagnostic = {
    range: rangeOf(document, problem.span),
    severity: severities[problem.severity],
    source,
    message: problem.message,
  }
  if (code !== null) {
    diagnostic.code = code
    if (shape.codeDescription) diagnostic.codeDescription = { href: pageOf(code) }
  }
  if (related.length > 0 && shape.relatedInformation) {
    diagnostic.relatedInformation = related.map(({ span, message }) => ({
      location: { uri: document.uri, range: rangeOf(document, span) },
      message,
    }))
  }
  if (problem.unnecessary && shape.unnecessaryTag) diagnostic.tags = [1]
  return diagnostic
}

export function toTextEdits(document: ServiceDocument, edits: readonly TextEdit[]): lsp.TextEdit[] {
  return edits.map(({ span, text }) => ({ range: rangeOf(document, span), newText: text }))
}

/** An edit of one document; bound to its version where the client knows versions. */
export function toWorkspaceEdit(
  document: ServiceDocument,
  edits: readonly TextEdit[],
  shape: ClientShape,
): lsp.WorkspaceEdit {
  const { uri, version } = document
  const textEdits = toTextEdits(document, edits)
  return shape.documentChanges
    ? { documentChanges: [{ textDocument: { uri, version }, edits: textEdits }] }
    : { changes: { [uri]: textEdits } }
}

/** `diagnostics` are those of the request: the ones with the code and range of the finding are given back. */
export function toCodeAction(
  document: ServiceDocument,
  action: Action,
  diagnostics: readonly lsp.Diagnostic[],
  shape: ClientShape,
): lsp.CodeAction {
  const repaired = diagnosticsOf(document, action, diagnostics)
  return {
    title: action.title,
    kind: 'quickfix',
    ...(repaired.length > 0 ? { diagnostics: repaired } : {}),
    ...(action.isPreferred ? { isPreferred: true } : {}),
    edit: toWorkspaceEdit(document, action.edits, shape),
  }
}

function diagnosticsOf(
  document: ServiceDocument,
  { finding }: Action,
  diagnostics: readonly lsp.Diagnostic[],
): lsp.Diagnostic[] {
  if (finding === undefined) return []
  const { start, end } = rangeOf(document, finding.span)
  return diagnostics.filter(
    ({ code, range }) =>
      code === finding.code &&
      range.start.line === start.line &&
      range.start.character === start.character &&
      range.end.line === end.line &&
      range.end.character === end.character,
  )
}
