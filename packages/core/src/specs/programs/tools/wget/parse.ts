import { isAscii } from '../../../../text/code-point.ts'
import { inetAton, ipv6Host, withoutLeadingZeros } from '../../shared/addresses.ts'
import { lookedUpName } from '../../shared/looked-up-name.ts'
import { decodePercent, encodeOutside } from '../../shared/octets.ts'
import { divideUserinfo, type Target, webPorts } from '../../shared/target.ts'
import { toWellFormed } from '../../shared/well-formed.ts'
import { simplePath } from './simple-path.ts'

const schemeForm = /^(https?|ftp):\/\//i
const needsNoEscape = /^[!#$%&'()*+,\-./0-9:;=?@A-Z[\]_a-z~]$/
/** The login before an `@`. */
const loginForm = /^((?:[0-9A-Za-z\-_.!~*'();:&=+$,]|%[0-9A-Fa-f]{2})*)@/
const controls = /[\x00-\x1f\x7f]/

/** Reads a URL as wget connects to it: `url_parse` of src/url.c. */
export function readWget(input: string): Target | null {
  const nul = input.indexOf('\0')
  const url = withScheme(nul === -1 ? input : input.slice(0, nul))
  const [prefix = '', written] = schemeForm.exec(url ?? '') ?? []
  if (url === null || written === undefined) return null
  const scheme = written.toLowerCase()
  const rest = reencoded(url.slice(prefix.length))
  const login = loginForm.exec(rest)?.[1]
  const credentials = credentialsOf(login, scheme)
  const hostinfo = login === undefined ? rest : rest.slice(login.length + 1)
  const divided = divideHost(hostinfo, scheme)
  if (credentials === null || divided === null) return null
  const host = hostOf(divided.host, isAscii(url))
  if (host === null) return null
  return {
    scheme,
    ...credentials,
    host,
    port: divided.port ?? webPorts.get(scheme) ?? null,
    target: targetOf(hostinfo.slice(divided.end), scheme),
  }
}

/** Adds a scheme as `rewrite_shorthand_url` does: HTTP for a host with or without a port, FTP for `host:path`. */
function withScheme(url: string): string | null {
  if (schemeForm.test(url)) return url
  const at = url.search(/[:/]/)
  if (at === 0 || url.startsWith('://', at)) return null
  if (at === -1 || url[at] === '/' || /^:\d+(?:\/|$)/.test(url.slice(at))) return `http://${url}`
  return `ftp://${url.slice(0, at)}/${url.slice(at + 1)}`
}

function reencoded(text: string): string {
  return encodeOutside(text.replace(/%(?![0-9A-Fa-f]{2})/g, '%25'), needsNoEscape)
}

type Credentials = Pick<Target, 'user' | 'password'>

/** Returns the credentials that are sent. Over HTTP, a user name needs a password. Null if wget rejects them. */
function credentialsOf(login: string | undefined, scheme: string): Credentials | null {
  if (login === undefined) return { user: null, password: null }
  if (login === '' || login.startsWith(':')) return null
  const [user, password] = divideUserinfo(login)
  const sent = scheme === 'ftp' ? overFtp : overHttp
  if (password !== null) return { user: sent(user), password: sent(password) }
  return { user: scheme === 'ftp' ? sent(user) : null, password: null }
}

function overHttp(text: string): string {
  return toWellFormed(unescaped(text))
}

/** Replaces line breaks, which an FTP command cannot contain. */
function overFtp(text: string): string {
  return overHttp(text).replace(/[\r\n]/g, ' ')
}

/** Decodes escapes, except `%00`. */
function unescaped(text: string): string {
  return text
    .split(/(%00)/)
    .map(part => (part === '%00' ? part : decodePercent(part)))
    .join('')
}

interface DividedHost {
  readonly host: string
  readonly port: number | null
  readonly end: number
}

function divideHost(text: string, scheme: string): DividedHost | null {
  const afterHost = scheme === 'ftp' ? /[:/;#]/ : /[:/?#]/
  const afterPort = scheme === 'ftp' ? /[/;#]/ : /[/?#]/
  const isLiteral = text.startsWith('[')
  const hostEnd = isLiteral ? text.indexOf(']') + 1 : indexOf(text, afterHost)
  const host = text.slice(0, hostEnd)
  if (host === '' || (isLiteral && indexOf(text.slice(hostEnd), afterHost) !== 0)) return null
  if (text[hostEnd] !== ':') return { host, port: null, end: hostEnd }
  const end = hostEnd + indexOf(text.slice(hostEnd), afterPort)
  const digits = text.slice(hostEnd + 1, end)
  if (!/^\d*$/.test(digits) || Number(digits) > 65535) return null
  return { host, port: digits === '' ? null : Number(digits), end }
}

/** Returns the index of a pattern, or the length of the text if it does not match. */
function indexOf(text: string, pattern: RegExp): number {
  const index = text.search(pattern)
  return index === -1 ? text.length : index
}

function hostOf(text: string, isAsciiUrl: boolean): string | null {
  if (text.startsWith('[')) return literalOf(text)
  const name = unescaped(text.toLowerCase())
  if (controls.test(name)) return null
  // If the URL is not ASCII, escapes that are left in the name are decoded as well.
  if (!isAsciiUrl && isAscii(name)) return hostOf(name, true)
  const ascii = isAscii(name) ? name : (lookedUpName(name) ?? toWellFormed(name))
  return inetAton(ascii) ?? (ascii.includes(':') ? `[${ascii}]` : ascii)
}

/** Returns an IPv6 address. Leading zeros are allowed, but the C library does not read the result as an address. */
function literalOf(text: string): string | null {
  const address = text.slice(1, -1)
  const loose = withoutLeadingZeros(address).replace(/([:.])0+(?=\d+(?:\.|$))/g, '$1')
  return ipv6Host(address) ?? (ipv6Host(loose) === null ? null : text.toLowerCase())
}

/** Returns the path and query. For FTP, a question mark is part of the path. */
function targetOf(text: string, scheme: string): string {
  const end = indexOf(text, /#/)
  const whole = text.slice(0, end)
  const pathEnd = indexOf(whole, scheme === 'ftp' ? /;/ : /\?/)
  return `/${simplePath(whole.slice(1, pathEnd), scheme === 'ftp')}${whole.slice(pathEnd)}`
}
