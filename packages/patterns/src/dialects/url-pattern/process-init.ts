import { type ParsedUrl, parse } from '@hreflint/core'
import { PatternFailure } from '../../contract/pattern-failure.ts'
import {
  canonicalHash,
  canonicalHostname,
  canonicalOpaquePathname,
  canonicalPathname,
  canonicalPort,
  canonicalProtocol,
  canonicalSearch,
  canonicalUserinfo,
  specialSchemes,
} from './canonicalize.ts'
import type { UrlPatternComponentName, UrlPatternInit } from './component-names.ts'
import { escapePattern } from './part.ts'

type Components = Partial<Record<UrlPatternComponentName, string>>

/**
 * [Processes a URLPatternInit](https://urlpattern.spec.whatwg.org/#process-a-urlpatterninit): inherits components from
 * the base and, for type `url`, canonicalizes them.
 */
export function processInit(init: UrlPatternInit, type: 'pattern' | 'url'): Components {
  const base = init.baseURL === undefined ? null : baseOf(init.baseURL)
  const result = base === null ? {} : inherited(init, base, type)
  const isPattern = type === 'pattern'
  const set = (
    name: UrlPatternComponentName,
    value: string | undefined,
    canonical: (value: string) => string,
  ): void => {
    if (value !== undefined) result[name] = isPattern ? value : canonical(value)
  }
  set('protocol', init.protocol?.replace(/:$/, ''), canonicalProtocol)
  set('username', init.username, canonicalUserinfo)
  set('password', init.password, canonicalUserinfo)
  set('hostname', init.hostname, canonicalHostname)
  const scheme = result.protocol ?? ''
  set('port', init.port, value => canonicalPort(value, scheme))
  const pathname = init.pathname === undefined ? undefined : resolved(init.pathname, base, type)
  const isOpaque = scheme !== '' && !specialSchemes.includes(scheme)
  set('pathname', pathname, isOpaque ? canonicalOpaquePathname : canonicalPathname)
  set('search', init.search?.replace(/^\?/, ''), canonicalSearch)
  set('hash', init.hash?.replace(/^#/, ''), canonicalHash)
  return result
}

function baseOf(text: string): ParsedUrl {
  const { url } = parse(text)
  if (url === null) throw new PatternFailure('invalid-base', 0, 0, { base: text })
  return url
}

/** Returns the components inherited from the base: each one for which neither it nor an earlier one is given. */
function inherited(init: UrlPatternInit, base: ParsedUrl, type: 'pattern' | 'url'): Components {
  const result: Components = {}
  const given = (...names: readonly UrlPatternComponentName[]): boolean =>
    names.some(name => init[name] !== undefined)
  const text = (value: string | null): string =>
    type === 'pattern' ? escapePattern(value ?? '') : (value ?? '')
  if (given('protocol')) return result
  result.protocol = text(base.scheme)
  if (type === 'url' && !given('hostname', 'port', 'username')) {
    result.username = base.username ?? ''
    if (!given('password')) result.password = base.password ?? ''
  }
  if (given('hostname')) return result
  result.hostname = text(base.host)
  if (given('port')) return result
  result.port = base.port ?? ''
  if (given('pathname')) return result
  result.pathname = text(base.path)
  if (given('search')) return result
  result.search = text(base.query)
  if (!given('hash')) result.hash = text(base.fragment)
  return result
}

function resolved(pathname: string, base: ParsedUrl | null, type: 'pattern' | 'url'): string {
  if (base === null || isOpaque(base) || isAbsolute(pathname, type)) return pathname
  const path = type === 'pattern' ? escapePattern(base.path) : base.path
  return path.slice(0, path.lastIndexOf('/') + 1) + pathname
}

function isOpaque({ scheme, host, path }: ParsedUrl): boolean {
  return host === null && scheme !== 'file' && !path.startsWith('/')
}

function isAbsolute(pathname: string, type: 'pattern' | 'url'): boolean {
  return pathname.startsWith('/') || (type === 'pattern' && /^[\\{]\//.test(pathname))
}
