import {
  type ComponentName,
  type Components,
  parse,
  type Span,
  type UrlOptions,
} from '@hreflint/core'

/** The parts of a URL whose values need encoding, each with a value that shows why. */
export const hostileValues = {
  'user name': 'a@evil.example/',
  password: 'a@evil.example/',
  host: 'evil.example/',
  path: '../a?b',
  query: 'a&b=c',
} as const

/** The part of a URL that a hole is in. */
export type UrlPart = keyof typeof hostileValues

/** A URL whose holes are filled with letters. */
interface FilledUrl {
  readonly text: string
  readonly options: UrlOptions
  readonly url: { readonly text: string; readonly holes: readonly Span[] }
}

const webScheme = /^(?:https?|wss?|ftp)$/

/**
 * Returns the part of the URL that a hole fills. Null for the start of a URL, for ports and
 * fragments, and for a hole that may fill several parts at once.
 */
export function partOf(hole: Span, { text, options }: FilledUrl): UrlPart | null {
  const { url, components } = read(text, options)
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
      return isSegment(hole, text) ? 'path' : null
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

/** Whether a hole follows `name=` and ends at `&`, `#` or the end of the text. */
const isParameterValue = ({ start, end }: Span, text: string): boolean =>
  /[?&;][\w.~%[\]-]+=$/.test(text.slice(0, start)) &&
  (end === text.length || /[&#;]/.test(text.charAt(end)))

/**
 * Returns the URL that results if a hostile value fills one of the holes. Null if the result is not
 * a URL.
 */
export function withHostileValue(
  hole: Span,
  part: UrlPart,
  { text, options, url }: FilledUrl,
): string | null {
  const fill = (written: string): string =>
    written.slice(0, hole.start) + hostileValues[part] + written.slice(hole.end)
  const href = read(fill(text), options).url?.href ?? null
  // The other holes are shown as holes, so the URL is shown as written.
  if (href === null || url.holes.length > 1) return href === null ? null : fill(url.text)
  return href.startsWith(somePage) ? href.slice(somePage.length - 1) : href
}

/** A page that relative URLs are resolved against. Any page does. */
const somePage = 'https://page.invalid/'

function read(text: string, { spec }: UrlOptions): ReturnType<typeof parse> {
  const alone = parse(text, { spec })
  return alone.url?.scheme ? alone : parse(text, { spec, base: somePage })
}
