import { isNoncharacter } from '../../text/code-point.ts'

const asciiUrlCodePoints = Array.from({ length: 128 }, (_, codePoint) =>
  /[A-Za-z0-9!$&'()*+,\-./:;=?@_~]/.test(String.fromCharCode(codePoint)),
)

/** The URL code points of the draft. */
export function isUrlCodePoint(codePoint: number): boolean {
  if (codePoint < 0x80) return asciiUrlCodePoints[codePoint] === true
  if (codePoint < 0xa0 || isNoncharacter(codePoint)) return false
  return codePoint < 0xd800 || codePoint > 0xdfff
}

/** The encode sets of the draft. */
export type EncodeSet = 'simple' | 'default' | 'password' | 'username' | 'query'

const members: Readonly<Record<EncodeSet, string>> = {
  simple: '',
  default: ' "#<>?`',
  password: ' "#<>?`/@\\',
  username: ' "#<>?`/@\\:',
  query: ' "#<>`',
}

/** Whether an encode set has a code point; every set has those outside U+0020 to U+007E. */
export function isInEncodeSet(codePoint: number, set: EncodeSet): boolean {
  if (codePoint < 0x20 || codePoint > 0x7e) return true
  return members[set].includes(String.fromCharCode(codePoint))
}

/** Returns the members of a set from U+0020 to U+007E, for libraries that take them so. */
export function printableMembers(set: EncodeSet): string {
  return members[set]
}
