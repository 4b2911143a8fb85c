import { TextDecoder } from '@exodus/bytes/encoding.js'
import { createMultibyteEncoder } from '@exodus/bytes/multi-byte.js'
import { createSinglebyteEncoder } from '@exodus/bytes/single-byte.js'
import { diffArrays } from 'diff'

const multibyte = new Set('gbk gb18030 big5 euc-jp iso-2022-jp shift_jis euc-kr'.split(' '))

/** In it, the meaning of bytes depends on those before them, also across lines. */
const stateful = 'iso-2022-jp'

/** Decodes bytes in an encoding of the Encoding Standard. What is not valid in it becomes U+FFFD. */
export function decodeLegacy(
  bytes: Uint8Array,
  encoding: string,
): { readonly text: string; readonly isValid: boolean } {
  try {
    const exact = new TextDecoder(encoding, { fatal: true, ignoreBOM: true })
    return { text: exact.decode(bytes), isValid: true }
  } catch {
    const tolerant = new TextDecoder(encoding, { ignoreBOM: true })
    return { text: tolerant.decode(bytes), isValid: false }
  }
}

/**
 * The bytes of an edited text. Lines that were not edited keep theirs: some encodings have several
 * ways to write a character.
 *
 * @param bytes Those of `before`.
 * @returns Null if the text cannot be written in the encoding without changing more than was edited.
 */
export function encodeEdited(
  bytes: Buffer,
  before: string,
  after: string,
  encoding: string,
): Buffer | null {
  const encode = encoderOf(encoding.toLowerCase())
  if (encode(before)?.equals(bytes) === true) return encode(after)
  return encoding.toLowerCase() === stateful ? null : encodeByLines(bytes, before, after, encode)
}

type Encode = (text: string) => Buffer | null

function encoderOf(name: string): Encode {
  const encode = multibyte.has(name) ? createMultibyteEncoder(name) : createSinglebyteEncoder(name)
  return text => {
    try {
      return Buffer.from(encode(text))
    } catch {
      return null
    }
  }
}

/** LF is never part of a character of more than one byte, so lines of bytes are lines of text. */
function encodeByLines(
  bytes: Buffer,
  before: string,
  after: string,
  encode: Encode,
): Buffer | null {
  const lines = linesOf(bytes)
  const parts: Buffer[] = []
  let next = 0
  for (const { removed, added, value } of diffArrays(before.split('\n'), after.split('\n'))) {
    if (added) {
      const encoded = value.map(encode)
      if (!encoded.every(line => line !== null)) return null
      parts.push(...encoded)
      continue
    }
    const old = lines.slice(next, next + value.length)
    next += value.length
    if (!removed) parts.push(...old)
    else if (!value.every((line, i) => encode(line)?.equals(old[i] ?? bytes))) return null
  }
  if (next !== lines.length) return null
  return Buffer.concat(parts.flatMap((part, i) => (i === 0 ? [part] : [lineFeed, part])))
}

const lineFeed = Buffer.from('\n')

function linesOf(bytes: Buffer): readonly Buffer[] {
  const lines: Buffer[] = []
  let start = 0
  for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10, start)) {
    lines.push(bytes.subarray(start, end))
    start = end + 1
  }
  return [...lines, bytes.subarray(start)]
}
