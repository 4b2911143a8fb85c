import { removeDotSegments } from '../../../../generic-syntax/resolving/remove-dot-segments.ts'
import { isAscii } from '../../../../text/code-point.ts'
import { inetAton, ipv6Host } from '../../shared/addresses.ts'
import { decodePercent, encodeOutside } from '../../shared/octets.ts'
import { divideUserinfo, type Target } from '../../shared/target.ts'
import { lookedUpName } from '../../shared/looked-up-name.ts'
import { curlPorts } from './ports.ts'

/** A scheme of up to 40 characters before a colon and a slash. It can begin with any of these characters. */
const schemeForm = /^([0-9A-Za-z+.-]{1,40}):(?=\/)/
const slashes = /^\/{1,4}/
const webForm = /^https?$/
const controls = /[\x01-\x20\x7f]/
const notInHost = /[ \r\n\t/:#?!@{}[\]\\$'"^`*<>=;,+&()]/

/** Reads a URL as libcurl connects to it: `parseurl` in lib/urlapi.c, with the flags of lib/url.c. */
export function readCurl(input: string): Target | null {
  const nul = input.indexOf('\0')
  const url = nul === -1 ? input : input.slice(0, nul)
  const scheme = schemeForm.exec(url)?.[1] ?? null
  const lower = scheme?.toLowerCase() ?? null
  if (lower === 'file') return readFile(url)

  let start = 0
  if (scheme !== null) {
    start = scheme.length + 1
    const count = slashes.exec(url.slice(start, start + 4))?.[0].length ?? 0
    if (count > 3) return null
    start += count
  }
  const length = url.slice(start).search(/[/?#]/)
  const end = length === -1 ? url.length : start + length
  const rest = restOf(url.slice(end))
  if (rest === null) return null

  const at = url.indexOf('@', start)
  const hasLogin = at !== -1 && at < end
  const hostStart = hasLogin ? at + 1 : start
  const login = hasLogin ? loginOf(url.slice(start, at), lower) : { user: null, password: null }
  if (login === null) return null

  const divided = divideHost(url.slice(hostStart, end), scheme !== null)
  if (divided === null) return null
  const known = lower ?? guessedScheme(divided.host)
  const host = hostOf(divided.host, known)
  if (host === null || (known === 'https' && !canBeIndicated(host))) return null
  const defaultPort = curlPorts.get(known)
  if (defaultPort === undefined) return null
  const hostSpan = { start: hostStart, end: hostStart + divided.host.length }
  const port = divided.port ?? defaultPort
  return { scheme: known, ...login, host, port, target: rest, hostSpan }
}

/** Returns the path and query; null if the text contains spaces or control characters. */
function restOf(text: string): string | null {
  if (controls.test(text)) return null
  const hash = text.indexOf('#')
  const end = hash === -1 ? text.length : hash
  const mark = text.indexOf('?')
  const hasQuery = mark !== -1 && mark < end
  const path = text.slice(0, hasQuery ? mark : end)
  const clean = path.includes('.') ? removeDotSegments(path) : path
  return (clean === '' ? '/' : escaped(clean)) + (hasQuery ? text.slice(mark, end) : '')
}

/** Escapes the octets of a path that are not ASCII. A query is sent as it is. */
function escaped(path: string): string {
  return path.replace(/[^\0-\x7f]+/g, text => encodeOutside(text, /^[\0-\x7f]$/).toLowerCase())
}

const schemesWithOptions = new Set(['imap', 'imaps', 'pop3', 'pop3s', 'smtp', 'smtps'])

interface Login {
  readonly user: string
  readonly password: string | null
}

function loginOf(text: string, scheme: string | null): Login | null {
  const mayHaveOptions = scheme !== null && schemesWithOptions.has(scheme)
  const written = mayHaveOptions ? withoutOptions(text) : text
  if (controls.test(text)) return null
  const [user, password] = divideUserinfo(written)
  const login = {
    user: decodePercent(user),
    password: password === null ? null : decodePercent(password),
  }
  const decoded = login.user + (login.password ?? '')
  // HTTP sends control characters of a login in an encoded form.
  const rejected = scheme === null || webForm.test(scheme) ? /\x00/ : /[\x00-\x1f]/
  return rejected.test(decoded) ? null : login
}

/** Removes login options, which start with `;` and end at a colon or at the end of the text. */
function withoutOptions(text: string): string {
  const semicolon = text.indexOf(';')
  if (semicolon === -1) return text
  const colon = text.indexOf(':')
  return colon > semicolon ? text.slice(0, semicolon) + text.slice(colon) : text.slice(0, semicolon)
}

interface DividedHost {
  readonly host: string
  readonly port: number | null
}

function divideHost(text: string, hasScheme: boolean): DividedHost | null {
  const bracket = text.startsWith('[') ? text.indexOf(']') : -2
  if (bracket === -1) return null
  const colon = bracket === -2 ? text.indexOf(':') : bracket + 1 === text.length ? -1 : bracket + 1
  if (colon === -1) return { host: text, port: null }
  if (text[colon] !== ':') return null
  const host = text.slice(0, colon)
  const digits = text.slice(colon + 1)
  if (digits === '') return hasScheme ? { host, port: null } : null
  return /^\d+$/.test(digits) && Number(digits) <= 0xffff ? { host, port: Number(digits) } : null
}

function hostOf(text: string, scheme: string): string | null {
  if (controls.test(text)) return null
  const address = inetAton(text)
  if (address !== null) return address
  if (text.startsWith('[')) return literalOf(text)
  const name = decodePercent(text)
  if (name === '' || /[\x00-\x1f]/.test(name) || notInHost.test(name)) return null
  // A request over HTTP names the host with its percent signs escaped.
  const asked = webForm.test(scheme) ? name.replaceAll('%', '%25') : name
  return isAscii(asked) ? asked : lookedUpName(asked)
}

/** Whether TLS can name the host (SNI). OpenSSL refuses an empty name and one of more than 255 characters. */
function canBeIndicated(host: string): boolean {
  const name = host.replace(/\.$/, '')
  return name !== '' && name.length <= 255
}

const literal = /^\[([0-9A-Fa-f:.]*)(?:%(?:25(?!\]))?([^\]]{1,15}))?\]$/

function literalOf(text: string): string | null {
  const address = literal.exec(text)?.[1]
  return address === undefined ? null : ipv6Host(address)
}

const guessed = ['ftp', 'dict', 'ldap', 'imap', 'smtp', 'pop3']

/** Guesses a missing scheme from the start of the host. */
function guessedScheme(host: string): string {
  const lower = host.toLowerCase()
  return guessed.find(scheme => lower.startsWith(`${scheme}.`)) ?? 'http'
}

const drive = /^[A-Za-z][:|](?:[/\\]|$)/

function readFile(url: string): Target | null {
  if (url.length <= 6) return null
  let rest = url.slice(5)
  if (rest.startsWith('//')) {
    rest = rest.slice(2)
    if (!rest.startsWith('/') && !drive.test(rest)) {
      const local = /^(?:localhost|127\.0\.0\.1)(?=\/)/i.exec(rest)
      if (local === null) return null
      rest = rest.slice(9)
    }
  }
  if (drive.test(rest) || (rest.startsWith('/') && drive.test(rest.slice(1)))) return null
  const target = restOf(rest)
  return target === null
    ? null
    : { scheme: 'file', user: null, password: null, host: null, port: null, target }
}
