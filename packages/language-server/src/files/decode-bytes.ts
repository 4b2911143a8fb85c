import { isUtf8 } from 'node:buffer'

/**
 * The text of a file as the command line reads it: by its byte order mark; else as UTF-8, if it is
 * that; else in the encoding that it declares. Null where it is not valid in it.
 */
export async function decodeBytes(bytes: Buffer, path: string): Promise<string | null> {
  const isMarked16 = /^(?:\xFF\xFE|\xFE\xFF)/.test(bytes.toString('latin1', 0, 2))
  // ISO-2022-JP is ASCII to look at.
  if (!isMarked16 && isUtf8(bytes) && !bytes.includes('\x1B')) return decoded(bytes, 'utf-8')
  const { encodingOfBytes, languageOf } = await import('./file-languages.ts')
  return decoded(bytes, encodingOfBytes(bytes, languageOf(path) ?? ''))
}

function decoded(bytes: Buffer, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
