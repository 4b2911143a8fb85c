import { strToU8, zipSync } from 'fflate'
import type { Batch } from '../batch.ts'

export interface FixedFiles {
  readonly name: string
  readonly content: string | Uint8Array<ArrayBuffer>
}

/**
 * Returns the files after every fix that keeps its URL: a single file as it is, several in an
 * archive.
 *
 * @throws MissingPart if a URL needs a part that is not loaded yet.
 */
export function fixedFiles({ files }: Batch): FixedFiles {
  const [only] = files
  if (only !== undefined && files.length === 1) {
    return { name: fixedName(only.path), content: only.fixed() }
  }
  const content = Object.fromEntries(files.map(({ path, fixed }) => [path, strToU8(fixed())]))
  return { name: 'fixed.zip', content: zipSync(content) as Uint8Array<ArrayBuffer> }
}

/** Converts `list.csv` to `list-fixed.csv`. */
function fixedName(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return /\.[^.]+$/.test(name) ? name.replace(/(\.[^.]+)$/, '-fixed$1') : `${name}-fixed`
}
