import type { ComponentName } from '../../contract/components.ts'
import { isAsciiAlpha, isAsciiDigit } from '../../text/code-point.ts'
import type { Span } from '../../text/span.ts'
import type { Characters, Place } from '../characters/characters.ts'
import { indexBefore } from '../characters/index-before.ts'
import { type Authority, matchAuthority, noAuthority } from './match-authority.ts'
import type { Offence, OffenceListener } from './offence.ts'
import { scanPlace } from './scan-place.ts'

/** A reference divided into the parts of RFC 3986 section 3; null: not written. */
export interface Division extends Authority {
  readonly scheme: Span | null
  readonly path: Span
  readonly query: Span | null
  readonly fragment: Span | null
}

/** A divided reference and what keeps it from matching. */
export interface Reference extends Division {
  /** In input order. Empty: the string matches. */
  readonly offences: readonly Offence[]
}

/** `divideReference`, with the offences in a list. */
export function matchReference(
  input: string,
  characters: Characters,
  from = 0,
  to = input.length,
): Reference {
  const offences: Offence[] = []
  const division = divideReference(input, characters, from, to, (kind, component, start, end) =>
    offences.push({ kind, component, span: { start, end } }),
  )
  return { ...division, offences }
}

/**
 * Matches `input` from `start` to `end` against URI-reference of RFC 3986 with the given
 * characters. Always divides, at the delimiters that come first; what does not match is told by
 * the offences. Linear in the length.
 */
export function divideReference(
  input: string,
  characters: Characters,
  start: number,
  end: number,
  onOffence: OffenceListener,
): Division {
  const scan = (component: ComponentName, place: Place, from: number, to: number): Span => {
    scanPlace(input, characters, component, place, from, to, onOffence)
    return { start: from, end: to }
  }
  const hash = indexBefore(input, '#', start, end)
  const question = indexBefore(input, '?', start, hash)
  const scheme = matchScheme(input, start, question)
  let position = scheme === null ? start : scheme.end + 1
  let authority: Authority = noAuthority
  if (position + 2 <= question && input.startsWith('//', position)) {
    const slash = indexBefore(input, '/', position + 2, question)
    authority = matchAuthority(input, characters, position + 2, slash, onOffence)
    position = slash
  }
  const path = { start: position, end: question }
  if (scheme === null && authority.authority === null) {
    // path-noscheme: no colon before the first slash.
    const colon = indexBefore(input, ':', position, indexBefore(input, '/', position, question))
    if (input[colon] === ':' && colon < question) {
      scan('path', 'segment', position, colon)
      onOffence('colon', 'path', colon, colon + 1)
      position = colon + 1
    }
  }
  scan('path', 'segment', position, question)
  return {
    scheme,
    ...authority,
    path,
    query: question < hash ? scan('query', 'query', question + 1, hash) : null,
    fragment: hash < end ? scan('fragment', 'fragment', hash + 1, end) : null,
  }
}

function matchScheme(input: string, start: number, end: number): Span | null {
  const colon = indexBefore(input, ':', start, end)
  if (colon === end) return null
  for (let offset = start; offset < colon; offset++) {
    if (!isSchemeUnit(input.charCodeAt(offset), offset === start)) return null
  }
  return colon === start ? null : { start, end: colon }
}

function isSchemeUnit(unit: number, first: boolean): boolean {
  if (isAsciiAlpha(unit)) return true
  return !first && (isAsciiDigit(unit) || unit === 0x2b || unit === 0x2d || unit === 0x2e)
}
