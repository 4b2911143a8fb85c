import type * as lsp from 'vscode-languageserver-types'
import { problemsOf } from './features/diagnostics.ts'
import { fixAll, fixAllOfCode } from './features/fix-all.ts'
import { findingsAt, quickFixes } from './features/quick-fixes.ts'
import { type FindingsOf, findingsOf, type Subject } from './findings-of.ts'
import { spanOf } from './service-document.ts'
import { type ClientShape, toCodeAction, toDiagnostic, toWorkspaceEdit } from './to-lsp.ts'

/** The kind of "fix all", below `source.fixAll`, so that "fix all on save" includes it. */
export const fixAllKind = 'source.fixAll.hreflint'

export interface LanguageServiceHost {
  readonly shape: ClientShape
  /** Recomputed from the document unless the host remembers them. */
  readonly findingsOf?: FindingsOf
}

/** Everything an editor can ask about a document. Stateless: the answer depends on arguments only. */
export interface LanguageService {
  diagnostics(subject: Subject): lsp.Diagnostic[]
  codeActions(subject: Subject, range: lsp.Range, context: lsp.CodeActionContext): lsp.CodeAction[]
}

export function createLanguageService(host: LanguageServiceHost): LanguageService {
  const { shape } = host
  const findings = host.findingsOf ?? findingsOf
  return {
    diagnostics: subject =>
      problemsOf(findings(subject)).map(problem => toDiagnostic(subject.document, problem, shape)),

    codeActions: (subject, range, context) => {
      const { document } = subject
      const wants = (kind: string) => isWanted(kind, context.only)
      const all = findings(subject)
      const place = spanOf(document, range)
      const actions: lsp.CodeAction[] = []
      if (wants('quickfix')) {
        for (const action of quickFixes(all, place)) {
          actions.push(toCodeAction(document, action, context.diagnostics, shape))
        }
        for (const code of new Set(findingsAt(all, place).map(finding => finding.code))) {
          if (all.filter(finding => finding.code === code).length < 2) continue
          const edits = fixAllOfCode(all, code)
          if (edits.length === 0) continue
          actions.push({
            title: `Fix all of ${code} in this file`,
            kind: 'quickfix',
            edit: toWorkspaceEdit(document, edits, shape),
          })
        }
      }
      if (context.only !== undefined && wants(fixAllKind)) {
        const edits = fixAll(subject)
        if (edits.length > 0) {
          actions.push({
            title: 'Fix all URLs that can be fixed without changing them',
            kind: fixAllKind,
            edit: toWorkspaceEdit(document, edits, shape),
          })
        }
      }
      return actions
    },
  }
}

/** Whether a kind is asked for: kinds are a hierarchy, `source` includes `source.fixAll.hreflint`. */
export function isWanted(kind: string, only: readonly string[] | undefined): boolean {
  return (
    only === undefined ||
    only.some(wanted => wanted === '' || kind === wanted || kind.startsWith(`${wanted}.`))
  )
}
