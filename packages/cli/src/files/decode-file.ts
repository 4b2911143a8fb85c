import { isUtf8 } from 'node:buffer'

/** How the text of a file is written in bytes, so that it can be written back the same way. */
export interface FileEncoding {
  readonly name: 'utf-8' | 'utf-16le'
  readonly byteOrderMark: boolean
}

export interface DecodedFile {
  /** Without the byte order mark, as editors count. */
  readonly text: string
  readonly encoding: FileEncoding
}

/** Reads bytes as text; null where they are not valid UTF-8, nor UTF-16 with a byte order mark. */
export function decodeFile(bytes: Buffer): DecodedFile | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) {
    const text = bytes.toString('utf16le', 2)
    const whole = bytes.length % 2 === 0 && !/\p{Surrogate}/u.test(text)
    return whole ? { text, encoding: { name: 'utf-16le', byteOrderMark: true } } : null
  }
  if (!isUtf8(bytes)) return null
  const byteOrderMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  const text = bytes.toString('utf8', byteOrderMark ? 3 : 0)
  return { text, encoding: { name: 'utf-8', byteOrderMark } }
}

/** The bytes of a text in an encoding; the opposite of `decodeFile`. */
export function encodeFile(text: string, encoding: FileEncoding): Buffer {
  return Buffer.from(encoding.byteOrderMark ? `\uFEFF${text}` : text, encoding.name)
}
