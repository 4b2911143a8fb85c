import { mirrorsOf } from '../pages/outside/mirrored-tree.ts'
import type { SitePlan } from '../plan/site-plan.ts'
import { findProfile } from '../profiles.ts'
import { FolderListing } from './folder-listing.ts'

/**
 * Returns the file that a program makes of a document in a hidden folder, where its links are judged; null if there is
 * none, or if a user has said what the site is. Paths are from the root of the site.
 */
export function copyOf({ root, profile, unknownTrees }: SitePlan, path: string): string | null {
  if (unknownTrees === undefined || findProfile(profile).holds !== 'repository') return null
  return mirrorsOf(new FolderListing(root), path).find(({ isCopy }) => isCopy)?.path ?? null
}
