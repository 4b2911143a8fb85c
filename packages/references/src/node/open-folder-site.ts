import { join } from 'node:path'
import type { DocumentStructure } from '@hreflint/documents'
import { findProfile } from '../profiles.ts'
import { Site, type SiteOptions } from '../resolve/site.ts'
import type { FoundRepository } from '../plan/find-repository.ts'
import { findRepository } from './find-repository.ts'
import { FolderListing } from './folder-listing.ts'
import { redirectsIn } from '../plan/redirects-in.ts'
import { profileOf, type SitePlan } from '../plan/site-plan.ts'

/** Reads the files of a site. Paths are absolute. */
export interface SiteFiles {
  /** Returns the text of a file; null if it cannot be read. */
  textOf(path: string): string | null
  /** Returns the structure of a document; null if it cannot be read or is not a document. */
  structureOf(path: string): DocumentStructure | null
}

/**
 * Opens the site of a plan. Folders are listed and documents are read only when a link leads there.
 *
 * @param more Options that override those from the plan.
 */
export function openFolderSite(
  plan: SitePlan,
  { textOf, structureOf }: SiteFiles,
  more: Partial<SiteOptions>,
): Site {
  const { root, siteUrl, fragments } = plan
  const repository = findRepository(root)
  return new Site({
    listing: new FolderListing(root),
    profile: profileOf(plan),
    siteUrl,
    fragments,
    repository:
      repository === null ? null : { repository, site: shownSite(repository, structureOf) },
    redirects: redirectsIn(plan, path => textOf(join(root, path))),
    structureOf: path => structureOf(join(root, path)),
    ...more,
  })
}

/** Returns a site of all files of a repository, as its forge shows them. */
function shownSite({ root, forge }: FoundRepository, structureOf: SiteFiles['structureOf']): Site {
  return new Site({
    listing: new FolderListing(root),
    profile: findProfile(forge),
    structureOf: path => structureOf(join(root, path)),
  })
}
