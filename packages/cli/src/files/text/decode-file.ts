import { isUtf8 } from 'node:buffer'
import { languageOf } from '@hreflint/documents'
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
  /** A clause that says why the text cannot be written back. Null if it can. */
  readonly flaw: string | null
}

export type DecodingResult =
  | { readonly document: DecodedFile; readonly error: null }
  | { readonly document: null; readonly error: string; readonly isBinary?: boolean }

/**
 * Reads bytes as text: by their byte order mark; else as UTF-8, if they are that; else in the encoding
 * that they declare or that programs assume for such a file. Bytes that are not valid in it are read as
 * U+FFFD. The error is a clause that says why nothing can be read.
 */
export function decodeFile(bytes: Buffer, path: string): DecodingResult {
  const [first, second, third] = bytes
  if (first === 0xff && second === 0xfe) return decodeUtf16(bytes, 'utf-16le')
  if (first === 0xfe && second === 0xff) return decodeUtf16(bytes, 'utf-16be')
  if (!isUtf8(bytes) || (bytes.includes(escapeByte) && declares(bytes, 'iso-2022-jp'))) {
    return isBinary(bytes)
      ? { document: null, error: 'it is a binary file', isBinary: true }
      : decodeDeclared(bytes, path)
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

/** Whether bytes that are not UTF-8 are those of a picture or a program: git looks at as many. */
function isBinary(bytes: Buffer): boolean {
  return bytes.subarray(0, 8000).includes(0)
}

/**
 * Returns the encoding in which programs read a file that is not UTF-8 and declares no encoding: browsers
 * read HTML as windows-1252, and Java reads `.properties` as Latin-1, which has the same label.
 */
function assumedEncoding(path: string): string {
  const language = languageOf(path)
  return language === 'html' || language === 'properties' ? 'windows-1252' : 'utf-8'
}

/** The control character by which ISO-2022-JP, which is ASCII to look at, changes what follows. */
const escapeByte = 0x1b

function declares(bytes: Buffer, name: string): boolean {
  return loadLegacyEncodings().declaredEncoding(bytes)?.toLowerCase() === name
}

function decodeUtf16(bytes: Buffer, name: 'utf-16le' | 'utf-16be'): DecodingResult {
  const even = bytes.subarray(0, bytes.length - (bytes.length % 2))
  const little = name === 'utf-16le' ? even : Buffer.from(even).swap16()
  const text = little.toString('utf16le', 2)
  const isValid = even.length === bytes.length && !/\p{Surrogate}/u.test(text)
  const flaw = isValid ? null : 'it is not valid UTF-16'
  return decoded(
    text.replace(/\p{Surrogate}/gu, '\uFFFD'),
    bytes,
    { name, byteOrderMark: true },
    flaw,
  )
}

function decodeDeclared(bytes: Buffer, path: string): DecodingResult {
  const { declaredEncoding, decodeLegacy } = loadLegacyEncodings()
  const declared = declaredEncoding(bytes)?.toLowerCase()
  if (declared === undefined || /^utf-/.test(declared)) {
    const name = declared === undefined ? assumedEncoding(path) : 'utf-8'
    const text = decodeLegacy(bytes, name).text
    return decoded(text, bytes, { name, byteOrderMark: false }, 'it is not valid UTF-8')
  }
  // A label of the Encoding Standard for encodings that can be abused.
  if (declared === 'replacement') {
    const flaw = 'browsers do not support its encoding'
    return decoded(bytes.toString(), bytes, { name: 'utf-8', byteOrderMark: false }, flaw)
  }
  const { text, isValid } = decodeLegacy(bytes, declared)
  const flaw = isValid ? null : `it is not valid ${declared}, which it declares`
  return decoded(text, bytes, { name: declared, byteOrderMark: false }, flaw)
}

function decoded(
  text: string,
  bytes: Buffer,
  encoding: FileEncoding,
  flaw: string | null = null,
): DecodingResult {
  return { document: { text, bytes, encoding, flaw }, error: null }
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
