import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { realPath, repositoryAbove } from '@hreflint/references/site-plans'

/** The file in the root that tells, while files are moved, what is done. A killed process leaves it. */
export const journalName = '.hreflint-move.json'

/** Returns the folder that nothing is moved out of, with all symbolic links followed. */
export function rootOfMoves(cwd: string): string {
  const own = realPath(cwd)
  return repositoryAbove(own) ?? own
}

/** Whether a move around a folder was interrupted, or is being carried out. */
export function isMoveUnfinished(cwd: string): boolean {
  return existsSync(join(rootOfMoves(cwd), journalName))
}
