import { contentsOf } from '../../generators/contract/contents.ts'
import type { Profile } from '../../generators/contract/profile.ts'
import { splitPath } from '../../listing/listing.ts'
import { pageOfSource } from '../look-up.ts'
import type { SiteFacts } from '../site-facts.ts'

type PlacedSite = Pick<SiteFacts, 'listing' | 'profile'>

/**
 * Returns the addresses that a file may have, as paths from the root. The order does not depend on the
 * file, so those of two files in the same folders correspond.
 */
export function pagePathsOf(site: PlacedSite, path: string): readonly string[] {
  return pathsFromRoots(site, path).flatMap(found => pagePaths(site.profile, found))
}

/** Returns a path relative to each folder that is served from the root and contains it. */
function pathsFromRoots({ listing, profile }: PlacedSite, path: string): readonly string[] {
  if (profile.holds !== 'sources') return [path]
  const folders = [...contentsOf(listing, profile), ...profile.statics]
  const roots = folders
    .filter(folder => folder === '' || path.startsWith(`${folder}/`))
    .map(folder => (folder === '' ? path : path.slice(folder.length + 1)))
  // A file beside a component is not served itself.
  return roots.length === 0 ? [path] : roots
}

function pagePaths(profile: Profile, path: string): readonly string[] {
  const page = pageOfSource(profile, path)
  const withoutEnding = path.replace(/\.\w+$/, '')
  const [parent, name] = splitPath(path)
  const folder = profile.indexFiles.includes(name)
    ? path.slice(0, parent === '' ? 0 : parent.length + 1)
    : withoutEnding.replace(/(?:^|(?<=\/))(?:_?index|README)$/, '')
  const bare = folder.replace(/\/$/, '')
  return [
    path,
    page,
    page.replace(/\/$/, ''),
    withoutEnding,
    `${withoutEnding}.html`,
    folder,
    bare,
    `${bare}/`,
  ]
}
