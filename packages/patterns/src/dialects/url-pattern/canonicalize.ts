import { type ParsedUrl, parse } from '@hreflint/core'
import { PatternFailure } from '../../contract/pattern-failure.ts'
import { percentEncoded } from '../../percent-encoded.ts'

/** What the URL parser with a state override removes at first. */
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

/** The userinfo percent-encode set, of which some end the user name in a URL. */
export function canonicalUserinfo(value: string): string {
  return value.replaceAll(/[^!$%&'()*+,.0-9A-Z_a-z~-]/gu, percentEncoded)
}

/** What follows a delimiter is not read; a colon is never part of a host without brackets. */
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

/** Pieces of an address cannot be parsed by themselves: only their characters are looked at. */
export function canonicalIpv6(value: string): string {
  if (/[^\dA-Fa-f[\]:]/.test(value)) throw invalid('hostname', value)
  return value.toLowerCase()
}

/**
 * A port, with what follows its digits left out. Where the scheme is not known, no port is the default: the
 * standard's text would make 443 empty there, which no browser and no server does.
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

/** A piece without a slash at its start is not led to the start of a path: `/-` takes its place meanwhile. */
export function canonicalPathname(value: string): string {
  if (value === '') return ''
  const isLed = value.startsWith('/')
  const text = value.replaceAll(/[?#]/g, percentEncoded)
  const { path } = parsed(`https://dummy.invalid${isLed ? '' : '/-'}${text}#`, 'pathname', value)
  return isLed ? path : path.slice(2)
}

/** A path without segments. The `a` keeps a slash at its start, the one at its end spaces there. */
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
