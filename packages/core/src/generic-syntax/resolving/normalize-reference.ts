import { percentEncode } from '../characters/percent-encode.ts'
import { defaultPorts } from './default-ports.ts'
import { removeDotSegments } from './remove-dot-segments.ts'
import type { Parts } from './resolve-reference.ts'

/**
 * The syntax-based and scheme-based normalization of RFC 3986 sections 6.2.2 and 6.2.3, after the
 * mapping of RFC 3987 section 3.1 (without ToASCII): two references that normalize to the same are
 * equivalent.
 */
export function normalizeReference({ scheme, authority, path, query, fragment }: Parts): Parts {
  const lowerScheme = scheme?.toLowerCase() ?? null
  return {
    scheme: lowerScheme,
    authority: authority === null ? null : normalizeAuthority(authority, lowerScheme),
    path: normalizePath(path, scheme !== null, authority !== null),
    query: query === null ? null : normalizeEscapes(query),
    fragment: fragment === null ? null : normalizeEscapes(fragment),
  }
}

function normalizeAuthority(authority: string, scheme: string | null): string {
  const at = authority.lastIndexOf('@') + 1
  const port = /:\d*$/.exec(authority.slice(at))?.[0] ?? ''
  const host = authority.slice(at, authority.length - port.length)
  const isDefault = port.length <= 1 || port.slice(1) === defaultPorts.get(scheme ?? '')
  const userinfo = normalizeEscapes(authority.slice(0, at))
  return userinfo + normalizeHost(host) + (isDefault ? '' : port)
}

/** Letters in lower case but for the digits of escapes, which are in upper case. */
function normalizeHost(host: string): string {
  return normalizeEscapes(host)
    .toLowerCase()
    .replace(/%[0-9a-f]{2}/g, octet => octet.toUpperCase())
}

function normalizePath(path: string, hasScheme: boolean, hasAuthority: boolean): string {
  if (path === '' && hasAuthority) return '/'
  const escaped = normalizeEscapes(path)
  return hasScheme || path.startsWith('/') ? removeDotSegments(escaped) : escaped
}

const needsNormalizing = /[%\x80-\uffff]/

/** Upper-case digits, unreserved characters as themselves, non-ASCII ones as UTF-8. */
export function normalizeEscapes(text: string): string {
  if (!needsNormalizing.test(text)) return text
  return text
    .replace(/%([0-9A-Fa-f]{2})/g, (octet, digits: string) => {
      const character = String.fromCharCode(Number.parseInt(digits, 16))
      return /[A-Za-z0-9\-._~]/.test(character) ? character : octet.toUpperCase()
    })
    .replace(/[^\0-\x7f]+/g, percentEncode)
}
