import { isUtf8 } from 'node:buffer'
import {
  type DocumentStructure,
  encodingOfBytes,
  languageOf,
  locateDocument,
} from '@hreflint/documents'
import type { SiteFiles } from './open-folder-site.ts'
import { readRegularFile } from './read-regular-file.ts'

/**
 * Decodes a file by its byte order mark, else as UTF-8 if it is valid, else in the encoding that it
 * declares. Null if the bytes are not valid in that encoding.
 */
export function decodeText(bytes: Buffer, path: string): string | null {
  const isMarked16 = /^(?:\xFF\xFE|\xFE\xFF)/.test(bytes.toString('latin1', 0, 2))
  // ISO-2022-JP consists of ASCII bytes, including escape characters.
  const isPlain = !isMarked16 && isUtf8(bytes) && !bytes.includes('\x1B')
  const encoding = isPlain ? 'utf-8' : encodingOfBytes(bytes, languageOf(path) ?? '')
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Reads documents from disk. A file of more than `maxSize` bytes counts as unreadable. */
export function filesUpTo(maxSize: number): SiteFiles {
  const textOf = (path: string): string | null => {
    try {
      return decodeText(readRegularFile(path, maxSize), path)
    } catch {
      return null
    }
  }
  return {
    textOf,
    structureOf: (path): DocumentStructure | null => {
      const language = languageOf(path)
      const text = language === null ? null : textOf(path)
      if (language === null || text === null) return null
      return locateDocument(text, language, { structure: true }).structure ?? null
    },
  }
}
