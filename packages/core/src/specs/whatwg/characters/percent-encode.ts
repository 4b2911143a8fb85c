import { toScalarValues } from '../../../text/code-point.ts'
import { percentEncodeByte } from '../../../text/percent-encode-byte.ts'

/**
 * What an ASCII code point is, one bit each; `asciiClass[codePoint] & bit`.
 *
 * https://url.spec.whatwg.org/#percent-encoded-bytes and #url-code-points
 */
export const urlCodePoint = 1
export const controlSet = 2
export const fragmentSet = 4
export const querySet = 8
export const specialQuerySet = 16
export const pathSet = 32
export const userinfoSet = 64

export type PercentEncodeSet =
  | typeof controlSet
  | typeof fragmentSet
  | typeof querySet
  | typeof specialQuerySet
  | typeof pathSet
  | typeof userinfoSet

export const asciiClass: Uint8Array = buildClasses()

function buildClasses(): Uint8Array {
  const classes = new Uint8Array(128)
  const add = (bits: number, characters: string): void => {
    for (let i = 0; i < characters.length; i++) {
      const unit = characters.charCodeAt(i)
      classes[unit] = (classes[unit] ?? 0) | bits
    }
  }
  const everySet = controlSet | fragmentSet | querySet | specialQuerySet | pathSet | userinfoSet
  for (let unit = 0; unit < 0x20; unit++) classes[unit] = everySet
  classes[0x7f] = everySet
  add(urlCodePoint, 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789')
  add(urlCodePoint, "!$&'()*+,-./:;=?@_~")
  add(fragmentSet, ' "<>`')
  add(querySet | specialQuerySet | pathSet | userinfoSet, ' "#<>')
  add(specialQuerySet, "'")
  add(pathSet | userinfoSet, '?^`{}')
  add(userinfoSet, '/:;=@[\\]|')
  return classes
}

/** Returns the code points of a set above the C0 controls, in order; for libraries that take them so. */
export function printableMembers(set: PercentEncodeSet): string {
  let members = ''
  for (let unit = 0x20; unit < 0x7f; unit++) {
    if (((asciiClass[unit] ?? 0) & set) !== 0) members += String.fromCharCode(unit)
  }
  return members
}

/** [UTF-8 percent-encode](https://url.spec.whatwg.org/#utf-8-percent-encode); lone surrogates as U+FFFD. */
export function utf8PercentEncode(text: string, set: PercentEncodeSet): string {
  let output = ''
  let copied = 0
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit < 0x80 && ((asciiClass[unit] ?? 0) & set) === 0) continue
    const plain = text.slice(copied, i)
    if (unit < 0x80) output += plain + percentEncodeByte(unit)
    else {
      const end = nonAsciiEnd(text, i)
      // Percent-encodes all that is not ASCII, and much faster than can be done here.
      output += plain + encodeURIComponent(toScalarValues(text.slice(i, end)))
      i = end - 1
    }
    copied = i + 1
  }
  return copied === 0 ? text : output + text.slice(copied)
}

/** Returns the end of the run of code units at `start` that are not ASCII. */
function nonAsciiEnd(text: string, start: number): number {
  let end = start + 1
  while (end < text.length && text.charCodeAt(end) > 0x7f) end++
  return end
}
