import { iriCharacters } from '../../generic-syntax/characters/characters.ts'
import { matchReference } from '../../generic-syntax/matching/match-reference.ts'
import type { Span } from '../../text/span.ts'

/**
 * Characters of the query that only documents in UTF-8 or UTF-16 may write as themselves.
 *
 * @param encoding the name of a legacy encoding; null for UTF-8 and UTF-16.
 */
export function nonAsciiIn(
  input: string,
  query: Span | null,
  encoding: string | null,
): readonly Span[] {
  if (encoding === null || query === null) return []
  const text = input.slice(query.start, query.end)
  return Array.from(text.matchAll(/[^\0-\x7f]+/g), match => ({
    start: query.start + match.index,
    end: query.start + match.index + match[0].length,
  }))
}

/**
 * The four conditions of a valid URL in one: it matches IRI-reference, and its query has non-ASCII
 * characters in documents in UTF-8 or UTF-16 only.
 */
export function isValid(input: string, encoding: string | null): boolean {
  const { offences, query } = matchReference(input, iriCharacters)
  return offences.length === 0 && nonAsciiIn(input, query, encoding).length === 0
}
