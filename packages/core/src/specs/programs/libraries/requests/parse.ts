import { isAscii } from '../../../../text/code-point.ts'
import { inetAton, ipv6Host } from '../../shared/addresses.ts'
import { newerThan } from '../../shared/newer-characters.ts'
import { decodePercent, encodeOutside } from '../../shared/octets.ts'
import { divideUserinfo, type Target, webPorts } from '../../shared/target.ts'
import { isIdna2008Label, toALabel } from '../../shared/idna2008.ts'
import { toWellFormed } from '../../shared/well-formed.ts'

const leading = /^[\s\x1c-\x1f\x85]+/u
const schemeForm = /^https?:/i
const hostForm = /^((?:[^[\]%:/?#]|%[0-9A-Fa-f]{2})*|\[[^\]]*\])(?::(\d{0,5}))?\n?$/
const dottedNumbers = /^(?:\d{1,3}\.){3}\d{1,3}$/

const userinfoCharacters = /^[0-9A-Za-z._\-~!$&'()*+,;=:]$/
const pathCharacters = /^[0-9A-Za-z._\-~!$&'()*+,;=:@/]$/
const queryCharacters = /^[0-9A-Za-z._\-~!$&'()*+,;=:@/?]$/

/** Reads a URL as requests connects to it: `prepare_url`, with `parse_url` of urllib3 before and after it. */
export function readRequests(input: string): Target | null {
  const url = input.replace(leading, '')
  const scheme = schemeForm.exec(url)?.[0].slice(0, -1).toLowerCase()
  if (scheme === undefined || !url.startsWith('//', scheme.length + 1)) return null
  const start = scheme.length + 3
  const length = url.slice(start).search(/[\\/?#]/)
  const end = length === -1 ? url.length : start + length
  const authority = url.slice(start, end)
  const at = authority.lastIndexOf('@')
  const [, written = '', digits = ''] = hostForm.exec(authority.slice(at + 1)) ?? []
  const host = normalizedHost(written)
  if (host === null || Number(digits) > 65535) return null
  const userinfo = at > 0 ? encodeInvalid(authority.slice(0, at), userinfoCharacters) : ''
  const parts = requote({ userinfo, host, ...divideRest(url.slice(end)) })
  const lookedUp = lookedUpHost(parts.host)
  const login = authOf(parts.userinfo)
  const target = parts.path + (parts.query === '' ? '' : `?${parts.query}`)
  if (lookedUp === null || login === null || !isTarget(target)) return null
  const from = input.length - url.length + start + at + 1
  return {
    scheme,
    ...login,
    host: lookedUp,
    // A port of zero is dropped when the URL is put back together.
    port: Number(digits) || (webPorts.get(scheme) ?? 0),
    target,
    hostSpan: { start: from, end: from + written.length },
  }
}

/** Whether urllib3 can send a path and query: it reads them as a URL again, and what follows `//` as a host. */
function isTarget(target: string): boolean {
  const authority = /^\/\/([^\\/?#]+)/.exec(target)?.[1]
  if (authority === undefined) return true
  const parts = hostForm.exec(authority.slice(authority.lastIndexOf('@') + 1))
  if (parts === null || Number(parts[2] ?? '') > 65535) return false
  return parts[1] === '' || encodedHost(parts[1] ?? '') !== null
}

/** Returns the host as `prepare_url` accepts it. */
function normalizedHost(host: string): string | null {
  const name = encodedHost(host)
  return name === null || /^(?:[*.]|$)/.test(name) ? null : name
}

/** Returns the host in lower case. Converts non-ASCII labels with IDNA2008, without a mapping; null if that fails. */
function encodedHost(host: string): string | null {
  if (host.startsWith('[')) return normalizedLiteral(host.slice(1, -1))
  if (dottedNumbers.test(host)) return host
  const labels: string[] = []
  for (const label of host.split('.')) {
    const ascii = /[^\0-\x80]/.test(label) ? encodedLabel(label) : label.toLowerCase()
    if (ascii === null || /\x80/.test(ascii)) return null
    labels.push(ascii)
  }
  return labels.join('.')
}

/** The version of Unicode in the tables of Python 3.11. */
const newer = newerThan(14)

function encodedLabel(written: string): string | null {
  const label = written.toLowerCase()
  if (isAscii(label)) return label
  return !newer.test(written) && isIdna2008Label(label) ? toALabel(label) : null
}

function normalizedLiteral(text: string): string | null {
  const percent = text.indexOf('%')
  const address = ipv6Host(percent === -1 ? text : text.slice(0, percent))
  if (address === null || percent === -1) return address
  const zone = text.slice(percent).replace(/^%25(?=.)|^%/, '')
  if (!/^(?:[0-9A-Za-z._!\-~]|%[0-9A-Fa-f]{2})+$/.test(zone)) return null
  return `${address.slice(0, -1)}%${zone}]`
}

/**
 * Returns the host that is looked up. `getaddrinfo` reads numbers as an address. Null if Python's codec rejects a label
 * that is empty or too long for DNS.
 */
function lookedUpHost(host: string): string | null {
  if (host.startsWith('[')) return host
  const labels = host.split('.')
  const fits = labels.every((label, index) => {
    return label.length < 64 && (label !== '' || index === labels.length - 1)
  })
  return fits ? (inetAton(host) ?? host) : null
}

interface Parts {
  readonly userinfo: string
  readonly host: string
  readonly path: string
  readonly query: string
}

function divideRest(text: string): Pick<Parts, 'path' | 'query'> {
  const hash = text.indexOf('#')
  const rest = hash === -1 ? text : text.slice(0, hash)
  const mark = rest.indexOf('?')
  const written = mark === -1 ? rest : rest.slice(0, mark)
  const path = encodeInvalid(withoutDots(written), pathCharacters)
  const query = mark === -1 ? '' : encodeInvalid(rest.slice(mark + 1), queryCharacters)
  return { path: path.startsWith('/') ? path : `/${path}`, query }
}

/** Removes dot segments as urllib3 does: an empty segment counts like any other. */
function withoutDots(path: string): string {
  const output: string[] = []
  for (const segment of path.split('/')) {
    if (segment === '..') output.pop()
    else if (segment !== '.') output.push(segment)
  }
  if (path.startsWith('/') && (output.length === 0 || output[0] !== '')) output.unshift('')
  if (path.endsWith('/.') || path.endsWith('/..')) output.push('')
  return output.join('/')
}

/** Percent-encodes the characters that are not allowed. Escapes stay only if every `%` begins one. */
function encodeInvalid(text: string, allowed: RegExp): string {
  const upper = text.replace(/%[0-9A-Fa-f]{2}/g, written => written.toUpperCase())
  if (/%(?![0-9A-F]{2})/.test(upper)) return encodeOutside(upper, allowed)
  return upper
    .split(/(%[0-9A-F]{2})/)
    .map((part, index) => (index % 2 === 1 ? part : encodeOutside(part, allowed)))
    .join('')
}

/**
 * Decodes escapes of unreserved characters in every part. If the host contains a `%` before two letters or digits that
 * are not an escape, which is possible only in a zone, every `%` in the other parts is escaped instead.
 */
function requote({ userinfo, host, path, query }: Parts): Parts {
  const isBad = /%(?![0-9A-Fa-f]{2})[0-9A-Za-z]{2}/.test(host)
  const change = isBad ? (text: string) => text.replace(/%/g, '%25') : decodeUnreserved
  return {
    userinfo: change(userinfo),
    host: isBad ? host : quotedHost(host),
    path: change(path),
    query: change(query),
  }
}

function decodeUnreserved(text: string): string {
  return text.replace(/%(?:2[DE]|3\d|[46][1-9A-F]|[57][0-9A]|[57][Ff]|7E|5F)/gi, written => {
    const character = decodePercent(written)
    return /[0-9A-Za-z\-._~]/.test(character) ? character : written
  })
}

const hostCharacters = /^[0-9A-Za-z._\-~!#$%&'()*+,/:;=?@[\]]$/

function quotedHost(host: string): string {
  return encodeOutside(decodeUnreserved(host), hostCharacters).toLowerCase()
}

/** Returns the credentials that are sent: none without a password. Null if the header cannot contain them. */
function authOf(userinfo: string): { user: string | null; password: string | null } | null {
  const [name, secret] = divideUserinfo(userinfo)
  if (secret === null) return { user: null, password: null }
  const user = decodedLoosely(name)
  const password = decodedLoosely(secret)
  // The header is in ISO 8859-1.
  return /[^\0-\xff]/.test(user + password)
    ? null
    : { user: user || null, password: password || null }
}

function decodedLoosely(text: string): string {
  return toWellFormed(decodePercent(text))
}
