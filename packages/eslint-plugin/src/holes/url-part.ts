import {
  type ComponentName,
  type Components,
  parse,
  type Span,
  type UrlOptions,
} from '@hreflint/core'

/** The parts of a URL whose values need encoding, and a value that shows it. */
export const hostileValues = {
  'user name': 'a@evil.example/',
  password: 'a@evil.example/',
  host: 'evil.example/',
  path: '../a?b',
  query: 'a&b=c',
} as const

/** The part of a URL that a hole is in. */
export type UrlPart = keyof typeof hostileValues

/** A URL whose holes are written over with letters. */
interface FilledUrl {
  readonly text: string
  readonly options: UrlOptions
  readonly url: { readonly text: string; readonly holes: readonly Span[] }
}

const webScheme = /^(?:https?|wss?|ftp)$/

/**
 * The part whose value a hole is; null for what begins a URL, for ports and fragments, and for what may be several
 * parts at once.
 */
export function partOf(hole: Span, { text, options }: FilledUrl): UrlPart | null {
  const { url, components } = read(text, options)
  if (hole.start === 0 || url === null || !webScheme.test(url.scheme ?? '')) return null
  switch (componentAt(hole, components)) {
    case 'username':
      return 'user name'
    case 'password':
      return 'password'
    case 'host':
      // Whoever fills in a whole host, or the end of one, is to choose it.
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

/** A slash is before it: what is in the middle of a name (`report-${date}.pdf`) is mostly made by the program. */
const isSegment = ({ start, end }: Span, text: string): boolean =>
  text[start - 1] === '/' && (end === text.length || /[/?#]/.test(text.charAt(end)))

/** `name=` is before it, and `&`, `#` or the end is after it. */
const isParameterValue = ({ start, end }: Span, text: string): boolean =>
  /[?&;][\w.~%[\]-]+=$/.test(text.slice(0, start)) &&
  (end === text.length || /[&#;]/.test(text.charAt(end)))

/** What becomes of a URL if a hostile value fills one of its holes; null if that is no URL. */
export function withHostileValue(
  hole: Span,
  part: UrlPart,
  { text, options, url }: FilledUrl,
): string | null {
  const fill = (written: string): string =>
    written.slice(0, hole.start) + hostileValues[part] + written.slice(hole.end)
  const href = read(fill(text), options).url?.href ?? null
  // Other holes are shown as such, so the URL is too.
  if (href === null || url.holes.length > 1) return href === null ? null : fill(url.text)
  return href.startsWith(somePage) ? href.slice(somePage.length - 1) : href
}

/** A page for relative URLs: which one does not matter. */
const somePage = 'https://page.invalid/'

function read(text: string, { spec }: UrlOptions): ReturnType<typeof parse> {
  const alone = parse(text, { spec })
  return alone.url?.scheme ? alone : parse(text, { spec, base: somePage })
}
