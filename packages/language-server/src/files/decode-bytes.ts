import { isUtf8 } from 'node:buffer'

/** Decodes a file as the command line does. Null if the bytes are not valid in its encoding. */
export async function decodeBytes(bytes: Buffer, path: string): Promise<string | null> {
  const start = bytes.toString('latin1', 0, 2)
  // Nearly every file is UTF-8, which needs no reader of declarations. ISO-2022-JP looks like
  // ASCII, except for its escapes.
  if (!/^(?:\xFF\xFE|\xFE\xFF)/.test(start) && isUtf8(bytes) && !bytes.includes('\x1B')) {
    return new TextDecoder().decode(bytes)
  }
  const { decodeText } = await import('./decode-text.ts')
  return decodeText(bytes, path)
}
