import * as plan from '../plan/find-repository.ts'
import { nodeFolders } from './node-folders.ts'

/**
 * Finds the repository that contains a folder; null if there is none or it was not cloned from a
 * known forge. Reads files only and does not run git.
 */
export function findRepository(folder: string): plan.FoundRepository | null {
  return plan.findRepository(nodeFolders, folder)
}

/**
 * Returns the URL that the repository around a folder was cloned from; empty if there is none.
 */
export function remoteAround(folder: string): string {
  return plan.remoteAround(nodeFolders, folder)
}
