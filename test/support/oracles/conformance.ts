import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { folderOf, hasPart, type Part, parts } from '../../../scripts/conformance/parts.mjs'

/** One part of the conformance data, which are kept outside the project. */
export interface Conformance {
  readonly folder: string
  readonly present: boolean
  /** The title of a suite that needs the data; it says why it is skipped when they are absent. */
  title(name: string): string
  /** The JSON of one file of the part; an empty list when the data are absent. */
  read(file: string): unknown
}

export function conformanceOf(part: Part): Conformance {
  const folder = folderOf(part)
  const present = hasPart(part)
  return {
    folder,
    present,
    title: name => (present ? name : `${name} (skipped: ${folder} lacks ${parts[part]})`),
    read: file => (present ? JSON.parse(readFileSync(resolve(folder, file), 'utf8')) : []),
  }
}
