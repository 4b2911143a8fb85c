import { isValidHost, isValidOpaqueHost } from './host.ts'
import { urlUnit, urlUnitExcluding } from './url-units.ts'

/** What the writing section asks about a base URL. */
export interface GrammarBase {
  readonly scheme: string
  readonly hasOpaquePath: boolean
}

/**
 * Valid URL string: https://url.spec.whatwg.org/#valid-url-string
 *
 * The standard's "URL writing" and "Host writing" sections once more, production by production,
 * without the parser. Without a base URL no relative-URL string is accepted: "A non-null base URL
 * is necessary when parsing a relative-URL-with-fragment string."
 */
export function isValidUrlString(text: string, base: GrammarBase | null): boolean {
  return isAbsoluteUrlWithFragment(text) || isRelativeUrlWithFragment(text, base)
}

const urlUnits = new RegExp(`^${urlUnit}*$`, 'v')

/** URL-query string and URL-fragment string are the same. */
function isUrlUnits(text: string): boolean {
  return urlUnits.test(text)
}

/**
 * "Optionally followed by" `delimiter` and URL units. No production before a fragment accepts a #,
 * and none before a query a ?, so that only the first delimiter can be the one.
 */
function splitOptional(text: string, delimiter: '#' | '?'): { before: string; valid: boolean } {
  const at = text.indexOf(delimiter)
  if (at === -1) return { before: text, valid: true }
  return { before: text.slice(0, at), valid: isUrlUnits(text.slice(at + 1)) }
}

function isAbsoluteUrlWithFragment(text: string): boolean {
  const { before, valid } = splitOptional(text, '#')
  return valid && isAbsoluteUrl(before)
}

const specialSchemes = ['ftp', 'file', 'http', 'https', 'ws', 'wss']
const urlScheme = '[A-Za-z][A-Za-z0-9+\\-.]*'
const schemeAndRest = new RegExp(`^(${urlScheme}):(.*)$`, 's')

function isAbsoluteUrl(text: string): boolean {
  const { before, valid } = splitOptional(text, '?')
  if (!valid) return false
  const [, scheme, rest] = schemeAndRest.exec(before) ?? []
  if (scheme === undefined || rest === undefined) return false
  const lowercase = scheme.toLowerCase()
  if (lowercase === 'file') return isSchemeRelativeFileUrl(rest)
  if (specialSchemes.includes(lowercase)) return isSchemeRelativeSpecialUrl(rest)
  return isSchemeRelativeUrl(rest) || isPathAbsoluteNonAuthorityUrl(rest) || isOpaquePathUrl(rest)
}

function isRelativeUrlWithFragment(text: string, base: GrammarBase | null): boolean {
  if (base === null) return false
  if (base.hasOpaquePath) return text.startsWith('#') && isUrlUnits(text.slice(1))
  const { before, valid } = splitOptional(text, '#')
  return valid && isRelativeUrl(before, base)
}

function isRelativeUrl(text: string, base: GrammarBase): boolean {
  const { before, valid } = splitOptional(text, '?')
  if (!valid) return false
  if (isPathAbsoluteNonAuthorityUrl(before) || isPathRelativeSchemeLessUrl(before)) return true
  if (base.scheme === 'file') return isSchemeRelativeFileUrl(before)
  if (specialSchemes.includes(base.scheme)) return isSchemeRelativeSpecialUrl(before)
  return isSchemeRelativeUrl(before)
}

/**
 * A host, and what may follow it. No valid host string contains a / or, outside brackets, a colon:
 * the strict domain parser refuses both, and in an opaque host they are forbidden.
 */
const authority = /^\/\/(\[[^\]]*\]|[^/:]*)(?::([^/]*))?(\/.*)?$/s

function isSchemeRelativeSpecialUrl(text: string): boolean {
  const [match, host = '', port, path] = authority.exec(text) ?? []
  return (
    match !== undefined &&
    isValidHost(host) &&
    (port === undefined || isUrlPort(port)) &&
    (path === undefined || isPathAbsoluteUrl(path))
  )
}

function isSchemeRelativeUrl(text: string): boolean {
  const [match, host = '', port, path] = authority.exec(text) ?? []
  return (
    match !== undefined &&
    isOpaqueHostAndPort(host, port) &&
    (path === undefined || isPathAbsoluteUrl(path))
  )
}

function isOpaqueHostAndPort(host: string, port: string | undefined): boolean {
  if (host === '') return port === undefined
  return isValidOpaqueHost(host) && (port === undefined || isUrlPort(port))
}

function isSchemeRelativeFileUrl(text: string): boolean {
  const [match, host = '', port, path] = authority.exec(text) ?? []
  return (
    match !== undefined &&
    port === undefined &&
    (host === '' || isValidHost(host)) &&
    (path === undefined || isPathAbsoluteUrl(path))
  )
}

function isUrlPort(text: string): boolean {
  return /^[0-9]*$/.test(text) && Number(text) <= 0xffff
}

// A URL-path-segment string is zero or more URL units excluding / and ? that "together are not" a
// dot segment, or a dot segment: any such URL units.
const pathSegment = `${urlUnitExcluding('\\/?')}*`
const pathAbsolute = new RegExp(`^\\/${pathSegment}(?:\\/${pathSegment})*$`, 'v')
const pathRelative = new RegExp(`^(?!\\/)${pathSegment}(?:\\/${pathSegment})*$`, 'v')
const startsWithScheme = new RegExp(`^${urlScheme}:`)
const opaquePath = new RegExp(`^(?!\\/)${urlUnitExcluding('?')}*$`, 'v')

function isPathAbsoluteUrl(text: string): boolean {
  return pathAbsolute.test(text)
}

function isPathAbsoluteNonAuthorityUrl(text: string): boolean {
  return isPathAbsoluteUrl(text) && !text.startsWith('//')
}

function isPathRelativeSchemeLessUrl(text: string): boolean {
  return pathRelative.test(text) && !startsWithScheme.test(text)
}

function isOpaquePathUrl(text: string): boolean {
  return opaquePath.test(text)
}
