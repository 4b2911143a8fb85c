import { type ParsedUrl, parse } from '@hreflint/core'
import { PatternFailure } from '../../contract/pattern-failure.ts'
import { percentEncoded } from '../../text/percent-encoded.ts'

/** Tabs and newlines, which the URL parser removes first. */
const removed = /[\t\n\r]/g

function parsed(url: string, component: string, value: string): ParsedUrl {
  const result = parse(url).url
  if (result === null) throw invalid(component, value)
  return result
}

function invalid(component: string, value: string): PatternFailure {
  return new PatternFailure('invalid-text', 0, value.length, { component, value })
}

export function canonicalProtocol(value: string): string {
  if (value === '') return ''
  const { scheme } = parsed(`${value}://dummy.invalid/`, 'protocol', value)
  return scheme ?? ''
}

/** Percent-encodes the userinfo percent-encode set, including characters that would end the user name in a URL. */
export function canonicalUserinfo(value: string): string {
  return value.replaceAll(/[^!$%&'()*+,.0-9A-Z_a-z~-]/gu, percentEncoded)
}

/** Ignores the text after a delimiter. A colon is an error in a host without brackets. */
export function canonicalHostname(value: string): string {
  if (value === '') return ''
  const host = /^[^/?#\\]*/.exec(value.replaceAll(removed, ''))?.[0] ?? ''
  const isBracketed = host.startsWith('[')
  if (host === '' || host.includes('@') || (!isBracketed && host.includes(':'))) {
    throw invalid('hostname', value)
  }
  const url = parsed(`https://${host}/`, 'hostname', value)
  if (url.port !== null || /\]:\d*$/.test(host)) throw invalid('hostname', value)
  return url.host ?? ''
}

/** Checks only the characters of part of an IPv6 address, which cannot be parsed by itself. */
export function canonicalIpv6(value: string): string {
  if (/[^\dA-Fa-f[\]:]/.test(value)) throw invalid('hostname', value)
  return value.toLowerCase()
}

/**
 * Returns the port without the text after its digits. If the scheme is not known, no port counts as the default port:
 * the text of the standard would remove 443 then, but browsers and servers keep it.
 */
export function canonicalPort(value: string, scheme = ''): string {
  if (value === '') return ''
  const digits = /^\d*/.exec(value.replaceAll(removed, ''))?.[0] ?? ''
  if (digits === '' || Number(digits) > 0xffff) throw invalid('port', value)
  return isDefaultPort(scheme, String(Number(digits))) ? '' : String(Number(digits))
}

/** Whether a port is the default of a special scheme. */
export function isDefaultPort(scheme: string, port: string): boolean {
  return defaultPorts.get(scheme) === port
}

const defaultPorts: ReadonlyMap<string, string> = new Map([
  ['http', '80'],
  ['https', '443'],
  ['ftp', '21'],
  ['ws', '80'],
  ['wss', '443'],
])

/** [Special schemes](https://url.spec.whatwg.org/#special-scheme). */
export const specialSchemes: readonly string[] = [...defaultPorts.keys(), 'file']

/** Puts `/-` before a piece that does not begin with a slash while it is parsed, so that it gets no leading slash. */
export function canonicalPathname(value: string): string {
  if (value === '') return ''
  const isLed = value.startsWith('/')
  const text = value.replaceAll(/[?#]/g, percentEncoded)
  const { path } = parsed(`https://dummy.invalid${isLed ? '' : '/-'}${text}#`, 'pathname', value)
  return isLed ? path : path.slice(2)
}

/** Canonicalizes an opaque path. The first `a` protects a leading slash, and the last one protects trailing spaces. */
export function canonicalOpaquePathname(value: string): string {
  if (value === '') return ''
  const text = value.replaceAll(removed, '')
  const end = text.search(/[?#]/)
  const guarded = end === -1 ? `${text}a` : text
  const { path } = parsed(`x:a${guarded}`, 'pathname', value)
  return end === -1 ? path.slice(1, -1) : path.slice(1)
}

export function canonicalSearch(value: string): string {
  if (value === '') return ''
  const text = value.replaceAll('#', '%23')
  return parsed(`https://dummy.invalid/?${text}#`, 'search', value).query ?? ''
}

export function canonicalHash(value: string): string {
  if (value === '') return ''
  return parsed(`https://dummy.invalid/#${value}a`, 'hash', value).fragment?.slice(0, -1) ?? ''
}
