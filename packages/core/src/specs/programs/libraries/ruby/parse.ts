import { ipv6Host } from '../../shared/addresses.ts'
import { encodeOutside } from '../../shared/octets.ts'
import { divideUserinfo, type Target } from '../../shared/target.ts'

const escaped = '%[0-9A-Fa-f]{2}'
const segment = `(?:${escaped}|[!$&-.0-;=@-Z_a-z~])`
const tail = `(?:\\?([^#]*))?(?:#(?:${escaped}|[!$&-.0-;=@-Z_a-z~/?])*)?$`
const absolute = new RegExp(
  `^([A-Za-z][+\\-.0-9A-Za-z]*):(?://([^/?#]*)((?:/${segment}*)*)|(/(?:${segment}+(?:/${segment}*)*)?)|(${segment}+(?:/${segment}*)*)?)${tail}`,
)
const relative = new RegExp(
  `^(?://([^/?#]*)((?:/${segment}*)*)|(/(?:${segment}+(?:/${segment}*)*)?|(?:${escaped}|[!$&-.0-9;=@-Z_a-z~])+(?:/${segment}*)*)?)${tail}`,
)
const userinfoForm = new RegExp(`^(?:${escaped}|[!$&-.0-;=A-Z_a-z~])*$`)
const hostForm = new RegExp(`^(\\[[^\\]]*\\]|(?:${escaped}|[!$&-.0-9;=A-Z_a-z~])*)(?::(\\d*))?$`)
/** A `%` before two characters that are not digits. Ruby rejects it, but not a `%` before only one of them. */
const notAnEscape = /%[^0-9A-Fa-f]{2}/
/** Addresses with commas or semicolons between them. */
const isMail = /^(?:[^@,;]+@[^@,;]+(?:$|[,;]))*$/
const futureForm = /^v[0-9A-Fa-f]+\.[!$&-.0-;=A-Z_a-z~]+$/

const ports: ReadonlyMap<string, number> = new Map([
  ['http', 80],
  ['https', 443],
  ['ftp', 21],
  ['ws', 80],
  ['wss', 443],
  ['ldap', 389],
  ['ldaps', 636],
])

/** Reads a URL as Ruby's `URI.parse` does for Net::HTTP: by the grammar of RFC 3986. */
export function readRuby(url: string): Target | null {
  if (/[^\x00-\x7f]/.test(url)) return null
  const parts = absolute.exec(url)
  if (parts !== null) {
    const [, scheme = '', authority, path = '', rooted = '', opaque, query] = parts
    return targetOf(scheme.toLowerCase(), authority, path || rooted, opaque, query, url)
  }
  const [whole, authority, path = '', other = '', query] = relative.exec(url) ?? []
  return whole === undefined
    ? null
    : targetOf(null, authority, path || other, undefined, query, url)
}

function targetOf(
  scheme: string | null,
  authority: string | undefined,
  path: string,
  opaque: string | undefined,
  query: string | undefined,
  url: string,
): Target | null {
  const rest = query === undefined ? '' : `?${opaque === undefined ? requested(query) : query}`
  if (scheme?.startsWith('ldap') === true && url.includes('#')) return null
  // Without an address, Ruby takes the query for the whole.
  if (scheme === 'mailto' && (opaque === undefined ? query === undefined : !isMail.test(opaque)))
    return null
  if (scheme === 'ftp' && opaque !== undefined) return null
  if (opaque === undefined && notAnEscape.test((query ?? '').replace(/[\t\r\n]/g, ''))) return null
  const requestedPath = scheme === 'ftp' ? pathOfFtp(path) : scheme === 'mailto' ? '' : path
  const standard = ports.get(scheme ?? '') ?? null
  if (opaque !== undefined || authority === undefined) {
    const target = (opaque ?? requestedPath) + rest
    const host = scheme === 'file' ? '' : null
    return { scheme, user: null, password: null, host, port: standard, target }
  }
  const at = authority.indexOf('@')
  const userinfo = at === -1 ? '' : authority.slice(0, at)
  const [, host, digits = ''] = hostForm.exec(authority.slice(at + 1)) ?? []
  if (host === undefined || !userinfoForm.test(userinfo) || !isHost(host)) return null
  // A file is on the local computer, even if the URL names a host.
  const isFile = scheme === 'file'
  const [user, password] = userinfo === '' || isFile ? [null, null] : divideUserinfo(userinfo)
  const from = url.indexOf('//') + 2 + at + 1
  return {
    scheme,
    user,
    password,
    host: scheme === null && host === '' ? null : isFile && host === 'localhost' ? '' : host,
    port: digits === '' || isFile ? standard : Number(digits),
    target: requestedPath + rest,
    hostSpan: { start: from, end: from + host.length },
  }
}

/** Returns an FTP path relative to the user's folder, without the transfer type. `%2F` leads to the root. */
function pathOfFtp(path: string): string {
  const type = path.indexOf(';type=')
  return (type === -1 ? path : path.slice(0, type)).replace(/^\//, '').replace(/^%2F/, '/')
}

function isHost(host: string): boolean {
  if (!host.startsWith('[')) return true
  const text = host.slice(1, -1)
  return futureForm.test(text) || ipv6Host(text) !== null
}

const keptInQuery = /^[!$-&(-;=?-_a-~]$/

/** Removes tabs and line breaks from a query, and escapes characters that are not allowed in it. */
function requested(query: string): string {
  return encodeOutside(query.replace(/[\t\r\n]/g, ''), keptInQuery)
}
