import type { Listing } from '../listing/listing.ts'
import { isRedirectFile } from '../redirects/redirect-files.ts'
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

/**
 * Whether a file is a page of a site by itself. What is in hidden folders is read elsewhere, components and style sheets are
 * resolved by bundlers, and a name with an underscore is that of a part of other pages.
 */
export function isDocument({ holds, pageEndings, statics }: Profile, path: string): boolean {
  const names = path.split('/')
  if (names.some(name => name.startsWith('.'))) return false
  if (holds !== 'sources' || isRedirectFile({ statics }, path)) return true
  const isPart = names.some(name => name.startsWith('_') && !name.startsWith('_index.'))
  return !isPart && pageEndings.some(ending => path.endsWith(`.${ending}`) && ending !== 'astro')
}
