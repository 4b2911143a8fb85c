import {
  type BaseOptions,
  type Comparison,
  compare,
  type Divergence,
  type Span,
  type UrlSpec,
} from '@hreflint/core'
import type { JudgedUrl } from './judged-url.ts'

/**
 * Matches the URLs that programs read: absolute web URLs. The page resolves relative references
 * before programs see them, and email addresses are not for them.
 */
const webUrl = /^[\0-\x20]*(?:https?|ftp|wss?):/i

/**
 * Compares how specifications read a URL. Returns null if no program reads it as it is: it contains
 * a placeholder, or is in a place where it may be a name.
 */
export function compareReadings(
  { isUrl, holes, text, options }: JudgedUrl,
  specs: readonly UrlSpec[],
): Comparison | null {
  if (!isUrl || holes.length > 0) return null
  const { base, encoding } = options
  return compareWithPrograms(text, specs, { base, encoding })
}

/** Whether programs are given such a URL unchanged. */
export function isForPrograms(url: string): boolean {
  return webUrl.test(url)
}

/**
 * Calls `compare` for a URL in a document. Programs are included only for URLs that they would be
 * given.
 */
export function compareWithPrograms(
  text: string,
  readers: readonly UrlSpec[],
  options: BaseOptions,
): Comparison {
  const asked = isForPrograms(text)
    ? readers
    : readers.filter(({ isProgram }) => isProgram !== true)
  return compare(text, asked, options)
}

/**
 * Returns the span to show for a divergence: the first host found if the hosts differ; else the
 * whole URL.
 */
export function divergentSpan(
  { grade }: Divergence,
  { input, readings }: Pick<Comparison, 'input' | 'readings'>,
): Span {
  const hosts = readings.flatMap(({ components }) => components.host ?? [])
  const [host] = grade === 'host' ? hosts : []
  return host ?? { start: 0, end: input.length }
}
