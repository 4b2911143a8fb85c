import { strToU8, zipSync } from 'fflate'
import type { Batch } from '../batch.ts'

export interface FixedFiles {
  readonly name: string
  readonly content: string | Uint8Array<ArrayBuffer>
}

/**
 * The files after every fix that keeps its URL: one as it is, several in an archive.
 *
 * @throws MissingPart where a URL needs what is not loaded yet.
 */
export function fixedFiles({ files }: Batch): FixedFiles {
  const [only] = files
  if (only !== undefined && files.length === 1) {
    return { name: fixedName(only.path), content: only.fixed() }
  }
  const content = Object.fromEntries(files.map(({ path, fixed }) => [path, strToU8(fixed())]))
  return { name: 'fixed.zip', content: zipSync(content) as Uint8Array<ArrayBuffer> }
}

/** `list.csv` → `list-fixed.csv` */
function fixedName(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return /\.[^.]+$/.test(name) ? name.replace(/(\.[^.]+)$/, '-fixed$1') : `${name}-fixed`
}
