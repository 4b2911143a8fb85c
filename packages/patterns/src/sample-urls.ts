import type { PatternOptions } from './contract/pattern.ts'
import type { ParsedPattern } from './parse-pattern.ts'

/** Maximum number of URLs that match, and of URLs that do not. */
const most = 3

/** Returns URLs or paths made from a pattern: some that match, and some that narrowly do not. */
export function sampleUrls(
  { text, dialect, pattern }: ParsedPattern,
  options: PatternOptions = {},
): readonly string[] {
  if (pattern === null) return []
  const candidates = dialect.sample(text, options)
  const matching = candidates.filter(url => pattern.match(url) !== null)
  const others = candidates.filter(url => pattern.match(url) === null)
  return [...matching.slice(0, most), ...others.slice(0, most)]
}
