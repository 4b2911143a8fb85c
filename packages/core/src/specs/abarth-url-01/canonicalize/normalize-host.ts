import { percentDecodeUtf8 } from '../../../generic-syntax/characters/percent-decode-utf8.ts'
import { percentEncodeCodePoint } from '../../../generic-syntax/characters/percent-encode.ts'

/** A character of a host after section 5.3.1 and where it was written in the host. */
export interface HostCharacter {
  /** Lower-case, or percent-encoded. */
  readonly text: string
  /** What is percent-encoded in `text`; a lone `%` and an octet that is not UTF-8 count as invalid. */
  readonly codePoint: number
  readonly isEscaped: boolean
  readonly start: number
  readonly end: number
}

/**
 * Section 5.3.1, with the escapes decoded first: the set of escaped characters contains "%", and
 * would escape every escape once more.
 */
export function normalizeHost(host: string): HostCharacter[] {
  const output: HostCharacter[] = []
  for (const match of host.matchAll(/(?:%[0-9a-f]{2})+|[^%]|%/gisu)) {
    const text = match[0]
    const start = match.index
    if (text.length < 3 || text[0] !== '%')
      output.push(normalized(text, start, start + text.length))
    else pushDecoded(text, start, output)
  }
  return output
}

/** Decodes a run of escapes character by character. */
function pushDecoded(run: string, offset: number, output: HostCharacter[]): void {
  for (let index = 0; index < run.length; ) {
    const octet = Number.parseInt(run.slice(index + 1, index + 3), 16)
    const length = 3 * (octet < 0x80 ? 1 : octet < 0xe0 ? 2 : octet < 0xf0 ? 3 : 4)
    const sequence = run.slice(index, index + length)
    const character = sequence.length === length ? percentDecodeUtf8(sequence) : null
    const end = index + (character === null ? 3 : length)
    if (character === null) {
      // Undecodable octets become U+FFFD, escaped, and are invalid as "%" is.
      const escaped = { text: '%EF%BF%BD', codePoint: 0x25, isEscaped: true }
      output.push({ ...escaped, start: offset + index, end: offset + end })
    } else output.push(normalized(character, offset + index, offset + end))
    index = end
  }
}

function normalized(character: string, start: number, end: number): HostCharacter {
  const codePoint = character.codePointAt(0) ?? 0
  const isEscaped = isHostEscaped(codePoint)
  const text = isEscaped ? percentEncodeCodePoint(codePoint) : lower(character)
  return { text, codePoint, isEscaped, start, end }
}

/** ASCII letters only; the others are ToASCII's business. */
function lower(character: string): string {
  return character.length === 1 && character < '\x80' ? character.toLowerCase() : character
}

function isHostEscaped(codePoint: number): boolean {
  if (codePoint > 0x7f) return false
  if (codePoint <= 0x2a || codePoint >= 0x7b) return true
  return ',/;<=>?@\\^`'.includes(String.fromCharCode(codePoint))
}

/** The escaped characters that GURL does not accept. */
export function isInvalidInHost(codePoint: number): boolean {
  if (codePoint < 0x20 || codePoint === 0x7f) return true
  return codePoint < 0x7f && '%/;?\\^~'.includes(String.fromCharCode(codePoint))
}
