import { uriCharacters } from '../../generic-syntax/characters/characters.ts'
import type { Authority } from '../../generic-syntax/matching/match-authority.ts'
import { matchReference, type Reference } from '../../generic-syntax/matching/match-reference.ts'
import type { Span } from '../../text/span.ts'
import { type EncodedAddress, encodeAddress } from './encode-address.ts'

/**
 * "Parse a Web address": matches the encoded string against the unchanged URI-reference and leads
 * what was matched back to the original. Decoding it once would give the same.
 */
export function matchWebAddress(input: string): Reference {
  const encoded = encodeAddress(input)
  const { scheme, path, query, fragment, offences, ...authority } = matchReference(
    encoded.text,
    uriCharacters,
  )
  const back = (span: Span): Span => originalSpan(encoded, span)
  const backOrNull = (span: Span | null): Span | null => (span === null ? null : back(span))
  return {
    ...originalAuthority(authority, backOrNull),
    scheme: backOrNull(scheme),
    path: back(path),
    query: backOrNull(query),
    fragment: backOrNull(fragment),
    offences: offences.map(offence => ({ ...offence, span: back(offence.span) })),
  }
}

function originalAuthority(
  { authority, userinfo, host, hostIsLiteral, port }: Authority,
  back: (span: Span | null) => Span | null,
): Authority {
  return {
    authority: back(authority),
    userinfo: back(userinfo),
    host: back(host),
    hostIsLiteral,
    port: back(port),
  }
}

function originalSpan({ offsets }: EncodedAddress, { start, end }: Span): Span {
  return { start: offsets[start] ?? 0, end: offsets[end] ?? 0 }
}
