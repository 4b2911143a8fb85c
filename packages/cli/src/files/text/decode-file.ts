import { isUtf8 } from 'node:buffer'
import { loadLegacyEncodings } from '#legacy-encodings'
import { UsageError } from '../../arguments/usage-error.ts'

/** How the text of a file is written in bytes, so that it can be written back the same way. */
export interface FileEncoding {
  /** Lower case: `utf-8`, `utf-16le`, or another of the Encoding Standard. */
  readonly name: string
  readonly byteOrderMark: boolean
}

export interface DecodedFile {
  /** Without the byte order mark, as editors count. */
  readonly text: string
  readonly encoding: FileEncoding
  readonly bytes: Buffer
}

export type DecodingResult =
  | { readonly document: DecodedFile; readonly error: null }
  | { readonly document: null; readonly error: string }

/**
 * Reads bytes as text: by their byte order mark; else as UTF-8, if they are that; else in the encoding
 * that they declare. The error is a clause that says why not.
 */
export function decodeFile(bytes: Buffer): DecodingResult {
  const [first, second, third] = bytes
  if (first === 0xff && second === 0xfe) return decodeUtf16(bytes, 'utf-16le')
  if (first === 0xfe && second === 0xff) return decodeUtf16(bytes, 'utf-16be')
  if (!isUtf8(bytes) || (bytes.includes(escapeByte) && declares(bytes, 'iso-2022-jp'))) {
    return decodeDeclared(bytes)
  }
  const byteOrderMark = first === 0xef && second === 0xbb && third === 0xbf
  const text = bytes.toString('utf8', byteOrderMark ? 3 : 0)
  return decoded(text, bytes, { name: 'utf-8', byteOrderMark })
}

/**
 * The encoding for the queries of a file that begins with a byte order mark, which says more than what
 * the file declares: that of UTF-16 is UTF-8 as well.
 */
export function encodingByMark({ encoding }: DecodedFile): string | undefined {
  return encoding.byteOrderMark ? 'utf-8' : undefined
}

/** The control character by which ISO-2022-JP, which is ASCII to look at, changes what follows. */
const escapeByte = 0x1b

function declares(bytes: Buffer, name: string): boolean {
  return loadLegacyEncodings().declaredEncoding(bytes)?.toLowerCase() === name
}

function decodeUtf16(bytes: Buffer, name: 'utf-16le' | 'utf-16be'): DecodingResult {
  if (bytes.length % 2 === 0) {
    const little = name === 'utf-16le' ? bytes : Buffer.from(bytes).swap16()
    const text = little.toString('utf16le', 2)
    if (!/\p{Surrogate}/u.test(text)) return decoded(text, bytes, { name, byteOrderMark: true })
  }
  return failed('it is not valid UTF-16, so it was not changed')
}

function decodeDeclared(bytes: Buffer): DecodingResult {
  const { declaredEncoding, decodeLegacy } = loadLegacyEncodings()
  const name = declaredEncoding(bytes)?.toLowerCase() ?? 'utf-8'
  if (/^utf-/.test(name)) return failed('it is not valid UTF-8, so it was not changed')
  // A label of the Encoding Standard for encodings that can be abused.
  if (name === 'replacement')
    return failed('browsers do not support its encoding, so it was not changed')
  const text = decodeLegacy(bytes, name)
  if (text === null)
    return failed(`it is not valid ${name}, which it declares, so it was not changed`)
  return decoded(text, bytes, { name, byteOrderMark: false })
}

function decoded(text: string, bytes: Buffer, encoding: FileEncoding): DecodingResult {
  return { document: { text, bytes, encoding }, error: null }
}

function failed(error: string): DecodingResult {
  return { document: null, error }
}

/**
 * The bytes of an edited text in the encoding of its file.
 *
 * @throws UsageError where the encoding cannot have it, or not without changing more than was edited.
 */
export function encodeFile(text: string, document: DecodedFile): Buffer {
  const { name, byteOrderMark } = document.encoding
  const marked = byteOrderMark ? `\uFEFF${text}` : text
  if (name === 'utf-8') return Buffer.from(marked)
  if (name === 'utf-16le') return Buffer.from(marked, 'utf16le')
  if (name === 'utf-16be') return Buffer.from(marked, 'utf16le').swap16()
  const { encodeEdited } = loadLegacyEncodings()
  const encoded = encodeEdited(document.bytes, document.text, text, name)
  if (encoded === null)
    throw new UsageError(`${name} cannot encode the fixed text, so the file was not changed`)
  return encoded
}
