import { isUcschar } from '../../generic-syntax/characters/characters.ts'
import { percentDecodeUtf8 } from '../../generic-syntax/characters/percent-decode-utf8.ts'

/** What section 3.2 keeps percent-encoded although it is a `ucschar`: bidi formatting (4.1). */
const bidiFormatting = /[\u200e\u200f\u202a-\u202e]/

/**
 * Maps a URI to an IRI (section 3.2): escapes of characters that an IRI takes as themselves, and
 * that mean the same so, are decoded; the others stay, in upper case where they were examined.
 */
export function uriToIri(uri: string): string {
  return uri.replace(/(?:%[89a-f][0-9a-f])+/gi, decodeRun).replace(/%[0-7][0-9a-f]/gi, decodeAscii)
}

/** Decodes sequence by sequence, so that octets that are not UTF-8 keep only themselves encoded. */
function decodeRun(run: string): string {
  let output = ''
  for (let offset = 0; offset < run.length; ) {
    const length = sequenceLength(Number.parseInt(run.slice(offset + 1, offset + 3), 16)) * 3
    const character = percentDecodeUtf8(run.slice(offset, offset + length))
    if (character !== null && isIriCharacter(character)) {
      output += character
      offset += length
    } else {
      output += run.slice(offset, offset + 3).toUpperCase()
      offset += 3
    }
  }
  return output
}

function isIriCharacter(character: string): boolean {
  return isUcschar(character.codePointAt(0) ?? 0) && !bidiFormatting.test(character)
}

function sequenceLength(octet: number): number {
  if (octet < 0xe0) return 2
  return octet < 0xf0 ? 3 : 4
}

function decodeAscii(octet: string): string {
  const character = String.fromCharCode(Number.parseInt(octet.slice(1), 16))
  return /[A-Za-z0-9\-._~]/.test(character) ? character : octet.toUpperCase()
}
