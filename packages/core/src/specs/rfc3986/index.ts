import type { UrlSpec } from '../../contract/spec.ts'
import { uriCharacters } from '../../generic-syntax/characters/characters.ts'
import {
  firstOffence as first,
  type Production,
} from '../../generic-syntax/matching/first-offence.ts'
import { normalizeReference } from '../../generic-syntax/resolving/normalize-reference.ts'
import {
  recompose,
  resolveReference,
  splitReference,
} from '../../generic-syntax/resolving/resolve-reference.ts'
import { issues } from './issues/index.generated.ts'
import { parse, readPlain } from './parse.ts'

export type { Production } from '../../generic-syntax/matching/first-offence.ts'
export { removeDotSegments } from '../../generic-syntax/resolving/remove-dot-segments.ts'
export {
  type Parts,
  recompose,
  resolveReference,
  splitReference,
} from '../../generic-syntax/resolving/resolve-reference.ts'
export { parse }

/** RFC 3986, Uniform Resource Identifier (URI): Generic Syntax. */
export const rfc3986: UrlSpec = {
  id: 'rfc3986',
  title: 'RFC 3986: Uniform Resource Identifier (URI): Generic Syntax',
  edition: {
    date: '2005-01-01',
    version: 'RFC 3986',
    url: 'https://www.rfc-editor.org/rfc/rfc3986',
  },
  terms: {
    conformanceError: 'character outside the grammar',
    parseException: 'no match of URI-reference',
  },
  issues,
  parse,
  fast: { readPlain },
}

/**
 * The offset of the first character of `input` that a production cannot take; `input.length` where
 * more had to come; null if it matches.
 */
export function firstOffence(input: string, production: Production): number | null {
  return first(input, production, uriCharacters)
}

/** Section 5.2 and 5.3 on strings, divided by the regular expression of Appendix B. */
export function resolve(reference: string, base: string): string {
  return recompose(resolveReference(splitReference(reference), splitReference(base)))
}

/** Sections 6.2.2 and 6.2.3: equal results mean equivalent URIs. */
export function normalize(uri: string): string {
  return recompose(normalizeReference(splitReference(uri)))
}
