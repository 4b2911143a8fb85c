import type { Listing } from '../../listing/listing.ts'
import { isRedirectFile } from '../../redirects/redirect-files.ts'
import { isComponentOf } from './components.ts'
import type { Profile } from './profile.ts'

/** Returns the content folders that exist. */
export function contentsOf(listing: Listing, { contents }: Profile): readonly string[] {
  return contents.filter(folder => listing.entriesOf(folder) !== null)
}

/** Returns the folders whose files have addresses: those of sources and of copied files. */
export function rootsOf(listing: Listing, profile: Profile): readonly string[] {
  return profile.holds === 'sources' ? [...contentsOf(listing, profile), ...profile.statics] : ['']
}

/**
 * Returns the content folder that contains a document; null if the document is not part of the
 * site. Redirect tables count as part of the root, except in a repository.
 */
export function contentOf(listing: Listing, profile: Profile, path: string): string | null {
  if (profile.holds !== 'repository' && isRedirectFile(profile, path)) return ''
  const folders = contentsOf(listing, profile)
  return folders.find(folder => folder === '' || path.startsWith(`${folder}/`)) ?? null
}

/** Whether a file is in a content folder of a site or is one of its components. */
export function holdsFile(listing: Listing, profile: Profile, path: string): boolean {
  return isComponentOf(profile, path) || contentOf(listing, profile, path) !== null
}

/**
 * Whether the links of a file are resolved as links of a site. In sources, only pages, components
 * and redirect tables count: bundlers resolve style sheets, other programs read hidden folders, and
 * a name that starts with an underscore marks a part of other pages.
 */
export function isDocument(profile: Profile, path: string): boolean {
  const { holds, pageEndings } = profile
  if (isComponentOf(profile, path)) return true
  const names = path.split('/')
  // `llms.txt` is served from a website, and its links lead there.
  if (holds === 'repository' && names.at(-1) === 'llms.txt') return false
  // Scripts put these parts together for other files.
  const isOfScript = /(?:^|\/)\..*\/_[^/]*$/.test(path)
  if (holds !== 'sources') return !isOfScript
  if (names.some(name => name.startsWith('.'))) return false
  if (isRedirectFile(profile, path)) return true
  const isPart = names.some(name => name.startsWith('_') && !name.startsWith('_index.'))
  return !isPart && pageEndings.some(ending => path.endsWith(`.${ending}`) && ending !== 'astro')
}
