import { type ParsedUrl, parse, type Span } from '@hreflint/core'
import { PatternFailure } from '../../contract/pattern-failure.ts'
import { scalarValues } from '../../text/scalar-values.ts'
import {
  canonicalHash,
  canonicalHostname,
  canonicalIpv6,
  canonicalOpaquePathname,
  canonicalPathname,
  canonicalPort,
  canonicalProtocol,
  canonicalSearch,
  canonicalUserinfo,
  isDefaultPort,
  specialSchemes,
} from './canonicalize.ts'
import { type Component, compileComponent } from './component.ts'
import {
  componentNames,
  type UrlPatternComponentName,
  type UrlPatternInit,
} from './component-names.ts'
import { parseConstructorString } from './constructor-string.ts'
import type { ComponentOptions, Encode } from './part.ts'
import { processInit } from './process-init.ts'

export interface UrlPatternOptions {
  readonly baseURL?: string | undefined
  readonly ignoreCase?: boolean | undefined
}

/** A component of a URL and what each group matched in it. Groups that did not take part are undefined. */
export interface ComponentMatch {
  readonly input: string
  readonly groups: Readonly<Record<string, string | undefined>>
}

export type UrlPatternMatch = Readonly<Record<UrlPatternComponentName, ComponentMatch>>

const plain: ComponentOptions = { delimiter: '', prefix: '' }
const dotted: ComponentOptions = { delimiter: '.', prefix: '' }
const slashed: ComponentOptions = { delimiter: '/', prefix: '/' }

/**
 * A URL pattern of the [URL Pattern Standard](https://urlpattern.spec.whatwg.org/).
 *
 * @throws PatternFailure if the pattern does not compile. Its offsets are in the constructor string.
 */
export class UrlPattern {
  readonly components: Readonly<Record<UrlPatternComponentName, Component>>
  /** Spans of the components in the constructor string, for each component that it contains. */
  readonly spans: ReadonlyMap<UrlPatternComponentName, Span>

  constructor(input: string | UrlPatternInit, { baseURL, ignoreCase }: UrlPatternOptions = {}) {
    const { init, spans } =
      typeof input === 'string'
        ? parseConstructorString(scalarValues(input))
        : { init: wellFormed(input), spans: new Map<UrlPatternComponentName, Span>() }
    this.spans = spans
    if (typeof input === 'string') {
      if (baseURL === undefined && init.protocol === undefined) {
        throw new PatternFailure('missing-base', 0, input.length)
      }
      if (baseURL !== undefined) init.baseURL = baseURL
    } else if (baseURL !== undefined) {
      throw new PatternFailure('needless-base', 0, 0)
    }
    const given = processInit(init, 'pattern')
    if (isDefaultPort(given.protocol ?? '', given.port ?? '')) given.port = ''
    const compile = (
      name: UrlPatternComponentName,
      options: ComponentOptions,
      encode: Encode,
      ignores = false,
    ): Component => {
      try {
        return compileComponent(given[name] ?? '*', options, encode, ignores)
      } catch (error) {
        if (!(error instanceof PatternFailure)) throw error
        throw error.within(spans.get(name)?.start ?? 0)
      }
    }
    const protocol = compile('protocol', plain, canonicalProtocol)
    const isSpecial = specialSchemes.some(scheme => protocol.regexp.test(scheme))
    const isIpv6 = /^[{\\]?\[/.test(given.hostname ?? '') && given.hostname !== '['
    this.components = {
      protocol,
      username: compile('username', plain, canonicalUserinfo),
      password: compile('password', plain, canonicalUserinfo),
      hostname: compile('hostname', dotted, isIpv6 ? canonicalIpv6 : canonicalHostname),
      port: compile('port', plain, value => canonicalPort(value)),
      pathname: isSpecial
        ? compile('pathname', slashed, canonicalPathname, ignoreCase)
        : compile('pathname', plain, canonicalOpaquePathname, ignoreCase),
      search: compile('search', plain, canonicalSearch, ignoreCase),
      hash: compile('hash', plain, canonicalHash, ignoreCase),
    }
  }

  /**
   * [Matches](https://urlpattern.spec.whatwg.org/#url-pattern-match) a URL, or components of a URL. Returns null if one
   * of them does not match or the URL is invalid.
   */
  match(input: string | UrlPatternInit, baseURL?: string): UrlPatternMatch | null {
    const url = typeof input === 'string' ? urlOf(input, baseURL) : initOf(input)
    if (url === null) return null
    const found = componentNames.map(name => {
      const match = this.components[name].regexp.exec(url[name] ?? '')
      if (match === null) return null
      const groups = Object.fromEntries(
        this.components[name].groupNames.map((group, index) => [group, match[index + 1]]),
      )
      return [name, { input: url[name] ?? '', groups }] as const
    })
    const matches = found.filter(each => each !== null)
    return matches.length < found.length
      ? null
      : (Object.fromEntries(matches) as Record<UrlPatternComponentName, ComponentMatch>)
  }
}

/** Copies the members that a `URLPatternInit` has, and ignores all other properties. */
function wellFormed(init: UrlPatternInit): UrlPatternInit {
  const members = [...componentNames, 'baseURL'] as const
  return Object.fromEntries(
    members.flatMap(name => {
      const value = init[name]
      return value === undefined ? [] : [[name, scalarValues(value)]]
    }),
  )
}

/** The components of a URL that patterns match. */
export type UrlParts = Partial<Record<UrlPatternComponentName, string>>

function urlOf(input: string, base: string | undefined): UrlParts | null {
  const { url } = parse(input, base === undefined ? {} : { base })
  return url === null ? null : partsOf(url)
}

/** Returns the components of a URL. */
export function partsOf(url: ParsedUrl): UrlParts {
  return {
    protocol: url.scheme ?? '',
    username: url.username ?? '',
    password: url.password ?? '',
    hostname: url.host ?? '',
    port: url.port ?? '',
    pathname: url.path,
    search: url.query ?? '',
    hash: url.fragment ?? '',
  }
}

function initOf(init: UrlPatternInit): UrlParts | null {
  try {
    return processInit(wellFormed(init), 'url')
  } catch (error) {
    if (error instanceof PatternFailure) return null
    throw error
  }
}
