import { joinPath, type Listing, splitPath } from './listing.ts'

/** What git ignores in a folder of a site. */
export interface IgnoreFile {
  /** The folder, from the root of the site. */
  readonly folder: string
  readonly text: string
}

/** Returns the folders below the root with a `.gitignore` that may name a path, innermost first. */
export function ignoringFolders(listing: Listing, path: string): readonly string[] {
  const found: string[] = []
  for (let [folder] = splitPath(path); folder !== ''; [folder] = splitPath(folder)) {
    if (listing.entriesOf(folder)?.get('.gitignore') === 'file') found.push(folder)
  }
  return found
}

/** Returns the path of the `.gitignore` in a folder. */
export function ignoreFileIn(folder: string): string {
  return joinPath(folder, '.gitignore')
}
