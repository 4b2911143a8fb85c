import { applyEdits, type Fix, type Proposal, type RepairContext } from './fix.ts'
import type { Issue } from './issue.ts'
import type { ParsedUrl, ParseResult } from './spec.ts'

/**
 * Proves what a proposal does, by parsing its result. Null where it is not worth having: it leads
 * to a parse exception, changes nothing, or keeps the URL without keeping the promise to remove
 * its issue and to add none.
 */
export function proveFix({ title, edits }: Proposal, context: RepairContext): Fix | null {
  const output = applyEdits(context.input, edits)
  if (output === context.input) return null
  const after = context.parse(output)
  if (after.url === null) return null
  if (!isSameUrl(context.result.url, after.url)) return { title, safety: 'changes-url', edits }
  const counts = countCodes(context.result.issues)
  const before = counts.get(context.issue.code) ?? 0
  const left = countCodes(after.issues)
  if ((left.get(context.issue.code) ?? 0) >= before) return null
  return addsNone(counts, left) ? { title, safety: 'keeps-url', edits } : null
}

/** Whether `after` is the same URL as `before` with fewer issues and none that is new. */
export function isCleaner(before: ParseResult, after: ParseResult): boolean {
  return (
    after.issues.length < before.issues.length &&
    isSameUrl(before.url, after.url) &&
    addsNone(countCodes(before.issues), countCodes(after.issues))
  )
}

/** Without an `href` (a specification that does not resolve), every component is compared. */
export function isSameUrl(a: ParsedUrl | null, b: ParsedUrl | null): boolean {
  if (a === null || b === null) return false
  if (a.href !== null || b.href !== null) return a.href === b.href
  return (
    a.scheme === b.scheme &&
    a.username === b.username &&
    a.password === b.password &&
    a.host === b.host &&
    a.port === b.port &&
    a.path === b.path &&
    a.query === b.query &&
    a.fragment === b.fragment
  )
}

function countCodes(issues: readonly Issue[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { code } of issues) counts.set(code, (counts.get(code) ?? 0) + 1)
  return counts
}

function addsNone(before: Map<string, number>, after: Map<string, number>): boolean {
  for (const [code, count] of after) if (count > (before.get(code) ?? 0)) return false
  return true
}
