import type { PatternMatch } from './contract/pattern.ts'
import type { ParsedPattern } from './parse-pattern.ts'
import { TooMuchWork } from './text/work/work.ts'

/**
 * Matches a URL, or a path that begins with a slash. Returns null if the pattern does not match or
 * does not compile, and undefined if to find out takes too many steps.
 */
export function matchPattern(
  { pattern }: Pick<ParsedPattern, 'pattern'>,
  url: string,
): PatternMatch | null | undefined {
  try {
    return pattern === null ? null : pattern.match(url)
  } catch (error) {
    if (error instanceof TooMuchWork) return undefined
    throw error
  }
}
