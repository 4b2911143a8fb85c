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
 * The row of HTML's table for an attribute of an element of XHTML, SVG or MathML, whose names are in
 * the case of their vocabulary. `keywordOf` gives another attribute of the element.
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

/** Whether HTML's table speaks of a vocabulary. */
export function isOfHtml(vocabulary: Vocabulary): boolean {
  return vocabulary === 'html' || vocabulary === 'svg' || vocabulary === 'mathml'
}
