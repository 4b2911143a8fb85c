import type { Listing } from '../listing/listing.ts'
import type { Profile } from './profile.ts'

/** The folders of contents that there are. */
export function contentsOf(listing: Listing, { contents }: Profile): readonly string[] {
  return contents.filter(folder => listing.entriesOf(folder) !== null)
}

/** The folder of contents that a document is in; null if it is in none, and so no document of the site. */
export function contentOf(listing: Listing, profile: Profile, path: string): string | null {
  const folders = contentsOf(listing, profile)
  return folders.find(folder => folder === '' || path.startsWith(`${folder}/`)) ?? null
}
