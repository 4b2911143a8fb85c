import type { UrlSpec } from '../../contract/spec.ts'
import { iriCharacters } from '../../generic-syntax/characters/characters.ts'
import {
  firstOffence as first,
  type Production,
} from '../../generic-syntax/matching/first-offence.ts'
import { issues } from './issues/index.generated.ts'
import { parse, readPlain } from './parse.ts'

export type { Production } from '../../generic-syntax/matching/first-offence.ts'
export { iriToUri } from './iri-to-uri.ts'
export { uriToIri } from './uri-to-iri.ts'
export { parse }

/** RFC 3987, Internationalized Resource Identifiers. */
export const rfc3987: UrlSpec = {
  id: 'rfc3987',
  title: 'RFC 3987: Internationalized Resource Identifiers (IRIs)',
  edition: {
    date: '2005-01-01',
    version: 'RFC 3987',
    url: 'https://www.rfc-editor.org/rfc/rfc3987',
  },
  terms: {
    conformanceError: 'character outside the grammar',
    parseException: 'no match of IRI-reference',
  },
  issues,
  parse,
  fast: { readPlain },
}

/**
 * The offset of the first character of `input` that a production (read with the characters of an
 * IRI) cannot take; `input.length` where more had to come; null if it matches.
 */
export function firstOffence(input: string, production: Production): number | null {
  return first(input, production, iriCharacters)
}
