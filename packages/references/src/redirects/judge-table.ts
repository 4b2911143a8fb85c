import type { Span } from '@hreflint/core'
import { dangling } from '../issues/redirect/dangling.ts'
import { redirectChain } from '../issues/redirect/chain.ts'
import { redirectLoop } from '../issues/redirect/loop.ts'
import { shadowed } from '../issues/redirect/shadowed.ts'
import { issueAt, type ReferenceIssue } from '../resolve/resolution.ts'
import type { RedirectRule } from './redirect-rule.ts'
import { RedirectRules } from './redirect-rules.ts'
import { hasUnfilledName } from './rule-pattern.ts'
import { whatShadows } from './shadowing.ts'
import { followRule, type TableSite } from './follow-rule.ts'

/** An issue of an entry in a redirect table. */
export interface TableIssue {
  readonly found: ReferenceIssue
  /** The place of the issue in the table. */
  readonly span: Span
  /** The address at that place. */
  readonly url: string
}

/**
 * Judges the entries of one table. Reports rules that are never used, loops, missing targets and
 * chains, at most one issue per rule.
 *
 * @param all The rules of all tables of the site.
 */
export function judgeTable(
  own: readonly RedirectRule[],
  all: RedirectRules,
  site: TableSite,
): readonly TableIssue[] {
  const issues: TableIssue[] = []
  const ofTable = new RedirectRules(own)
  const shadowOf = whatShadows(ofTable, site)
  for (const [index, rule] of own.entries()) {
    const { from, to, fromSpan, toSpan } = rule
    const shadow = shadowOf(index)
    if (shadow !== null) {
      const found = issueAt(shadowed, null, from, { from, shadow })
      issues.push({ found, span: fromSpan, url: from })
      continue
    }
    if (rule.status >= 400) continue
    const way = followRule(rule, all, site)
    const at = { span: toSpan, url: to }
    if (way.kind === 'loop') {
      const circle = way.addresses.join(' → ')
      issues.push({ found: issueAt(redirectLoop, null, to, { circle }), ...at })
      continue
    }
    if (hasUnfilledName(from, to)) continue
    const target = site.missingTarget(to)
    if (target !== null && typeof target !== 'string') {
      issues.push({ found: target, ...at })
    } else if (target !== null) {
      issues.push({ found: issueAt(dangling, null, to, { from, target }), ...at })
    } else if (way.kind === 'end' && way.hops > 0) {
      issues.push({ found: issueAt(redirectChain, null, to, { to, end: way.end }), ...at })
    }
  }
  return issues
}
