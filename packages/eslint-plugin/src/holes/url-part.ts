import {
  type ComponentName,
  type Components,
  parse,
  type Span,
  type UrlOptions,
} from '@hreflint/core'

/**
 * The parts of a URL whose values need encoding, each with values that show why. The later ones are
 * for programs that refuse the earlier ones.
 */
export const hostileValues = {
  'user name': ['a@evil.example/', 'a/b', 'a#b'],
  password: ['a@evil.example/', 'a/b', 'a#b'],
  host: ['evil.example/', 'evil.example#', 'evil.example?'],
  path: ['../a?b', '../a', 'a/../b', 'a?b', 'a#b', 'a/b'],
  query: ['a&b=c', 'a&b', 'a#b', 'a&b=c@d.example', 'https://a.example/?b&c=d'],
} as const

/** The part of a URL that a hole is in. */
export type UrlPart = keyof typeof hostileValues

/** A URL whose holes are filled with letters. */
export interface FilledUrl {
  readonly text: string
  readonly options: UrlOptions
  /** The holes, and placeholders that are not the program's. */
  readonly holes: readonly Span[]
  readonly url: { readonly text: string; readonly holes: readonly Span[] }
}

const webScheme = /^(?:https?|wss?|ftp)$/

/**
 * Returns the part of the URL that a hole fills. Null for the start of a URL, for ports and
 * fragments, and for a hole that may fill several parts at once.
 */
export function partOf(hole: Span, filled: FilledUrl): UrlPart | null {
  const { text } = filled
  const { url, components } = readingOf(filled)
  if (hole.start === 0 || url === null) return null
  const component = componentAt(hole, components)
  // In a connection string, drivers give the other parts meanings of their own.
  if (url.connection !== undefined) return component === 'password' ? component : null
  if (!webScheme.test(url.scheme ?? '')) return null
  switch (component) {
    case 'username':
      return 'user name'
    case 'password':
      return 'password'
    case 'host':
      // Code that fills in a whole host, or the end of one, is meant to choose it.
      return text.startsWith('.', hole.end) && hole.start === components.host?.start ? 'host' : null
    case 'path':
      return isSegment(hole, text) && !mayBeHost(hole, filled) ? 'path' : null
    case 'query':
      return isParameterValue(hole, text) ? 'query' : null
    default:
      return null
  }
}

function componentAt({ start, end }: Span, components: Components): ComponentName | null {
  const found = Object.entries(components).find(
    ([, span]) => span !== null && span.start <= start && end <= span.end,
  )
  return (found?.[0] as ComponentName | undefined) ?? null
}

/**
 * Whether a hole is a path segment that follows a slash. A hole inside a name
 * (`report-${date}.pdf`) is usually made by the program.
 */
const isSegment = ({ start, end }: Span, text: string): boolean =>
  text[start - 1] === '/' && (end === text.length || /[/?#]/.test(text.charAt(end)))

/**
 * Whether a hole follows the first two slashes of a URL that begins with a hole, as in
 * `${location.protocol}//${host}`.
 */
function mayBeHost({ start }: Span, { text, url: { holes } }: FilledUrl): boolean {
  return holes[0]?.start === 0 && text.indexOf('/') === start - 2 && text[start - 1] === '/'
}

/** Whether a hole follows `name=` and ends at `&`, `#` or the end of the text. */
function isParameterValue({ start, end }: Span, text: string): boolean {
  if (text[start - 1] !== '=' || !(end === text.length || /[&#;]/.test(text.charAt(end))))
    return false
  let name = start - 1
  while (/[\w.~%[\]-]/.test(text.charAt(name - 1))) name -= 1
  return name < start - 1 && /[?&;]/.test(text.charAt(name - 1))
}

/**
 * How many characters of the results for one URL may be written. A text of many holes has as many
 * results as holes, each as long as the text.
 */
const maxWritten = 16_000_000

/**
 * Returns the URL that results if a value fills one of the holes. Null if the result is not
 * a URL, or if too many results of the same URL were asked for.
 */
export function withHostileValue(
  hole: Span,
  part: UrlPart,
  value: string,
  filled: FilledUrl,
): string | null {
  const { text, options, url } = filled
  const reading = readingOf(filled)
  reading.written += text.length
  const isAlone = filled.holes.length === 1
  if (reading.written > maxWritten && !isAlone) return null
  const fill = (written: string): string =>
    written.slice(0, hole.start) + value + written.slice(hole.end)
  // The other holes are shown as holes, so the URL is shown as written. A path and a query are
  // valid with any text.
  if (!isAlone) {
    const isUrl = part === 'path' || part === 'query' || read(fill(text), options).url !== null
    return isUrl ? fill(url.text) : null
  }
  const href = read(fill(text), options).url?.href ?? null
  return href?.startsWith(somePage) ? href.slice(somePage.length - 1) : href
}

/** A page that relative URLs are resolved against. Any page does. */
const somePage = 'https://page.invalid/'

interface Reading extends Pick<ReturnType<typeof parse>, 'url' | 'components'> {
  /** The number of characters of the results that were written. */
  written: number
}

/** A URL is read once for all of its holes. */
const readings = new WeakMap<FilledUrl, Reading>()

function readingOf(filled: FilledUrl): Reading {
  let reading = readings.get(filled)
  if (reading === undefined) {
    const { url, components } = read(filled.text, filled.options)
    reading = { url, components, written: 0 }
    readings.set(filled, reading)
  }
  return reading
}

function read(text: string, { spec }: UrlOptions): ReturnType<typeof parse> {
  const alone = parse(text, { spec })
  return alone.url?.scheme ? alone : parse(text, { spec, base: somePage })
}
