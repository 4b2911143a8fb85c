import type { PatternOptions } from './contract/pattern.ts'
import type { ParsedPattern } from './parse-pattern.ts'

/** How many URLs of each kind are made. */
const most = 3

/** URLs, or paths, made from a pattern: some that match, and some that just do not. */
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
