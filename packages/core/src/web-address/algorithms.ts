import type { Reference } from '../generic-syntax/matching/match-reference.ts'
import { recompose } from '../generic-syntax/resolving/resolve-reference.ts'
import { toScalarValues } from '../text/code-point.ts'
import { legacyEncodingName } from '../text/encoding-label.ts'
import {
  isAuthorityBasedResult,
  isHierarchicalResult,
  resolvedAbsolute,
} from './classify-web-address.ts'
import { escapedParts, type Resolution, resolveWebAddress } from './resolve-web-address.ts'
import { type UrlComponents, urlComponents } from './url-components.ts'

/** The result of resolving. `parse`: the string does not match. `base`: the base is not absolute. */
export type ResolveResult = Resolution | { readonly result: null; readonly error: 'parse' | 'base' }

/** The algorithms of a draft as functions of strings. */
export interface WebAddressAlgorithms {
  /** Null: the string does not match, parsing fails. */
  parseUrl(url: string): UrlComponents | null
  /**
   * A lone surrogate counts as U+FFFD.
   *
   * @param base an absolute URL; it is resolved by itself first, as a document's base is.
   * @param encoding label of the document's encoding. Default: UTF-8.
   * @throws RangeError for an unknown label.
   */
  resolveUrl(url: string, base: string, encoding?: string): ResolveResult
  /** Returns the URL after the step of resolving that escapes its path; null if parsing fails. */
  escapePath(url: string): string | null
  /** Whether resolving gives the same whatever the base is, and does not fail. */
  isAbsoluteUrl(url: string, encoding?: string): boolean
  /** Whether it is absolute, and `/` follows its scheme and colon once resolved. */
  isHierarchicalUrl(url: string, encoding?: string): boolean
  /** Whether it is absolute, and `//` follows its scheme and colon once resolved. */
  isAuthorityBasedUrl(url: string, encoding?: string): boolean
}

/** Returns the algorithms with the matcher of a draft. */
export function webAddressAlgorithms(match: (input: string) => Reference): WebAddressAlgorithms {
  const resolved = (url: string, encoding?: string): string | null =>
    resolvedAbsolute(url, match, legacyEncodingName(encoding))
  return {
    parseUrl: url => {
      const reference = match(url)
      return reference.offences.length > 0 ? null : urlComponents(reference, url)
    },
    resolveUrl: (input, base, encoding) => {
      const url = toScalarValues(input)
      const reference = match(url)
      if (reference.offences.length > 0) return { result: null, error: 'parse' }
      const resolvedBase = resolvedAbsolute(toScalarValues(base), match, null)
      if (resolvedBase === null) return { result: null, error: 'base' }
      return resolveWebAddress(reference, url, resolvedBase, legacyEncodingName(encoding))
    },
    escapePath: url => {
      const reference = match(url)
      if (reference.offences.length > 0) return null
      const { host, query } = reference
      const text = (span: typeof host): string | null =>
        span === null ? null : url.slice(span.start, span.end)
      return recompose({ ...escapedParts(reference, url, text(host), null), query: text(query) })
    },
    isAbsoluteUrl: (url, encoding) => resolved(url, encoding) !== null,
    isHierarchicalUrl: (url, encoding) => isHierarchicalResult(resolved(url, encoding)),
    isAuthorityBasedUrl: (url, encoding) => isAuthorityBasedResult(resolved(url, encoding)),
  }
}
