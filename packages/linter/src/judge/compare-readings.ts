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
 * What programs are asked about: whole URLs of the web. A reference is resolved by the page before one of
 * them sees it, and an address of mail is not for them.
 */
const webUrl = /^[\0-\x20]*(?:https?|ftp|wss?):/i

/**
 * What specifications make of a URL; null if it is never read as it is: with a placeholder in it, or in a
 * place where it may be a name.
 */
export function compareReadings(
  { isUrl, url, text, options }: JudgedUrl,
  specs: readonly UrlSpec[],
): Comparison | null {
  if (!isUrl || url.holes.length > 0) return null
  const { base, encoding } = options
  return compareWithPrograms(text, specs, { base, encoding })
}

/** Whether a program is given such a URL as it is written. */
export function isForPrograms(url: string): boolean {
  return webUrl.test(url)
}

/** `compare` for a URL of a document, where programs are asked only about what they would be given. */
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

/** What to show for a divergence: for another host, the one that the first specification finds; else the URL. */
export function divergentSpan(
  { grade }: Divergence,
  { input, readings }: Pick<Comparison, 'input' | 'readings'>,
): Span {
  const hosts = readings.flatMap(({ components }) => components.host ?? [])
  const [host] = grade === 'host' ? hosts : []
  return host ?? { start: 0, end: input.length }
}
