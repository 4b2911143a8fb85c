import { type Comparison, compare, type Divergence, type Span, type UrlSpec } from '@hreflint/core'
import type { JudgedUrl } from './judged-url.ts'

/**
 * What specifications make of a URL; null where nobody reads it as it is: with a placeholder in it, or in a
 * place where it may be a name.
 */
export function compareReadings(
  { isUrl, url, text, options }: JudgedUrl,
  specs: readonly UrlSpec[],
): Comparison | null {
  if (!isUrl || url.holes.length > 0) return null
  const { base, encoding } = options
  return compare(text, specs, { base, encoding })
}

/** What to show for a divergence: for another host, the one that the first specification finds; else the URL. */
export function divergentSpan(
  { grade }: Divergence,
  { input, readings }: Pick<Comparison, 'input' | 'readings'>,
): Span {
  const hosts = readings.flatMap(({ components }) => components.host ?? [])
  const [host] = grade === 'host' ? hosts : []
  return host ?? { start: 0, end: input.length }
}
