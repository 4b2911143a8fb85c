import type { PatternMatch } from './contract/pattern.ts'
import type { ParsedPattern } from './parse-pattern.ts'

/**
 * Matches a URL, or a path that begins with a slash. Returns null if the pattern does not match or does not compile.
 */
export function matchPattern({ pattern }: ParsedPattern, url: string): PatternMatch | null {
  return pattern === null ? null : pattern.match(url)
}
