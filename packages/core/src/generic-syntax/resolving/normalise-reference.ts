import { percentEncode } from '../characters/percent-encode.ts'
import { defaultPorts } from './default-ports.ts'
import { removeDotSegments } from './remove-dot-segments.ts'
import type { Parts } from './resolve-reference.ts'

/**
 * The syntax-based and scheme-based normalisation of RFC 3986 sections 6.2.2 and 6.2.3, after the
 * mapping of RFC 3987 section 3.1 (without ToASCII): two references that normalise to the same are
 * equivalent.
 */
export function normaliseReference({ scheme, authority, path, query, fragment }: Parts): Parts {
  const lowerScheme = scheme?.toLowerCase() ?? null
  return {
    scheme: lowerScheme,
    authority: authority === null ? null : normaliseAuthority(authority, lowerScheme),
    path: normalisePath(path, scheme !== null, authority !== null),
    query: query === null ? null : normaliseEscapes(query),
    fragment: fragment === null ? null : normaliseEscapes(fragment),
  }
}

function normaliseAuthority(authority: string, scheme: string | null): string {
  const at = authority.lastIndexOf('@') + 1
  const port = /:\d*$/.exec(authority.slice(at))?.[0] ?? ''
  const host = authority.slice(at, authority.length - port.length)
  const isDefault = port.length <= 1 || port.slice(1) === defaultPorts.get(scheme ?? '')
  const userinfo = normaliseEscapes(authority.slice(0, at))
  return userinfo + normaliseHost(host) + (isDefault ? '' : port)
}

/** Letters in lower case but for the digits of escapes, which are in upper case. */
export function normaliseHost(host: string): string {
  return normaliseEscapes(host)
    .toLowerCase()
    .replace(/%[0-9a-f]{2}/g, octet => octet.toUpperCase())
}

function normalisePath(path: string, hasScheme: boolean, hasAuthority: boolean): string {
  if (path === '' && hasAuthority) return '/'
  const escaped = normaliseEscapes(path)
  return hasScheme || path.startsWith('/') ? removeDotSegments(escaped) : escaped
}

const needsNormalising = /[%\x80-\uffff]/

/** Upper-case digits, unreserved characters as themselves, non-ASCII ones as UTF-8. */
export function normaliseEscapes(text: string): string {
  if (!needsNormalising.test(text)) return text
  return text
    .replace(/%([0-9A-Fa-f]{2})/g, (octet, digits: string) => {
      const character = String.fromCharCode(Number.parseInt(digits, 16))
      return /[A-Za-z0-9\-._~]/.test(character) ? character : octet.toUpperCase()
    })
    .replace(/[^\0-\x7f]+/g, percentEncode)
}
