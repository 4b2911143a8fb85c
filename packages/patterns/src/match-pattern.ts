import type { PatternMatch } from './contract/pattern.ts'
import type { ParsedPattern } from './parse-pattern.ts'

/** What a pattern makes of a URL, or of a path from the root; null where it does not match or does not compile. */
export function matchPattern({ pattern }: ParsedPattern, url: string): PatternMatch | null {
  return pattern === null ? null : pattern.match(url)
}
