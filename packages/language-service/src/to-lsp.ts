import type { TextEdit } from '@hreflint/core'
import { type Finding, pathBeside, sarifUri, type Severity } from '@hreflint/linter'
import type * as lsp from 'vscode-languageserver-types'
import { type ClientShape, pageFor } from './client-shape.ts'
import type { DeferredEdits } from './features/actions/deferred-edits.ts'
import type { Action } from './features/actions/quick-fixes.ts'
import type { Completion } from './features/completions.ts'
import type { Problem } from './features/diagnostics.ts'
import type { Link } from './features/document-links.ts'
import type { HoverText } from './features/hover/hover.ts'
import { plainText } from './features/hover/markdown.ts'
import { rangeOf, type ServiceDocument } from './service-document.ts'

const severities = { error: 1, warning: 2, info: 3 } satisfies Record<
  Severity,
  lsp.DiagnosticSeverity
>

/** Maximum number of related places. Editors list each of them below the diagnostic. */
const maxRelated = 50

/** The name that is shown next to a diagnostic. */
const source = 'hreflint'

export function toDiagnostic(
  document: ServiceDocument,
  problem: Problem,
  shape: ClientShape,
): lsp.Diagnostic {
  const { code, related, elsewhere } = problem
  const diagnostic: lsp.Diagnostic = {
    range: rangeOf(document, problem.span),
    severity: severities[problem.severity],
    source,
    message: problem.message,
  }
  if (code !== null) {
    diagnostic.code = code
    const href = shape.codeDescription ? pageFor(code, shape) : null
    if (href !== null) diagnostic.codeDescription = { href }
  }
  if (related.length + elsewhere.length > 0 && shape.relatedInformation) {
    diagnostic.relatedInformation = [
      ...related.slice(0, maxRelated).map(({ span, message }) => ({
        location: { uri: document.uri, range: rangeOf(document, span) },
        message,
      })),
      ...elsewhere.map(({ file, line, message }) => ({
        location: { uri: pathBeside(document.uri, sarifUri(file)), range: wholeLine(line) },
        message,
      })),
    ]
  }
  if (problem.unnecessary && shape.unnecessaryTag) diagnostic.tags = [1]
  return diagnostic
}

/** Returns the range of a line, counted from 1, whose length is not known. */
function wholeLine(line: number): lsp.Range {
  return { start: { line: line - 1, character: 0 }, end: { line, character: 0 } }
}

export function toTextEdits(document: ServiceDocument, edits: readonly TextEdit[]): lsp.TextEdit[] {
  return edits.map(({ span, text }) => ({ range: rangeOf(document, span), newText: text }))
}

/**
 * Returns an edit of one document. It is bound to the document's version if the client supports
 * versions.
 */
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

/**
 * Converts an action. `diagnostics` are those of the request. The action contains the ones with the
 * code and range of its finding.
 */
export function toCodeAction(
  document: ServiceDocument,
  action: Action,
  diagnostics: readonly lsp.Diagnostic[],
  shape: ClientShape,
): lsp.CodeAction {
  const repaired = diagnosticsOf(document, action.finding, diagnostics)
  return {
    title: action.title,
    kind: 'quickfix',
    ...(repaired.length > 0 ? { diagnostics: repaired } : {}),
    ...(action.isPreferred ? { isPreferred: true } : {}),
    edit: toWorkspaceEdit(document, action.edits, shape),
  }
}

/**
 * Converts an action whose edits are deferred. It names its document, because the client may send
 * it back alone.
 */
export function toDeferredAction(
  document: ServiceDocument,
  { kind, title, edits, finding }: DeferredAction,
  diagnostics: readonly lsp.Diagnostic[],
): lsp.CodeAction {
  const about = diagnosticsOf(document, finding, diagnostics)
  return {
    title,
    kind,
    ...(about.length > 0 ? { diagnostics: about } : {}),
    data: { uri: document.uri, ...edits },
  }
}

interface DeferredAction {
  readonly kind: string
  readonly title: string
  readonly edits: DeferredEdits
  readonly finding: Finding | undefined
}

/** Returns an action that the server carries out itself. */
export function toCommandAction(
  document: ServiceDocument,
  { kind, title, command }: { kind: string; title: string; command: string },
  argument: string,
  finding: Finding,
  diagnostics: readonly lsp.Diagnostic[],
): lsp.CodeAction {
  const about = diagnosticsOf(document, finding, diagnostics)
  return {
    title,
    kind,
    ...(about.length > 0 ? { diagnostics: about } : {}),
    command: { title, command, arguments: [argument] },
  }
}

function diagnosticsOf(
  document: ServiceDocument,
  finding: Finding | undefined,
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

export function toHover(
  document: ServiceDocument,
  { span, markdown }: HoverText,
  shape: ClientShape,
): lsp.Hover {
  const value = shape.markdown ? markdown : plainText(markdown)
  return {
    range: rangeOf(document, span),
    contents: { kind: shape.markdown ? 'markdown' : 'plaintext', value },
  }
}

export function toDocumentLink(
  document: ServiceDocument,
  { span, target, file }: Link,
): lsp.DocumentLink {
  const link = { range: rangeOf(document, span), target }
  return file === null ? link : { ...link, data: { file } }
}

export function toCompletionItem(
  document: ServiceDocument,
  { label, detail, replaces, text, filterText }: Completion,
  index: number,
): lsp.CompletionItem {
  return {
    label,
    detail,
    kind: 12,
    filterText,
    // Keeps the order of the list, instead of the alphabetical order.
    sortText: String(index),
    textEdit: { range: rangeOf(document, replaces), newText: text },
  }
}
