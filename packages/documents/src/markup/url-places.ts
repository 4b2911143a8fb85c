import type { UrlSyntax } from '../embedded-url.ts'
import { type UrlAttribute, urlAttributes, type ValueForm } from './url-attributes.ts'

/** What the table of attributes means for programs: JSX, DOM properties, `setAttribute`. */

export { dialectOfHeader } from './header-dialects.ts'
export { type UrlAttribute, urlAttributes }

/** Value forms that contain only URLs. */
const formsOfUrls: ReadonlySet<ValueForm> = new Set(['url', 'url-list', 'srcset'])

/** The rows by element and attribute that apply whatever the element's other attributes are. */
const wholeUrls = new Map<string, UrlAttribute>()
for (const row of urlAttributes) {
  if (row.namespace !== 'html' || row.form !== 'url' || row.elements === 'any') continue
  if (row.when !== undefined || row.emptyIsNone === true) continue
  for (const element of row.elements) wholeUrls.set(`${element} ${row.attribute}`, row)
}

/**
 * Returns the syntax of an attribute whose whole value is one URL, apart from white space around
 * it, whatever other attributes the element has; null for others. Names are in lower case.
 */
export function wholeUrlSyntax(element: string, attribute: string): UrlSyntax | null {
  return wholeUrls.get(`${element} ${attribute}`)?.syntax ?? null
}

/** What a value with a URL contains, for forms in which not every value is a URL. */
const signs: Partial<Record<ValueForm, string>> = {
  'css-value': '(',
  'css-declarations': '(',
  'absolute-url-tokens': ':',
  'prefix-pairs': ':',
  'bar-pairs': '|',
}

/** For each attribute that holds URLs on some element, what every value with a URL contains. */
const signOfAttribute = new Map<string, string>()
for (const { attribute, form } of urlAttributes) {
  const sign = signs[form] ?? ''
  if (sign === '' || !signOfAttribute.has(attribute)) signOfAttribute.set(attribute, sign)
}

/**
 * Whether a value of an attribute with this name may contain a URL on some element. Fast, because
 * it is called for all attributes of a program.
 */
export function mayHoldUrl(attribute: string, value: string): boolean {
  const sign = signOfAttribute.get(attribute)
  return sign !== undefined && value.includes(sign)
}

/** A DOM property that sets an attribute with URLs. */
export interface UrlProperty {
  readonly name: string
  readonly attribute: string
  /** The elements with this property. */
  readonly elements: readonly string[]
  /** See `UrlAttribute`. */
  readonly telling: UrlAttribute['telling']
}

/** The properties that programs assign URLs to, by name. */
export const urlProperties: ReadonlyMap<string, UrlProperty> = propertiesOf(urlAttributes)

function propertiesOf(rows: readonly UrlAttribute[]): ReadonlyMap<string, UrlProperty> {
  const properties = new Map<string, UrlProperty>()
  for (const row of rows) {
    const { attribute, elements, form, when } = row
    const name = row.property ?? (row.provenance === 'html' ? attribute : null)
    if (name === null || elements === 'any' || when !== undefined) continue
    if (row.namespace !== 'html' || !formsOfUrls.has(form)) continue
    const known = properties.get(name)
    properties.set(name, {
      name,
      attribute,
      elements: [...(known?.elements ?? []), ...elements],
      telling: known?.telling ?? row.telling,
    })
  }
  return properties
}

/** The elements on which programs set an attribute with URLs, by attribute name. */
export const elementsByAttribute: ReadonlyMap<string, readonly string[]> = new Map(
  Array.from(urlProperties.values(), ({ attribute, elements }) => [attribute, elements]),
)

/**
 * For each attribute that holds URLs on every element that has it, one such element. The attribute
 * is then read as if it were on that element.
 */
export const elementOfTellingAttribute: ReadonlyMap<string, string> = new Map(
  urlAttributes
    .filter(({ telling }) => telling !== undefined)
    .map(({ attribute, elements, namespace }) => {
      const anyElement = namespace === 'svg' ? 'use' : 'div'
      return [attribute, elements === 'any' ? anyElement : (elements[0] ?? anyElement)]
    }),
)

/** Attributes with a colon, by their JSX names: `xlinkHref`. */
const namesInJsx: ReadonlyMap<string, string> = new Map(
  urlAttributes
    .filter(({ attribute }) => attribute.includes(':'))
    .map(({ attribute }) => [
      attribute.replace(/:(.)/, (_, c: string) => c.toUpperCase()),
      attribute,
    ]),
)

/** Returns the attribute that a JSX attribute or DOM property with this name sets. */
export function attributeOfName(name: string): string {
  return namesInJsx.get(name) ?? urlProperties.get(name)?.attribute ?? name.toLowerCase()
}

const ownElementsOfSvg = new Map(
  urlAttributes
    .filter(({ namespace }) => namespace === 'svg')
    .map(({ attribute, ownElements }) => [attribute, ownElements ?? []]),
)

/**
 * Whether an attribute holds URLs because the element is an SVG element: HTML has no such element
 * or attribute.
 */
export function isOfSvg(element: string, attribute: string): boolean {
  if (ownElementsOfSvg.get(attribute)?.includes(element.toLowerCase()) === true) return true
  const vocabularies = namespacesByAttribute.get(attribute) ?? none
  return vocabularies.has('svg') && !vocabularies.has('html') && !vocabularies.has('any')
}

const none: ReadonlySet<UrlAttribute['namespace']> = new Set()
const namespacesByAttribute = new Map<string, Set<UrlAttribute['namespace']>>()
for (const { attribute, namespace } of urlAttributes) {
  const known = namespacesByAttribute.get(attribute)
  if (known === undefined) namespacesByAttribute.set(attribute, new Set([namespace]))
  else known.add(namespace)
}
