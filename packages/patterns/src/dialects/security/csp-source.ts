import { parse } from '@hreflint/core'

/** A source expression that allows URLs by scheme, host, port and path. */
export interface HostSource {
  readonly scheme: string | null
  readonly host: string
  readonly port: string | null
  readonly path: string
}

const hostSource =
  /^(?:([a-z][a-z\d+.-]*):\/\/)?(\*|(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)*\.?)(?::(\d+|\*))?(\/[^?#,;\s]*)?$/i

/** Parses a host source (section 2.3.1 of CSP Level 3). Null if the text is not a host source. */
export function parseHostSource(text: string): HostSource | null {
  const match = hostSource.exec(text)
  if (match === null) return null
  const [, scheme = null, host = '', port = null, path = ''] = match
  return { scheme: scheme?.toLowerCase() ?? null, host: host.toLowerCase(), port, path }
}

/** Whether a source expression in the policy of a page allows a URL. */
export function sourceAllows(text: string, url: string, page: string | undefined): boolean {
  const parsed = parse(url).url
  if (parsed?.scheme == null) return false
  const { scheme, host, port, path } = parsed
  if (text === '*') return /^(?:https?|wss?)$/.test(scheme)
  const schemeSource = /^([a-z][a-z\d+.-]*):$/i.exec(text)?.[1]
  if (schemeSource !== undefined) return schemeAllows(schemeSource.toLowerCase(), scheme)
  const own = page === undefined ? null : parse(page).url
  if (/^'self'$/i.test(text)) {
    if (own?.scheme == null || own.host !== host) return false
    return schemeAllows(own.scheme, scheme) && own.port === port
  }
  // Browsers ignore a query in a source.
  const source = parseHostSource(text.replace(/[?#].*$/s, ''))
  if (source === null || host === null) return false
  const wanted = source.scheme ?? own?.scheme ?? null
  return (
    (wanted === null || schemeAllows(wanted, scheme)) &&
    hostAllows(source.host, host) &&
    portAllows(source.port, wanted ?? scheme, port, scheme) &&
    pathAllows(source.path, path ?? '/')
  )
}

function schemeAllows(wanted: string, scheme: string): boolean {
  if (wanted === scheme) return true
  if (wanted === 'http') return scheme === 'https'
  if (wanted === 'ws') return /^(?:wss|https?)$/.test(scheme)
  return wanted === 'wss' && scheme === 'https'
}

function hostAllows(wanted: string, host: string): boolean {
  if (wanted === '*') return true
  return wanted.startsWith('*.') ? host.endsWith(wanted.slice(1)) : host === wanted
}

const defaults: Readonly<Record<string, string>> = {
  http: '80',
  https: '443',
  ws: '80',
  wss: '443',
}

/**
 * Whether a port is allowed. Where the scheme is a safer one than the wanted, the port has to change
 * from the default of one to that of the other as well, and not without the scheme.
 */
function portAllows(
  wanted: string | number | null,
  wantedScheme: string,
  port: string | number | null,
  scheme: string,
): boolean {
  if (wanted === '*') return true
  const actual = port === null ? defaults[scheme] : String(port)
  const expected = wanted === null ? defaults[wantedScheme] : String(wanted)
  if (wantedScheme === scheme) return actual === expected
  const isUpgrade =
    actual === '443' && (expected === '80' || (expected === '443' && wantedScheme === 'http'))
  return isUpgrade || (wanted === null && port === null)
}

function pathAllows(wanted: string, path: string): boolean {
  if (wanted === '' || (wanted === '/' && path === '')) return true
  const [pieces, actual] = [decoded(wanted), decoded(path)]
  return wanted.endsWith('/') ? actual.startsWith(pieces) : actual === pieces
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
