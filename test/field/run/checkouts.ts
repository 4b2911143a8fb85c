import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { slugOf } from '../../../scripts/generate/pages/field/files.ts'

/** A repository on this machine. */
export interface Checkout {
  readonly name: string
  readonly path: string
}

/** Returns the repositories that are in a folder, by parts of their names if there are any. */
export function checkoutsIn(
  folder: string,
  names: readonly string[],
  only: readonly string[],
): readonly Checkout[] {
  return names
    .filter(name => only.length === 0 || only.some(part => name.includes(part)))
    .map(name => ({ name, path: join(folder, slugOf(name)) }))
    .filter(({ path }) => existsSync(path))
}
