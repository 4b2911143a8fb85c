import type { Span } from '@hreflint/core'
import { fillTarget, matchPattern, type PatternMatch, readPattern } from './rule-pattern.ts'

/** One entry of a redirect table. */
export interface RedirectRule {
  /** Path from the root of the server, which may have placeholders: `/blog/:year/*`. */
  readonly from: string
  /** Path or URL; placeholders stand for what they matched. */
  readonly to: string
  /** 200 serves the target in place of the address; 400 and more show an error page. */
  readonly status: number
  /** Whether it applies to some requests only: by country, cookie, query. */
  readonly isConditional: boolean
  /** What wins where a file has the address as well. Servers that read the same table differ. */
  readonly winner: 'rule' | 'file' | 'depends'
  /** Whether the server takes an address with a slash at its end for the same without it. */
  readonly ignoresSlash: boolean
  /** Where the table has the two addresses. */
  readonly fromSpan: Span
  readonly toSpan: Span
}

/** Where a rule sends a path; null where it does not apply. A slash at the end makes no difference. */
export function redirectTarget(
  { from, to }: Pick<RedirectRule, 'from' | 'to'>,
  path: string,
): string | null {
  const match = matchLoosely(from, path)
  return match === null ? null : fillTarget(to, match.values)
}

/** A match as any server makes it: with the slash at the end or without. */
export function matchLoosely(from: string, path: string): PatternMatch | null {
  const pattern = readPattern(from)
  return matchPattern(pattern, path) ?? matchPattern(pattern, otherSlash(path))
}

/** The same path without the slash at its end, or with one. */
export function otherSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : `${path}/`
}
