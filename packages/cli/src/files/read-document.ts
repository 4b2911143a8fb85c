import { readFileSync, statSync } from 'node:fs'
import { reasonOf } from '../usage-error.ts'
import { type DecodingResult, decodeFile } from './decode-file.ts'

/** Reads a file as text. The error is a clause that says why not. */
export function readDocument(path: string, maxFileSize: number): DecodingResult {
  try {
    const { size } = statSync(path)
    if (size > maxFileSize) {
      const error = `it has ${size} bytes, more than the limit of ${maxFileSize} (--max-file-size)`
      return { document: null, error }
    }
    return decodeFile(readFileSync(path))
  } catch (error) {
    return { document: null, error: reasonOf(error) }
  }
}
