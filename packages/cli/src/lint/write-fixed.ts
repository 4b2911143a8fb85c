import { realpathSync } from 'node:fs'
import { isWithin } from '@hreflint/references/site-plans'
import { reasonOf } from '../arguments/usage-error.ts'
import type { FoundFile } from '../files/describe-file.ts'
import { type DecodedFile, encodeFile } from '../files/text/decode-file.ts'
import { writeInPlace } from '../files/writing/write-in-place.ts'

/** Writes the fixed text of a file. Returns an error message if that fails, and null otherwise. */
export function writeFixed(
  { path, filePath }: FoundFile,
  document: DecodedFile,
  output: string,
  roots: readonly string[],
): string | null {
  try {
    const target = realpathSync(path)
    if (!roots.some(root => isWithin(target, root))) {
      return `${filePath}: Cannot be fixed: it is a link to ${target}, which is outside the given paths.`
    }
    writeInPlace(target, encodeFile(output, document), document.bytes)
    return null
  } catch (error) {
    return `${filePath}: Cannot be fixed: ${reasonOf(error)}.`
  }
}
