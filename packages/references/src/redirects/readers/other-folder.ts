import type { TablePlace } from '../table-place.ts'

/**
 * Whether a table is about what is served from another folder than its own. What generators make of sources is
 * always in another one.
 */
export function isOtherFolder(folder: string | undefined, { holds }: TablePlace): boolean {
  return folder !== undefined && holds === 'output' && folder.replace(/^\.?\/*|\/+$/g, '') !== ''
}
