import type { Listing } from '../listing/listing.ts'
import { isRedirectFile } from '../redirects/redirect-files.ts'
import { isComponentOf } from './components.ts'
import type { Profile } from './profile.ts'

/** The folders of contents that there are. */
export function contentsOf(listing: Listing, { contents }: Profile): readonly string[] {
  return contents.filter(folder => listing.entriesOf(folder) !== null)
}

/** The folder of contents that a document is in; null if it is in none, and so no document of the site. */
export function contentOf(listing: Listing, profile: Profile, path: string): string | null {
  if (profile.holds !== 'repository' && isRedirectFile(profile, path)) return ''
  const folders = contentsOf(listing, profile)
  return folders.find(folder => folder === '' || path.startsWith(`${folder}/`)) ?? null
}

/** Whether a site has a file among its pages, or among the components that they are made with. */
export function holdsFile(listing: Listing, profile: Profile, path: string): boolean {
  return isComponentOf(profile, path) || contentOf(listing, profile, path) !== null
}

/**
 * Whether the links of a file are those of a site. Of sources, these are pages and the components that they are made with.
 * What is in hidden folders is read elsewhere, style sheets are resolved by bundlers, and a name with an underscore is that of a part of
 * other pages.
 */
export function isDocument(profile: Profile, path: string): boolean {
  const { holds, pageEndings } = profile
  if (isComponentOf(profile, path)) return true
  const names = path.split('/')
  // It is served from elsewhere, which is what its links lead to.
  if (holds === 'repository' && names.at(-1) === 'llms.txt') return false
  if (names.some(name => name.startsWith('.'))) return false
  if (holds !== 'sources' || isRedirectFile(profile, path)) return true
  const isPart = names.some(name => name.startsWith('_') && !name.startsWith('_index.'))
  return !isPart && pageEndings.some(ending => path.endsWith(`.${ending}`) && ending !== 'astro')
}
