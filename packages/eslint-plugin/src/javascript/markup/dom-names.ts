export const httpMethod = /^(?:CONNECT|DELETE|GET|HEAD|OPTIONS|PATCH|POST|PUT|TRACE)$/i

/**
 * For each attribute or property that holds URLs on every element that has it, one element that
 * has it: so `setAttribute` on an unknown element can be read as that element's attribute.
 */
const elementsWith = new Map([
  ['action', 'form'],
  ['cite', 'q'],
  ['formaction', 'button'],
  ['href', 'a'],
  ['imagesrcset', 'link'],
  ['itemid', 'div'],
  ['ping', 'a'],
  ['poster', 'video'],
  ['src', 'img'],
  ['srcset', 'img'],
  ['style', 'div'],
  ['xlink:href', 'use'],
])

/** The names, in lower case, that `urlAttributeOfDom` knows. */
export const urlAttributesOfDom: readonly string[] = [...elementsWith.keys()]

/** The element to read an attribute of an unknown element as; null if it holds no URL. */
export function urlAttributeOfDom(attribute: string): string | null {
  return elementsWith.get(attribute.toLowerCase()) ?? null
}

const withColon = new Map([
  ['xlinkHref', 'xlink:href'],
  ['xlinkRole', 'xlink:role'],
  ['xlinkArcrole', 'xlink:arcrole'],
  ['xmlBase', 'xml:base'],
])

/** The attribute that a JSX attribute or a DOM property of that name sets. */
export function htmlNameOf(name: string): string {
  return withColon.get(name) ?? name.toLowerCase()
}
