import type { UrlSite } from '../../embedded-url.ts'
import { type UrlAttribute, urlAttributes } from '../../markup/url-attributes.ts'
import { attributeNames, elementNames } from './scan/known-names.ts'
import type { StartTag } from './scan/scan-tags.ts'

/** A row of the table, prepared for the scanner's ids. */
export class Place {
  readonly row: UrlAttribute
  readonly #elements: ReadonlySet<number> | null
  readonly #sites = new Map<number, UrlSite>()
  readonly #whenAttribute: number

  constructor(row: UrlAttribute) {
    this.row = row
    this.#elements =
      row.elements === 'any' ? null : new Set(row.elements.map(name => elementNames.idOf(name)))
    this.#whenAttribute = row.when === undefined ? 0 : attributeNames.idOf(row.when.attribute)
  }

  /** Whether the row applies to the element of a tag. */
  isOf(tag: StartTag, keywordOf: (attribute: number) => string): boolean {
    const { namespace, when } = this.row
    if (namespace !== tag.namespace && namespace !== 'any') return false
    if (this.#elements !== null && !this.#elements.has(tag.element)) return false
    return when === undefined || when.values.includes(keywordOf(this.#whenAttribute))
  }

  /**
   * Returns the site of the attribute in an element. `name` returns the name of an element without
   * an id.
   */
  siteIn(tag: StartTag, name: () => string): UrlSite {
    if (tag.element === 0) return this.#site(name())
    let site = this.#sites.get(tag.element)
    if (site === undefined) {
      site = this.#site(elementNames.nameOf(tag.element))
      this.#sites.set(tag.element, site)
    }
    return site
  }

  #site(element: string): UrlSite {
    const { attribute, syntax } = this.row
    return Object.freeze({ kind: 'attribute', element, attribute, syntax })
  }
}

/** The rows of the table by the ID of their attribute. Most attributes have one or two. */
const rowsOf: readonly Place[][] = Array.from({ length: attributeNames.size }, () => [])
for (const row of urlAttributes) rowsOf[attributeNames.idOf(row.attribute)]?.push(new Place(row))

/**
 * Returns the place of an attribute in the element of a tag; null if it does not hold a URL there.
 */
export function placeOf(
  attribute: number,
  tag: StartTag,
  keywordOf: (attribute: number) => string,
): Place | null {
  for (const place of rowsOf[attribute] ?? []) {
    if (place.isOf(tag, keywordOf)) return place
  }
  return null
}
