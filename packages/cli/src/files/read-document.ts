import { readFileSync, statSync } from 'node:fs'
import { reasonOf } from '../usage-error.ts'
import { type DecodedFile, decodeFile } from './decode-file.ts'

export interface DocumentFile extends DecodedFile {
  readonly bytes: Buffer
}

/** Why bytes cannot be read as text. */
export const notUtf8 = 'it is not valid UTF-8; left alone'

export type ReadDocument =
  | { readonly document: DocumentFile; readonly error: null }
  | { readonly document: null; readonly error: string }

/** Reads a file as text. The error is a clause that says why not. */
export function readDocument(path: string, maxFileSize: number): ReadDocument {
  let bytes: Buffer
  try {
    const { size } = statSync(path)
    if (size > maxFileSize) {
      const error = `it has ${size} bytes, more than the limit of ${maxFileSize} (--max-file-size)`
      return { document: null, error }
    }
    bytes = readFileSync(path)
  } catch (error) {
    return { document: null, error: reasonOf(error) }
  }
  const decoded = decodeFile(bytes)
  if (decoded === null) return { document: null, error: notUtf8 }
  return { document: { ...decoded, bytes }, error: null }
}
