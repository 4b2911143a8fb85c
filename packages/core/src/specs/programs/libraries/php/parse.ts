import { divideUserinfo, type Target, webPorts } from '../../shared/target.ts'

/** Reads a URL as PHP's `parse_url` does: `php_url_parse_ex2` of ext/standard/url.c. */
export function readPhp(input: string): Target | null {
  const parts = divide(input)
  if (parts === null) return null
  const scheme = parts.scheme === null ? null : clean(parts.scheme).toLowerCase()
  const { user, password, host, query } = parts
  return {
    scheme,
    user: user === null ? null : clean(user),
    password: password === null ? null : clean(password),
    host: host === null ? null : clean(host),
    port: parts.port ?? webPorts.get(scheme ?? '') ?? null,
    target: clean(parts.path) + (query === null ? '' : `?${clean(query)}`),
    hostSpan: parts.hostSpan,
  }
}

const controls = /[\x00-\x1f\x7f]/g

/** Replaces control characters with underscores. */
function clean(text: string): string {
  return text.replace(controls, '_')
}

interface Parts {
  readonly scheme: string | null
  readonly user: string | null
  readonly password: string | null
  readonly host: string | null
  readonly port: number | null
  readonly path: string
  readonly query: string | null
  readonly hostSpan: { readonly start: number; readonly end: number } | null
}

const nothing = { user: null, password: null, host: null, port: null, hostSpan: null }

function divide(url: string): Parts | null {
  const colon = url.indexOf(':')
  if (colon > 0) {
    const written = url.slice(0, colon)
    if (!/^[0-9A-Za-z+.-]+$/.test(written)) {
      // Not a scheme: a port may follow the colon.
      return hasLaterPort(url, colon) ? withPort(url, colon, null) : relative(url, null)
    }
    if (colon + 1 === url.length) return { scheme: written, ...nothing, path: '', query: null }
    if (url[colon + 1] !== '/') return afterScheme(url, written, colon)
    if (url[colon + 2] !== '/') return withRest(url, colon + 1, written, nothing)
    let start = colon + 3
    if (written.toLowerCase() === 'file' && url[colon + 3] === '/') {
      if (url[colon + 5] === ':') start = colon + 4
      return withRest(url, start, written, nothing)
    }
    return withAuthority(url, start, written)
  }
  if (colon === 0) return withPort(url, colon, null)
  return relative(url, null)
}

function hasLaterPort(url: string, colon: number): boolean {
  if (colon + 1 === url.length) return false
  const mark = url.search(/[?#]/)
  return colon < (mark === -1 ? url.length : mark)
}

/** Reads the text after the first colon. Digits up to a slash or the end are the port of a host without a scheme. */
function afterScheme(url: string, written: string, colon: number): Parts | null {
  const digits = /^\d*/.exec(url.slice(colon + 1))?.[0] ?? ''
  const after = colon + 1 + digits.length
  if ((after === url.length || url[after] === '/') && digits.length < 6)
    return withPort(url, colon, null)
  return withRest(url, colon + 1, written, nothing)
}

function withPort(url: string, colon: number, scheme: string | null): Parts | null {
  const digits = /^\d*/.exec(url.slice(colon + 1))?.[0] ?? ''
  const after = colon + 1 + digits.length
  const ends = after === url.length || url[after] === '/'
  if (digits !== '' && digits.length < 6 && ends) {
    if (Number(digits) > 65535) return null
    const parts = withAuthority(url, url.startsWith('//') ? 2 : 0, scheme)
    return parts && { ...parts, port: parts.port ?? Number(digits) }
  }
  if (digits === '' && after === url.length) return null
  return relative(url, scheme)
}

function relative(url: string, scheme: string | null): Parts | null {
  if (url.startsWith('//')) return withAuthority(url, 2, scheme)
  return withRest(url, 0, scheme, nothing)
}

function withAuthority(url: string, start: number, scheme: string | null): Parts | null {
  const length = url.slice(start).search(/[/?#]/)
  const end = length === -1 ? url.length : start + length
  const authority = url.slice(start, end)
  const at = authority.lastIndexOf('@')
  const [user, password] = at === -1 ? [null, null] : divideUserinfo(authority.slice(0, at))
  const text = authority.slice(at + 1)
  const isLiteral = text.startsWith('[') && text.endsWith(']')
  const colon = isLiteral ? -1 : text.lastIndexOf(':')
  const digits = colon === -1 ? '' : text.slice(colon + 1)
  const host = colon === -1 ? text : text.slice(0, colon)
  const port = digits === '' ? null : portOf(digits)
  if (port === undefined || host === '') return null
  const hostStart = start + at + 1
  const hostSpan = { start: hostStart, end: hostStart + host.length }
  return withRest(url, end, scheme, { user, password, host, port, hostSpan })
}

function octetLength(text: string): number {
  return new TextEncoder().encode(text).length
}

/** Returns the number at the start of a port of at most five octets. Undefined if that is not a port. */
function portOf(text: string): number | null | undefined {
  if (octetLength(text) > 5) return undefined
  const digits = /^[\t-\r ]*([+-]?\d+)/.exec(text)?.[1]
  const number = digits === undefined ? -1 : Number(digits)
  return number >= 0 && number <= 65535 ? number : undefined
}

function withRest(
  url: string,
  start: number,
  scheme: string | null,
  authority: Pick<Parts, 'user' | 'password' | 'host' | 'port' | 'hostSpan'>,
): Parts {
  const rest = url.slice(start)
  const hash = rest.indexOf('#')
  const text = hash === -1 ? rest : rest.slice(0, hash)
  const mark = text.indexOf('?')
  const path = mark === -1 ? text : text.slice(0, mark)
  return { scheme, ...authority, path, query: mark === -1 ? null : text.slice(mark + 1) }
}
