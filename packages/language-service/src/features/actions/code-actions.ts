import type { CommentStyle, Finding } from '@hreflint/linter'
import type * as lsp from 'vscode-languageserver-types'
import type { Subject } from '../../findings-of.ts'
import { spanOf } from '../../service-document.ts'
import { type ClientShape, pageFor } from '../../client-shape.ts'
import { toCodeAction, toCommandAction, toDeferredAction, toWorkspaceEdit } from '../../to-lsp.ts'
import { type DeferredEdits, deferredEdits, readDeferredEdits } from './deferred-edits.ts'
import { fixAll, fixAllOfCode } from './fix-all.ts'
import { fixAllKind } from './fix-all-kind.ts'
import { findingsAt, quickFixes } from './quick-fixes.ts'

/** The capabilities of a client that decide which actions it is offered. */
interface Offer {
  readonly shape: ClientShape
  readonly openPageCommand?: string
}

const fixAllTitle = 'Apply all safe fixes in this file'

/** A kind below `quickfix`, so that an editor can distinguish the groups. */
const allowKind = 'quickfix.allow.hreflint'
const learnKind = 'quickfix.learn.hreflint'

/**
 * Some edits need another lint of the document. In a document with more UTF-16 code units than
 * this, they are offered only if the client can wait for them.
 */
const longestForProofs = 2_000_000

/**
 * Returns the code actions for a range, the best first: fixes, suggestions, fixes for the whole
 * file, suppressions, and pages to read.
 */
export function codeActions(
  subject: Subject,
  all: readonly Finding[],
  range: lsp.Range,
  { diagnostics, only }: lsp.CodeActionContext,
  style: CommentStyle,
  { shape, openPageCommand }: Offer,
): lsp.CodeAction[] {
  const { document } = subject
  const place = spanOf(document, range)
  const here = findingsAt(all, place)
  if (!isWanted('quickfix', only) || here.length === 0) return sourceActions(subject, only, shape)

  const actions = quickFixes(all, place).map(action =>
    toCodeAction(document, action, diagnostics, shape),
  )
  const codes = byCode(here)
  for (const [code, finding] of codes) {
    const edits = fixAllOfCode(all, code)
    if (edits.length > 1 && all.filter(other => other.code === code).length > 1) {
      const action = {
        title: `Fix all ${code} in this file`,
        edits,
        finding,
        isPreferred: false,
      }
      actions.push(toCodeAction(document, action, diagnostics, shape))
    }
  }
  const defer = (kind: string, title: string, edits: DeferredEdits, finding?: Finding) => {
    const action = toDeferredAction(document, { kind, title, edits, finding }, diagnostics)
    if (shape.resolvesEdits) {
      actions.push(action)
    } else if (document.text.length <= longestForProofs) {
      const whole = resolved(subject, all, action, shape)
      if (whole.edit !== undefined) actions.push(whole)
    }
  }
  const isFixable = ({ fixes: [fix] }: Finding) => fix?.safety === 'keeps-url'
  if (here.some(isFixable) && all.filter(isFixable).length > 1) {
    defer('quickfix', fixAllTitle, { does: 'fix-all' })
  }
  for (const [code, finding] of codes) {
    const { start, end } = finding.span
    const edits = { does: 'allow-here', code, start, end, style } as const
    defer(allowKind, `Allow ${code} on this line`, edits, finding)
  }
  for (const [code, finding] of codes) {
    defer(allowKind, `Allow ${code} in this file`, { does: 'allow-in-file', code }, finding)
  }
  if (openPageCommand !== undefined) {
    for (const [code, finding] of codes) {
      const page = pageFor(code, shape)
      const action = { kind: learnKind, title: `Explain ${code}`, command: openPageCommand }
      if (page !== null) {
        actions.push(toCommandAction(document, action, page, finding, diagnostics))
      }
    }
  }
  return actions
}

/**
 * Returns the actions that run on save or from the menu of source actions. Clients request them by
 * kind.
 */
function sourceActions(
  subject: Subject,
  only: readonly string[] | undefined,
  shape: ClientShape,
): lsp.CodeAction[] {
  if (only === undefined || !isWanted(fixAllKind, only)) return []
  const edits = fixAll(subject)
  if (edits.length === 0) return []
  const edit = toWorkspaceEdit(subject.document, edits, shape)
  return [{ title: fixAllTitle, kind: fixAllKind, edit }]
}

/**
 * Returns a code action with its deferred edits. Returns the action unchanged if there are none.
 */
export function resolved(
  subject: Subject,
  all: readonly Finding[],
  action: lsp.CodeAction,
  shape: ClientShape,
): lsp.CodeAction {
  const { data, ...rest } = action
  const asked = readDeferredEdits(data)
  const edits = asked === null ? null : deferredEdits(subject, all, asked)
  if (edits === null) return action
  return { ...rest, edit: toWorkspaceEdit(subject.document, edits, shape) }
}

/** Returns the first finding of each code. */
function byCode(findings: readonly Finding[]): ReadonlyMap<string, Finding> {
  return new Map(findings.toReversed().map(finding => [finding.code, finding]))
}

/**
 * Returns whether a kind is requested. Kinds form a hierarchy: `source` includes
 * `source.fixAll.hreflint`.
 */
function isWanted(kind: string, only: readonly string[] | undefined): boolean {
  return (
    only === undefined ||
    only.some(wanted => wanted === '' || kind === wanted || kind.startsWith(`${wanted}.`))
  )
}
