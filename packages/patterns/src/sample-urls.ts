import type { PatternOptions } from './contract/pattern.ts'
import type { ParsedPattern } from './parse-pattern.ts'
import { TooMuchWork, withWork } from './text/work/work.ts'

/** Maximum number of URLs that match, and of URLs that do not. */
const most = 3

/** The work that the URLs of one pattern may take. */
const mostWork = 1_000_000

/** Returns URLs or paths made from a pattern: some that match, and some that narrowly do not. */
export function sampleUrls(
  { text, dialect, pattern }: ParsedPattern,
  options: PatternOptions = {},
): readonly string[] {
  if (pattern === null) return []
  const matching: string[] = []
  const others: string[] = []
  try {
    withWork(mostWork, () => {
      for (const url of dialect.sample(text, options)) {
        ;(pattern.match(url) === null ? others : matching).push(url)
        if (matching.length >= most && others.length >= most) return
      }
    })
  } catch (error) {
    if (!(error instanceof TooMuchWork)) throw error
  }
  return [...matching.slice(0, most), ...others.slice(0, most)]
}
