import type { TablePlace } from '../table-place.ts'

/**
 * Whether a table applies to files that are served from a folder other than its own. Always false
 * for sources, because their pages are always built into another folder.
 */
export function isOtherFolder(folder: string | undefined, { holds }: TablePlace): boolean {
  return folder !== undefined && holds === 'output' && folder.replace(/^\.?\/*|\/+$/g, '') !== ''
}
