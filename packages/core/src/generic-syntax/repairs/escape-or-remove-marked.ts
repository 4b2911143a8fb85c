import type { Repair } from '../../fix.ts'
import { escapeMarked } from './escape-marked.ts'
import { removeMarked } from './remove-marked.ts'

/** Percent-encodes the marked characters, or removes them. */
export const escapeOrRemoveMarked: Repair = context => [
  ...escapeMarked(context),
  ...removeMarked(context),
]
