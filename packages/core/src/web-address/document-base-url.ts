import type { Reference } from '../generic-syntax/matching/match-reference.ts'
import { legacyEncodingName } from '../text/encoding-label.ts'
import { resolvedAbsolute } from './classify-web-address.ts'
import { resolveWebAddress } from './resolve-web-address.ts'

/** The data that the base URL of a document depends on. */
export interface BaseDocument {
  /** The document's address. */
  readonly address: string
  /**
   * The `href` of each `base` element in tree order; null if it has none. Which elements count
   * is up to the draft.
   */
  readonly baseHrefs: readonly (string | null)[]
  /** Label of the document's encoding, for the queries of these URLs. Default: UTF-8. */
  readonly encoding?: string | undefined
  /** The document of the creator browsing context. */
  readonly creator?: BaseDocument | undefined
  /** The document of the iframe whose srcdoc attribute this document is. */
  readonly srcdocContainer?: BaseDocument | undefined
}

/** The parts of a draft that the algorithm uses. */
export interface BaseUrlRules {
  readonly match: (input: string) => Reference
  /** Whether a srcdoc document falls back to the base of its container. */
  readonly hasSrcdoc: boolean
}

/**
 * "Document base URL". Documents that are each other's creators are cut with the address of the
 * one that is met again.
 *
 * @throws RangeError for an unknown encoding label.
 */
export function documentBaseUrl(
  document: BaseDocument,
  rules: BaseUrlRules,
  met: ReadonlySet<BaseDocument> = new Set(),
): string {
  const others = new Set([...met, document])
  const inherited = (other: BaseDocument | undefined): string | null => {
    if (other === undefined) return null
    return others.has(other) ? other.address : documentBaseUrl(other, rules, others)
  }
  let fallback = document.address
  if (fallback === 'about:blank') fallback = inherited(document.creator) ?? fallback
  if (rules.hasSrcdoc) fallback = inherited(document.srcdocContainer) ?? fallback
  const href = document.baseHrefs.find(candidate => candidate !== null)
  return href === undefined
    ? fallback
    : (resolveAgainst(href, fallback, document, rules) ?? fallback)
}

/**
 * The base URI of an element by XML Base: its `xml:base` values and those of its ancestors, the
 * outermost first, each against the base so far. One that fails to resolve is skipped.
 *
 * @throws RangeError for an unknown encoding label.
 */
export function elementBaseUrl(
  document: BaseDocument,
  xmlBases: readonly string[],
  rules: BaseUrlRules,
): string {
  return xmlBases.reduce(
    (base, value) => resolveAgainst(value, base, document, rules) ?? base,
    documentBaseUrl(document, rules),
  )
}

function resolveAgainst(
  url: string,
  base: string,
  { encoding }: BaseDocument,
  { match }: BaseUrlRules,
): string | null {
  const reference = match(url)
  const resolvedBase = resolvedAbsolute(base, match, null)
  if (reference.offences.length > 0 || resolvedBase === null) return null
  return resolveWebAddress(reference, url, resolvedBase, legacyEncodingName(encoding)).result
}
