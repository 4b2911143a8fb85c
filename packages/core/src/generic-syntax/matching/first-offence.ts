import type { Characters } from '../characters/characters.ts'
import { matchReference } from './match-reference.ts'

/** The productions of RFC 3986 (and, with other characters, RFC 3987) for a complete URL. */
export type Production = 'URI-reference' | 'URI' | 'absolute-URI' | 'relative-ref'

/**
 * The offset of the first character that `production` cannot take; the length of `input` where
 * more had to come; null if `input` matches. Of a malformed `%` escape it is the `%`.
 */
export function firstOffence(
  input: string,
  production: Production,
  characters: Characters,
): number | null {
  const { scheme, fragment, offences } = matchReference(input, characters)
  const first = offences[0]?.span.start ?? null
  if (production === 'URI-reference') return first
  if (production === 'relative-ref') {
    return scheme === null ? first : relativeOffence(first, scheme.end)
  }
  if (scheme === null) return schemeOffence(input)
  const hash = production === 'absolute-URI' && fragment !== null ? fragment.start - 1 : null
  if (first === null || hash === null) return first ?? hash
  return Math.min(first, hash)
}

/** A scheme would be the first segment of a path but for its colon. */
function relativeOffence(first: number | null, colon: number): number {
  return first === null ? colon : Math.min(first, colon)
}

function schemeOffence(input: string): number {
  return /^[a-z][a-z0-9+.-]*/i.exec(input)?.[0].length ?? 0
}
