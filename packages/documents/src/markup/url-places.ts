import type { UrlSyntax } from '../embedded-url.ts'
import { type UrlAttribute, urlAttributes, type ValueForm } from './url-attributes.ts'

/** What follows from the table of attributes for programs: JSX, properties of the DOM, `setAttribute`. */

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

/** For each attribute that holds URLs on some element, what every value with one has in it. */
const signOfAttribute = new Map<string, string>()
for (const { attribute, form } of urlAttributes) {
  const sign = signs[form] ?? ''
  if (sign === '' || !signOfAttribute.has(attribute)) signOfAttribute.set(attribute, sign)
}

/** Whether an attribute of this name may hold a URL in this value, on some element; quick, for all attributes of a program. */
export function mayHoldUrl(attribute: string, value: string): boolean {
  const sign = signOfAttribute.get(attribute)
  return sign !== undefined && value.includes(sign)
}

/** A property of the DOM that sets an attribute with URLs. */
export interface UrlProperty {
  readonly name: string
  readonly attribute: string
  /** The elements that have it. */
  readonly elements: readonly string[]
  /** See `UrlAttribute`. */
  readonly telling: UrlAttribute['telling']
}

/** The properties that programs assign URLs to, by their names. */
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

/** The elements on which a program sets an attribute with URLs, by its name. */
export const elementsByAttribute: ReadonlyMap<string, readonly string[]> = new Map(
  Array.from(urlProperties.values(), ({ attribute, elements }) => [attribute, elements]),
)

/**
 * For each attribute that holds URLs on whatever element a program sets it, one element that has it: the attribute is then
 * read as that of this element.
 */
export const elementOfTellingAttribute: ReadonlyMap<string, string> = new Map(
  urlAttributes
    .filter(({ telling }) => telling !== undefined)
    .map(({ attribute, elements, namespace }) => {
      const anyElement = namespace === 'svg' ? 'use' : 'div'
      return [attribute, elements === 'any' ? anyElement : (elements[0] ?? anyElement)]
    }),
)

/** Attributes with a colon, by the names that JSX has for them: `xlinkHref`. */
const namesInJsx: ReadonlyMap<string, string> = new Map(
  urlAttributes
    .filter(({ attribute }) => attribute.includes(':'))
    .map(({ attribute }) => [
      attribute.replace(/:(.)/, (_, c: string) => c.toUpperCase()),
      attribute,
    ]),
)

/** The attribute that an attribute of JSX, or a property of the DOM, of this name sets. */
export function attributeOfName(name: string): string {
  return namesInJsx.get(name) ?? urlProperties.get(name)?.attribute ?? name.toLowerCase()
}

const ownElementsOfSvg = new Map(
  urlAttributes
    .filter(({ namespace }) => namespace === 'svg')
    .map(({ attribute, ownElements }) => [attribute, ownElements ?? []]),
)

/** Whether an attribute holds URLs because the element is one of SVG: no element of HTML has the one or the other. */
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
