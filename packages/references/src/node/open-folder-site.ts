import { join } from 'node:path'
import type { DocumentStructure } from '@hreflint/documents'
import { findProfile } from '../profiles.ts'
import { readRedirects } from '../redirects/read-redirects.ts'
import { isRedirectFile, redirectFiles } from '../redirects/redirect-files.ts'
import type { RedirectRule } from '../redirects/redirect-rule.ts'
import { SiteAddress } from '../resolve/address.ts'
import { Site, type SiteOptions } from '../resolve/site.ts'
import { type FoundRepository, findRepository } from './find-repository.ts'
import { FolderListing } from './folder-listing.ts'
import { profileOf, type SitePlan } from './site-plan.ts'

/** How the files of a site are read. Paths are absolute. */
export interface SiteFiles {
  /** The text of a file; null if it cannot be read. */
  textOf(path: string): string | null
  /** What fragments find in a document; null if it cannot be read, or is no document. */
  structureOf(path: string): DocumentStructure | null
}

/** The site of a plan, whose folders are listed and whose documents are read when links lead there. */
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
    redirects: redirectsIn(plan, textOf),
    structureOf: path => structureOf(join(root, path)),
    ...more,
  })
}

/** The files of a repository as its forge shows them. */
function shownSite({ root, forge }: FoundRepository, structureOf: SiteFiles['structureOf']): Site {
  return new Site({
    listing: new FolderListing(root),
    profile: findProfile(forge),
    structureOf: path => structureOf(join(root, path)),
  })
}

/** The redirects in the root of a site, and in the folders that are copied there. */
function redirectsIn(plan: SitePlan, textOf: SiteFiles['textOf']): readonly RedirectRule[] {
  const { root, siteUrl } = plan
  const profile = profileOf(plan)
  const place = { basePath: new SiteAddress(siteUrl).basePath, holds: profile.holds }
  return ['', ...profile.statics].flatMap(folder =>
    redirectFiles.flatMap(name => {
      if (!isRedirectFile(profile, folder === '' ? name : `${folder}/${name}`)) return []
      const text = textOf(join(root, folder, name))
      return text === null ? [] : readRedirects(name, text, place)
    }),
  )
}
