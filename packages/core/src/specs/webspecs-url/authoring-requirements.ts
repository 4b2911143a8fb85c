import { percentDecodeUtf8 } from '../../generic-syntax/characters/percent-decode-utf8.ts'
import { parseIpv6 } from '../../generic-syntax/host/ipv6-address.ts'
import { isValidDomain } from './algorithms/host-parser.ts'
import { isUrlCodePoint } from './url-code-points.ts'
import { relativeSchemes } from './url-record.ts'

export interface AuthoringOptions {
  /** Whether a base URL is in scope, as a relative URL needs one. */
  readonly hasBase?: boolean
}

/**
 * "Authoring requirements": whether a URL is written as the draft says that it must be. That is more
 * than the parser finds: it has no conformance error for `http://a_b/`, `http://h//a`, `http://h/%FF`.
 * Whether a scheme is registered is not looked up.
 */
export function meetsAuthoringRequirements(
  url: string,
  { hasBase = false }: AuthoringOptions = {},
): boolean {
  const [beforeFragment, fragment] = divided(url, '#')
  const [hierarchy, query] = divided(beforeFragment, '?')
  if (!areUrlUnits(fragment ?? '') || !areUrlUnits(query ?? '')) return false
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(hierarchy)?.[1]
  if (scheme === undefined) return hasBase && isRelativeUrl(hierarchy)
  const rest = hierarchy.slice(scheme.length + 1)
  const name = scheme.toLowerCase()
  return relativeSchemes.has(name) ? isSchemeRelativeUrl(rest, name === 'file') : areUrlUnits(rest)
}

/** Without its query. */
function isRelativeUrl(text: string): boolean {
  if (text.startsWith('//')) return isSchemeRelativeUrl(text, false)
  return text.startsWith('/') ? isAbsolutePathRelativeUrl(text) : isPathRelativeUrl(text)
}

/** The host of a file URL may be empty, as in the parser; else there would be no `file:///x`. */
function isSchemeRelativeUrl(text: string, mayLackHost: boolean): boolean {
  if (!text.startsWith('//')) return false
  const [authority, path = ''] = divided(text.slice(2), '/')
  if (!isAbsolutePathRelativeUrl(`/${path}`)) return false
  const at = authority.indexOf('@')
  // The first `@` ends the userinfo; none is left for the host.
  if (!areUrlUnits(authority.slice(0, Math.max(at, 0)))) return false
  const [, host, port = ''] = /^(\[[^\]]*\]|[^:]*)(?::(.*))?$/su.exec(authority.slice(at + 1)) ?? []
  if (host === undefined || !/^[0-9]*$/.test(port)) return false
  if (host === '') return mayLackHost && authority === ''
  return host.startsWith('[') ? parseIpv6(host.slice(1, -1)) !== null : isValidDomain(host)
}

function isAbsolutePathRelativeUrl(text: string): boolean {
  return !text.startsWith('//') && isPathRelativeUrl(text.slice(1))
}

/** Segments of URL units; the first has no colon. */
function isPathRelativeUrl(text: string): boolean {
  return areUrlUnits(text) && !/^[^/]*:/.test(text)
}

/** URL code points, and percent-encoded bytes that are UTF-8. */
function areUrlUnits(text: string): boolean {
  for (const { 0: run } of text.matchAll(/(?:%[0-9a-f]{2})+|./gisu)) {
    const isUnit =
      run.length > 2 ? percentDecodeUtf8(run) !== null : isUrlCodePoint(run.codePointAt(0) ?? 0)
    if (!isUnit) return false
  }
  return true
}

/** What is before the first delimiter, and what is after it. */
function divided(text: string, delimiter: string): readonly [string, string | undefined] {
  const at = text.indexOf(delimiter)
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)]
}
