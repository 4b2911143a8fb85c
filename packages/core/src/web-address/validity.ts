import { iriCharacters } from '../generic-syntax/characters.ts'
import { matchReference } from '../generic-syntax/match-reference.ts'
import type { Offence } from '../generic-syntax/offence.ts'
import type { Span } from '../text/span.ts'

/** What keeps a string from being a valid URL. */
export interface Validity {
  /** Against the grammar of IRI-reference. */
  readonly offences: readonly Offence[]
  /** Characters of the query that only documents in UTF-8 or UTF-16 may write as themselves. */
  readonly nonAsciiInQuery: readonly Span[]
}

/**
 * The four conditions of a valid URL in one: it matches IRI-reference, and its query has non-ASCII
 * characters in documents in UTF-8 or UTF-16 only.
 *
 * @param encoding the name of a legacy encoding; null for UTF-8 and UTF-16.
 */
export function validityOf(
  input: string,
  encoding: string | null,
  start = 0,
  end = input.length,
): Validity {
  const { offences, query } = matchReference(input, iriCharacters, start, end)
  if (encoding === null || query === null) return { offences, nonAsciiInQuery: [] }
  const text = input.slice(query.start, query.end)
  const nonAsciiInQuery = Array.from(text.matchAll(/[^\0-\x7f]+/g), match => ({
    start: query.start + match.index,
    end: query.start + match.index + match[0].length,
  }))
  return { offences, nonAsciiInQuery }
}

/** Whether a string is a valid URL in a document with an encoding. */
export function isValid(input: string, encoding: string | null): boolean {
  const { offences, nonAsciiInQuery } = validityOf(input, encoding)
  return offences.length === 0 && nonAsciiInQuery.length === 0
}
