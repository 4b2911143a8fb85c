import type { ParsedUrl, ParseResult } from '../contract/parse-result.ts'
import { MaskedText } from '../text/secrets/masked-text.ts'
import { repeatsSecret } from '../text/secrets/repeats-secret.ts'
import { secretSpans } from '../text/secrets/secret-spans.ts'
import { applyEdits, type TextEdit } from './edits.ts'

/** Number of characters of a long host that a title shows at its start and at its end. */
const longestShown = 40

/** What a title says of where the URL leads then. */
const leads = ', which leads to '

/**
 * Returns a title that says where the URL leads if a suggestion changes its scheme, host or port and the title does
 * not say so by itself. Null if it cannot be said because the host may be part of a password.
 *
 * @param movesElsewhere Whether it does so with another base that the URL may have.
 */
export function titleWithOrigin(
  title: string,
  edits: readonly TextEdit[],
  input: string,
  before: ParseResult,
  after: ParseResult,
  movesElsewhere: boolean,
): string | null {
  const { url } = after
  if (url === null) return title
  const isSaid = movesElsewhere
    ? says(title, url.host)
    : saysAll(title, edits, input, before, after, url)
  if (isSaid) return title
  const output = applyEdits(input, edits)
  const { host, port } = after.components
  const secrets = MaskedText.ofUrl(output)
  if (host !== null && secrets.overlaps(host)) return null
  if (isOfSecret(url.host ?? '', input)) return null
  if (host === null && url.host !== null) return `${title}${leads}the host of the page`
  return `${title}${leads}${originOf(url, port === null || !secrets.overlaps(port))}`
}

/** Whether a host was part of a password before the edits. */
function isOfSecret(host: string, input: string): boolean {
  return secretSpans(input).some(({ start, end }) => repeatsSecret(input.slice(start, end), host))
}

/** Returns the part of a title that says where the URL leads, with the comma before it; empty if there is none. */
export function originIn(title: string): string {
  const at = title.indexOf(leads)
  return at === -1 ? '' : title.slice(at)
}

/** The scheme, host and port of a URL; the port only if it can be shown. */
function originOf(url: ParsedUrl, showsPort: boolean): string {
  const scheme = url.scheme === null ? '' : `${url.scheme}:`
  if (url.host === null) return scheme
  return `${scheme}//${shownHost(url.host)}${showsPort && url.port ? `:${url.port}` : ''}/`
}

/** Returns a host as it is shown in a sentence: a long one without its middle. */
export function shownHost(host: string): string {
  return host.length > 2 * longestShown
    ? `${host.slice(0, longestShown)}…${host.slice(-longestShown)}`
    : host
}

function saysAll(
  title: string,
  edits: readonly TextEdit[],
  input: string,
  { url: before, components }: ParseResult,
  after: ParseResult,
  url: ParsedUrl,
): boolean {
  if (before === null) {
    const written = components.scheme
    const scheme = written && input.slice(written.start, written.end).toLowerCase()
    const isScheme = scheme === null || scheme === url.scheme || says(title, url.scheme)
    return isScheme && (says(title, url.host) || isHostInPlace(edits, input, after, url))
  }
  return (
    (before.scheme === url.scheme || says(title, url.scheme)) &&
    ((before.host ?? '') === (url.host ?? '') || says(title, url.host)) &&
    ((before.port ?? '') === (url.port ?? '') || says(title, url.port || 'port'))
  )
}

/** Whether a title has a text that is not only a part of a longer word or name. */
function says(title: string, text: string | null): boolean {
  if (text === null || text === '') return false
  const isApart = (at: number): boolean =>
    !/[\p{L}\p{N}_-]$/u.test(title.slice(0, at)) &&
    !/^(?:\.?[\p{L}\p{N}_-])/u.test(title.slice(at + text.length))
  for (let at = title.indexOf(text); at !== -1; at = title.indexOf(text, at + 1)) {
    if (isApart(at)) return true
  }
  return false
}

/**
 * Whether the host is where a reader expects it in a URL without a host so far: after the slashes, or after the last
 * `@` before the next slash, backslash, `?` or `#`. Readers do not agree where another `@` follows.
 */
function isHostInPlace(
  edits: readonly TextEdit[],
  input: string,
  { components }: ParseResult,
  url: ParsedUrl,
): boolean {
  const { host } = components
  if (host === null) return url.host === null
  const [start = '', authority = ''] = /^[^/\\?#]*?[/\\]{2,}([^/\\?#]*)/.exec(input) ?? []
  if (input.includes('@', start.length)) return false
  const expected = start.length - authority.length + authority.lastIndexOf('@') + 1
  const earlier = edits.filter(({ span }) => span.end <= expected)
  return host.start === applyEdits(input.slice(0, expected), earlier).length
}
