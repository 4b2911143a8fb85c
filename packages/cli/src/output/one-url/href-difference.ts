import type { Span } from '@hreflint/core'
import { smallestEdit } from '@hreflint/core/internal'

/** The spans of the parts of a URL. A missing part has an empty span at its place. */
export interface HrefParts {
  readonly scheme: Span
  /** With its `//` and its `@`. */
  readonly userinfo: Span
  readonly host: Span
  readonly port: Span
  readonly path: Span
  readonly query: Span
  readonly fragment: Span
}

/** Divides a serialized URL, as the regular expression of RFC 3986 appendix B does. */
export function partsOf(href: string): HrefParts {
  const scheme = /^(?:[^:/?#]+:)?/.exec(href)?.[0].length ?? 0
  const hasAuthority = href.startsWith('//', scheme)
  const slashes = hasAuthority ? scheme + 2 : scheme
  const path = hasAuthority ? slashes + lengthBefore(/[/?#]/, href.slice(slashes)) : slashes
  const authority = href.slice(slashes, path)
  const host = slashes + authority.lastIndexOf('@') + 1
  const port = path - (/:\d*$/.exec(authority)?.[0].length ?? 0)
  const query = path + lengthBefore(/[?#]/, href.slice(path))
  const fragment = query + lengthBefore(/#/, href.slice(query))
  return {
    scheme: { start: 0, end: scheme },
    userinfo: { start: scheme, end: host },
    host: { start: host, end: port },
    port: { start: port, end: path },
    path: { start: path, end: query },
    query: { start: query, end: fragment },
    fragment: { start: fragment, end: href.length },
  }
}

function lengthBefore(delimiter: RegExp, text: string): number {
  const index = text.search(delimiter)
  return index === -1 ? text.length : index
}

/**
 * What of `href` is not as in `other`, part by part: of each part that differs what is left without
 * the beginning and the end that are alike. Where something is missing, a span without width.
 */
export function differencesFrom(other: string, href: string): readonly Span[] {
  const [ours, theirs] = [partsOf(href), partsOf(other)]
  const names: readonly (keyof HrefParts)[] = [
    'scheme',
    'userinfo',
    'host',
    'port',
    'path',
    'query',
    'fragment',
  ]
  return names.flatMap(name => {
    const { start, end } = ours[name]
    const difference = unlike(
      other.slice(theirs[name].start, theirs[name].end),
      href.slice(start, end),
    )
    return difference === null
      ? []
      : [{ start: start + difference.start, end: start + difference.end }]
  })
}

/** Returns where the second text is not like the first; null if they are equal. */
function unlike(before: string, after: string): Span | null {
  if (before === after) return null
  const { span, text } = smallestEdit(before, after)
  return { start: span.start, end: span.start + text.length }
}
