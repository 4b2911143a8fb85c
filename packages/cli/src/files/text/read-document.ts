import { reasonOf } from '../../arguments/usage-error.ts'
import { readRegularFile } from '@hreflint/references/site-plans'
import { type DecodingResult, decodeFile } from './decode-file.ts'

/** Reads a file as text. The error is a clause that says why not. */
export function readDocument(path: string, maxFileSize: number): DecodingResult {
  try {
    return decodeFile(readRegularFile(path, maxFileSize, ' (--max-file-size)'), path)
  } catch (error) {
    return { document: null, error: reasonOf(error) }
  }
}
