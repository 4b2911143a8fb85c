import { pageOf, type TextEdit } from '@hreflint/core'
import type { Finding } from '@hreflint/linter'
import type * as lsp from 'vscode-languageserver-types'
import type { Subject } from '../findings-of.ts'
import { spanOf } from '../service-document.ts'
import { type ClientShape, toCodeAction, toCommandAction, toWorkspaceEdit } from '../to-lsp.ts'
import { fixAll, fixAllOfCode } from './fix-all.ts'
import { fixAllKind } from './fix-all-kind.ts'
import { type Action, findingsAt, quickFixes } from './quick-fixes.ts'
import { type SuppressStyle, suppressHere, suppressInFile } from './suppressions.ts'

/** What a client can be offered, apart from the document. */
interface Offer {
  readonly shape: ClientShape
  readonly openPageCommand?: string
}

/** Proving a suppression means linting the document again: only where that goes unnoticed. */
const longestForProofs = 2_000_000

/** The best first: fixes, then the same for the whole file, then silence, then the page to read. */
export function codeActions(
  subject: Subject,
  all: readonly Finding[],
  range: lsp.Range,
  { diagnostics, only, triggerKind }: lsp.CodeActionContext,
  style: SuppressStyle,
  { shape, openPageCommand }: Offer,
): lsp.CodeAction[] {
  const { document } = subject
  const place = spanOf(document, range)
  const actions: lsp.CodeAction[] = []
  const add = (action: Action) => actions.push(toCodeAction(document, action, diagnostics, shape))
  const here = findingsAt(all, place)
  if (isWanted('quickfix', only) && here.length > 0) {
    for (const fix of quickFixes(all, place)) add(fix)
    for (const [code, finding] of byCode(here)) {
      const edits = fixAllOfCode(all, code)
      if (edits.length > 1 && all.filter(other => other.code === code).length > 1) {
        add(fileAction(`Fix all of ${code} in this file`, edits, finding))
      }
    }
    if (document.text.length <= longestForProofs) {
      for (const action of suppressions(subject, all, here, style)) add(action)
    }
    if (openPageCommand !== undefined) {
      for (const [code, finding] of byCode(here)) {
        const title = `What ${code} means`
        actions.push(
          toCommandAction(document, title, openPageCommand, pageOf(code), finding, diagnostics),
        )
      }
    }
  }
  // Asked for by name, or by a person: not while the cursor moves.
  if (only === undefined ? triggerKind !== 2 && here.length > 0 : isWanted(fixAllKind, only)) {
    const edits = fixAll(subject)
    if (edits.length > 0) {
      actions.push({
        title: 'Fix all URLs that can be fixed without changing where they lead',
        kind: fixAllKind,
        edit: toWorkspaceEdit(document, edits, shape),
      })
    }
  }
  return actions
}

function* suppressions(
  subject: Subject,
  all: readonly Finding[],
  here: readonly Finding[],
  style: SuppressStyle,
): Generator<Action> {
  for (const [code, finding] of byCode(here)) {
    const edits = suppressHere(subject, all, finding, style)
    if (edits !== null) yield fileAction(`Allow ${code} on this line`, edits, finding)
  }
  for (const [code, finding] of byCode(here)) {
    const edits = suppressInFile(subject, all, code)
    if (edits !== null) yield fileAction(`Allow ${code} in this file`, edits, finding)
  }
}

function fileAction(title: string, edits: readonly TextEdit[], finding: Finding): Action {
  return { title, edits, finding, isPreferred: false }
}

/** The first finding of each code. */
function byCode(findings: readonly Finding[]): ReadonlyMap<string, Finding> {
  return new Map(findings.toReversed().map(finding => [finding.code, finding]))
}

/** Whether a kind is asked for: kinds are a hierarchy, `source` includes `source.fixAll.hreflint`. */
export function isWanted(kind: string, only: readonly string[] | undefined): boolean {
  return (
    only === undefined ||
    only.some(wanted => wanted === '' || kind === wanted || kind.startsWith(`${wanted}.`))
  )
}
