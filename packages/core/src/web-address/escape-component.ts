import { platform } from '#platform'
import { type Place, uriCharacters } from '../generic-syntax/characters/characters.ts'
import { escapeUnless } from '../generic-syntax/characters/escape-unless.ts'

/** Every printable ASCII character, so that every octet is percent-encoded. */
const printableAscii = Array.from({ length: 95 }, (_, index) =>
  String.fromCharCode(index + 32),
).join('')

/**
 * Percent-encodes each character other than `%` that the production of RFC 3986 does not have, as
 * UTF-8. A path keeps its slashes.
 */
export function escapeComponent(text: string, place: Place): string {
  return escapeUnless(text, codePoint => isKept(codePoint, place))
}

/**
 * The same for a query in a legacy encoding: runs of characters that are not kept are encoded as a
 * whole and every octet of them is escaped. What the encoding lacks becomes `?`, which is not.
 */
export function escapeQuery(query: string, encoding: string | null): string {
  if (encoding === null) return escapeComponent(query, 'query')
  const { percentEncodeAfterEncoding } = platform.loadLegacyEncodings()
  const known = new Map<string, boolean>()
  const isKnown = (character: string): boolean => {
    let answer = known.get(character)
    if (answer === undefined) {
      answer =
        !/^\p{Cs}$/u.test(character) &&
        !/^%26%23\d+%3B$/.test(percentEncodeAfterEncoding(encoding, character, ''))
      known.set(character, answer)
    }
    return answer
  }
  let output = ''
  let run = ''
  const flush = (): void => {
    if (run !== '') output += percentEncodeAfterEncoding(encoding, run, printableAscii)
    run = ''
  }
  for (const character of query) {
    const isPlain = isKept(character.codePointAt(0) ?? 0, 'query')
    if (!isPlain && isKnown(character)) run += character
    else {
      flush()
      output += isPlain ? character : '?'
    }
  }
  flush()
  return output
}

function isKept(codePoint: number, place: Place): boolean {
  if (codePoint === 0x25 || (codePoint === 0x2f && place === 'segment')) return true
  return uriCharacters.takes(codePoint, place)
}
