import { percentDecodeUtf8 } from '../../../generic-syntax/percent-decode-utf8.ts'

/** `+` as space, escapes decoded as UTF-8; octets that are none become U+FFFD. */
export function decodeFormBytes(text: string): string {
  const spaced = text.replaceAll('+', ' ')
  return percentDecodeUtf8(spaced) ?? spaced.replace(/(?:%[0-9a-f]{2})+/gi, decodeLoosely)
}

/** Sequence by sequence; an octet that begins none is U+FFFD, and the next is tried. */
function decodeLoosely(run: string): string {
  let output = ''
  for (let index = 0; index < run.length; ) {
    const octet = Number.parseInt(run.slice(index + 1, index + 3), 16)
    const longest = octet < 0x80 ? 1 : octet < 0xe0 ? 2 : octet < 0xf0 ? 3 : 4
    const sequence = run.slice(index, index + 3 * longest)
    const character = percentDecodeUtf8(sequence)
    output += character ?? '\uFFFD'
    index += character === null ? 3 : sequence.length
  }
  return output
}
