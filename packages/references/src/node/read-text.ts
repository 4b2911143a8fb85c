import { isUtf8 } from 'node:buffer'
import { readFileSync, statSync } from 'node:fs'
import {
  type DocumentStructure,
  encodingOfBytes,
  languageOf,
  locateDocument,
} from '@hreflint/documents'
import type { SiteFiles } from './open-folder-site.ts'

/**
 * The text of a file: by its byte order mark; else as UTF-8, if it is that; else in the encoding that it
 * declares. Null where it is not valid in it.
 */
export function decodeText(bytes: Buffer, path: string): string | null {
  const isMarked16 = /^(?:\xFF\xFE|\xFE\xFF)/.test(bytes.toString('latin1', 0, 2))
  // ISO-2022-JP is ASCII to look at.
  const isPlain = !isMarked16 && isUtf8(bytes) && !bytes.includes('\x1B')
  const encoding = isPlain ? 'utf-8' : encodingOfBytes(bytes, languageOf(path) ?? '')
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Documents as they are on the disk, up to a size. */
export function filesUpTo(maxSize: number): SiteFiles {
  const textOf = (path: string): string | null => {
    try {
      const { size } = regularFile(path)
      return size > maxSize ? null : decodeText(readFileSync(path), path)
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

/** @throws Error for a pipe, which would be waited for, and for a device, which never ends. */
function regularFile(path: string): { readonly size: number } {
  const status = statSync(path)
  if (!status.isFile()) throw new Error(`${path} is not a file.`)
  return status
}
