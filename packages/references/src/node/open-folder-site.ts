import { join } from 'node:path'
import type { DocumentStructure } from '@hreflint/documents'
import type { FoundRepository } from '../plan/find-repository.ts'
import { redirectsIn, robotsPath } from '../plan/redirects-in.ts'
import { profileOf, type SitePlan } from '../plan/site-plan.ts'
import { findProfile } from '../profiles.ts'
import { withModules } from '../generators/forge/with-modules.ts'
import { type PastDocument, type PastVersion, Site, type SiteOptions } from '../resolve/site.ts'
import type { Fate } from '../resolve/suggestions/fate.ts'
import { findRepository } from './find-repository.ts'
import { FolderListing } from './folder-listing.ts'

/** Reads the files of a site. Paths are absolute. */
export interface SiteFiles {
  /** Returns the text of a file; null if it cannot be read. */
  textOf(path: string): string | null
  /** Returns the structure of a document; null if it cannot be read or is not a document. */
  structureOf(path: string): DocumentStructure | null
  /** Returns what became of a file or folder below a root that is gone. Default: nothing is known. */
  fateOf?(root: string, path: string): Fate | null
  /** Returns the earlier versions of a document below a root, newest first. Default: none is known. */
  versionsOf?(root: string, path: string): Iterable<PastVersion>
  /** Returns the documents below a root that a commit has changed, as it left them. Default: none is known. */
  changedIn?(root: string, commit: string): Iterable<PastDocument>
}

/**
 * Opens the site of a plan. Folders are listed and documents are read only when a link leads there.
 *
 * @param more Options that override those from the plan.
 */
export function openFolderSite(plan: SitePlan, files: SiteFiles, more: Partial<SiteOptions>): Site {
  return new Site({
    ...folderSiteOptions(plan, files),
    listing: new FolderListing(plan.root),
    structureOf: path => files.structureOf(join(plan.root, path)),
    ...more,
  })
}

/** Returns everything that resolving the links of a site needs besides its files and documents. */
export function folderSiteOptions(
  plan: SitePlan,
  files: SiteFiles,
): Omit<SiteOptions, 'listing' | 'structureOf'> {
  const { root, siteUrl, fragments, isServerRoot, isAlone, unknownTrees } = plan
  const { textOf } = files
  const robots = robotsPath(plan)
  const repository = findRepository(root)
  return {
    profile: profileOf(plan),
    siteUrl,
    fragments,
    isServerRoot,
    isAlone,
    unknownTrees,
    repository:
      repository === null
        ? null
        : {
            repository,
            isWhole: repository.root === root,
            site: shownSite(repository, files),
          },
    fateOf: path => files.fateOf?.(root, path) ?? null,
    versionsOf: path => files.versionsOf?.(root, path) ?? [],
    changedIn: commit => files.changedIn?.(root, commit) ?? [],
    textOf: path => textOf(join(root, path)),
    redirects: redirectsIn(plan, path => textOf(join(root, path))),
    robots: robots === null ? null : textOf(join(root, robots)),
  }
}

/** Returns a site of all files of a repository, as its forge shows them. */
function shownSite({ root, forge, absentModules }: FoundRepository, files: SiteFiles): Site {
  return new Site({
    listing: new FolderListing(root),
    profile: withModules(findProfile(forge), absentModules),
    structureOf: path => files.structureOf(join(root, path)),
    fateOf: path => files.fateOf?.(root, path) ?? null,
    versionsOf: path => files.versionsOf?.(root, path) ?? [],
    changedIn: commit => files.changedIn?.(root, commit) ?? [],
  })
}
