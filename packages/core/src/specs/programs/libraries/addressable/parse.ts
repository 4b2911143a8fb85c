import { decodePercent } from '../../shared/octets.ts'
import type { Target } from '../../shared/target.ts'
import { isWellFormed } from '../../shared/well-formed.ts'

/** The regular expression of RFC 3986, appendix B. */
const form = /^(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?/
/** `^` and `$` in Ruby match the start and end of a line. */
const beforeLastAt = /(?<![^\n])([^[\]]*)@/
const portAtEnd = /:([^:@[\]\n]*)(?![^\n])/
const digitsOnOneLine = /(?<![^\n])\d+(?![^\n])/
const surrounding = /^[\0\t-\r ]+|[\0\t-\r ]+$/g
const schemeForm = /^[a-z][a-z0-9.+-]*$/i
const notInHost = /[<>{}/\\?#@"\p{White_Space}]/u
const literalForm = /^[A-Za-z0-9\-._~!$&'()*+,;=:]*$/

const ports: ReadonlyMap<string, number> = new Map([
  ['http', 80],
  ['https', 443],
  ['ftp', 21],
])
/** Schemes that need a host or a path. */
const internetSchemes = new Set(
  'http https ftp tftp sftp ssh svn+ssh telnet nntp gopher wais ldap prospero'.split(' '),
)

/** Reads a URL as `Addressable::URI.parse` does. */
export function readAddressable(input: string): Target | null {
  const [, written, authority, path = '', query] = form.exec(input) ?? []
  const scheme = written?.toLowerCase() ?? null
  if (scheme !== null && !schemeForm.test(scheme)) return null
  const divided = divideAuthority(authority)
  if (divided === null || !isComplete(scheme, divided.host, path)) return null
  const { host, port, user, password } = divided
  const start = authority === undefined ? 0 : input.indexOf('//') + 2 + divided.hostStart
  return {
    scheme,
    user,
    password,
    host,
    port: port ?? ports.get(scheme ?? '') ?? null,
    target: path + (query === undefined ? '' : `?${query}`),
    hostSpan: host === null ? null : { start, end: start + host.length },
  }
}

function isComplete(scheme: string | null, host: string | null, path: string): boolean {
  if (host === null && path.startsWith('//')) return false
  if (scheme === null) return !/(?<![^\n])[^/]*:/.test(host === null ? path : '')
  return !internetSchemes.has(scheme) || path !== '' || (host !== null && host !== '')
}

interface Authority {
  readonly user: string | null
  readonly password: string | null
  readonly host: string | null
  readonly hostStart: number
  readonly port: number | null
}

const noAuthority: Authority = { user: null, password: null, host: null, hostStart: 0, port: null }

function divideAuthority(authority: string | undefined): Authority | null {
  if (authority === undefined) return noAuthority
  const login = beforeLastAt.exec(authority)
  const userinfo = login?.[1]?.replace(surrounding, '') ?? null
  const withoutLogin = authority.replace(beforeLastAt, '')
  const host = withoutLogin.replace(portAtEnd, '')
  const port = portOf(portAtEnd.exec(authority)?.[1] ?? '')
  if (port === undefined || !isHost(host)) return null
  return {
    ...loginOf(userinfo),
    host,
    hostStart: login === null ? 0 : login.index + login[0].length,
    port,
  }
}

function loginOf(userinfo: string | null): Pick<Authority, 'user' | 'password'> {
  if (userinfo === null) return { user: null, password: null }
  const colon = userinfo.indexOf(':')
  if (colon === -1) return { user: userinfo, password: null }
  return {
    user: userinfo.slice(0, colon),
    password: /^[^\n]*/.exec(userinfo.slice(colon + 1))?.[0] ?? null,
  }
}

/** Returns the decoded port; null if it is empty or zero, undefined if it is not a number. */
function portOf(text: string): number | null | undefined {
  if (text === '') return null
  const digits = decodePercent(text)
  if (!isWellFormed(digits) || !digitsOnOneLine.test(digits)) return undefined
  return Number(/^[\t-\r ]*(\d+)/.exec(digits)?.[1] ?? 0) || null
}

function isHost(host: string): boolean {
  if (notInHost.test(host)) return false
  return !host.startsWith('[') || !host.endsWith(']') || literalForm.test(host.slice(1, -1))
}
