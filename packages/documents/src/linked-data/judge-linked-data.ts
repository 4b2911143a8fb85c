import type { UrlSyntax } from '../embedded-url.ts'
import type { JsonString } from '../languages/json/locate-json-strings.ts'
import { isUrlOfResource } from '../markup/values/rdfa.ts'
import { schemaOrgUrls } from './schema-org.generated.ts'

/** Keywords of JSON-LD 1.1 whose strings are IRIs. */
const keywords: ReadonlySet<string> = new Set(['@id', '@context', '@base', '@vocab', '@import'])

/**
 * The ranges of schema.org properties, and of `item`, which Google reads as a URL in a breadcrumb
 * list.
 */
const ranges = new Map<string, string>([...Object.entries(schemaOrgUrls), ['item', 'url-or-thing']])

/** The vocabulary as a prefix of a property name. */
const vocabulary = /^(?:schema:|https?:\/\/schema\.org\/)/

/**
 * Returns the URL syntax of a JSON-LD string and the name of its property; null if it is not a URL.
 */
export function judgeLinkedData({
  path,
  isKey,
  text,
}: JsonString): { syntax: UrlSyntax; property: string } | null {
  if (isKey) return null
  const property = propertyOf(path)
  if (keywords.has(property)) return isUrlOfResource(text) ? { syntax: 'url', property } : null
  // Types and terms of a context are names unless they are full IRIs.
  if (property === '@type' || path.includes('@context')) {
    return isWrittenOut(text) ? { syntax: 'absolute-url', property } : null
  }
  return isUrlOfProperty(property.replace(vocabulary, ''), text)
    ? { syntax: 'url', property }
    : null
}

/** Returns the innermost key. Arrays, `@list` and `@set` contain several values of a key. */
function propertyOf(path: JsonString['path']): string {
  const isName = (part: string | number) =>
    typeof part === 'string' && !/^@(?:list|set)$/.test(part)
  return String(path.findLast(isName) ?? '')
}

function isUrlOfProperty(name: string, text: string): boolean {
  switch (ranges.get(name)) {
    case 'url':
      return isUrlOfResource(text)
    case 'url-or-thing':
      // Things are often referred to by name. `{…}` is filled in when the action is taken.
      return (
        startsLikeUrl(text) && isUrlOfResource(text) && !(name === 'target' && /[{}]/.test(text))
      )
    case 'url-or-text':
      return /^https?:\/\/\S+$/i.test(text)
    default:
      return false
  }
}

function startsLikeUrl(text: string): boolean {
  return /^(?:\.{0,2}\/|[a-z][a-z0-9+.-]*:)/i.test(text)
}

function isWrittenOut(text: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(text)
}
