import type { Span } from '@hreflint/core'
import { fillTarget, matchPattern, type PatternMatch, readPattern } from './rule-pattern.ts'

/** One entry of a redirect table. */
export interface RedirectRule {
  /** Path from the root of the server. Can have placeholders: `/blog/:year/*`. */
  readonly from: string
  /** Path or URL. Its placeholders are replaced with what they matched in `from`. */
  readonly to: string
  /** 200 serves the target without a redirect. 400 and higher show an error page. */
  readonly status: number
  /** Whether the rule applies only to some requests: by country, cookie or query. */
  readonly isConditional: boolean
  /** What wins if a file has the same address. `depends`: servers that read this table differ. */
  readonly winner: 'rule' | 'file' | 'depends'
  /** Whether the server ignores a slash at the end of an address. */
  readonly ignoresSlash: boolean
  /** The spans of the two addresses in the table. */
  readonly fromSpan: Span
  readonly toSpan: Span
}

/**
 * Returns the target of a rule for a path; null if the rule does not match. A slash at the end
 * makes no difference.
 */
export function redirectTarget(
  { from, to }: Pick<RedirectRule, 'from' | 'to'>,
  path: string,
): string | null {
  const match = matchLoosely(from, path)
  return match === null ? null : fillTarget(to, match.values)
}

/** Matches a path with a slash at the end or without, so that any server is covered. */
export function matchLoosely(from: string, path: string): PatternMatch | null {
  const pattern = readPattern(from)
  return matchPattern(pattern, path) ?? matchPattern(pattern, otherSlash(path))
}

/** Removes the slash at the end of a path, or adds one if there is none. */
export function otherSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : `${path}/`
}
