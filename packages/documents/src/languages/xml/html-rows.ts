import { type UrlAttribute, urlAttributes } from '../../markup/url-attributes.ts'
import type { Vocabulary } from './namespaces.ts'

const byName = new Map<string, UrlAttribute[]>()
for (const row of urlAttributes) {
  const name = row.nameInXml ?? row.attribute
  const rows = byName.get(name)
  if (rows === undefined) byName.set(name, [row])
  else rows.push(row)
}

/**
 * Returns the row of the HTML table for an attribute of an XHTML, SVG or MathML element; null if
 * there is none. Names have the case of their vocabulary. `keywordOf` returns the value of another
 * attribute of the element.
 */
export function rowOf(
  vocabulary: Vocabulary,
  element: string,
  attribute: string,
  keywordOf: (attribute: string) => string,
): UrlAttribute | null {
  for (const row of byName.get(attribute) ?? []) {
    if (row.namespace !== vocabulary && row.namespace !== 'any') continue
    if (row.elements !== 'any' && !row.elements.includes(element)) continue
    const { when } = row
    if (when === undefined) return row
    if (when.values.includes(keywordOf(when.nameInXml ?? when.attribute))) return row
  }
  return null
}

/** Whether the HTML table covers a vocabulary. */
export function isOfHtml(vocabulary: Vocabulary): boolean {
  return vocabulary === 'html' || vocabulary === 'svg' || vocabulary === 'mathml'
}
