import { joinPath, type Listing, splitPath } from '../../listing/listing.ts'
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
  const copied = copiedFrom(profile, path)
  if (copied !== null) return copied
  const folders = contentsOf(listing, profile)
  return folders.find(folder => folder === '' || path.startsWith(`${folder}/`)) ?? null
}

/**
 * Returns the folder of copied files that a page is in, which is served as it is; null for the source of a page, and for
 * other files.
 */
export function copiedFrom(profile: Profile, path: string): string | null {
  if (profile.holds !== 'sources' || !/\.html?$/.test(path)) return null
  const isIn = (folder: string) => folder !== '' && path.startsWith(`${folder}/`)
  return copiedFolders(profile).find(isIn) ?? null
}

/** The most copied pages in a folder of the site that people write. A program makes more. */
const mostWritten = 20

/**
 * Whether a copied page is one of the many that a program has made, as the reference of an old version: what is broken in
 * them is mended in the sources of that program.
 */
export function isOfProgram(listing: Listing, profile: Profile, path: string): boolean {
  const from = copiedFrom(profile, path)
  const [first = '', ...rest] = path.slice((from ?? '').length + 1).split('/')
  if (from === null || rest.length === 0) return false
  let count = 0
  const look = (folder: string) => {
    for (const [name, kind] of listing.entriesOf(folder) ?? []) {
      if (count > mostWritten) return
      if (kind === 'folder') look(joinPath(folder, name))
      else if (/\.html?$/.test(name)) count += 1
    }
  }
  look(joinPath(from, first))
  return count > mostWritten
}

/** Returns the folders whose files are served from the root of the site as they are. */
function copiedFolders({ statics, onlyReads }: Profile): readonly string[] {
  return statics.filter(folder => !onlyReads.includes(folder))
}

/**
 * Whether a path is in a tree of copied pages, which no generator adds anything to: beside such pages, or in the folder
 * of the site that the page with the link is copied to.
 */
export function isAmongCopied(
  listing: Listing,
  profile: Profile,
  document: string,
  path: string,
): boolean {
  const [folder] = splitPath(path)
  if (folder === '') return false
  const isBesidePages = copiedFolders(profile).some(copied => {
    const names = listing.entriesOf(joinPath(copied, folder))?.keys() ?? []
    return [...names].some(name => /\.html?$/.test(name))
  })
  if (isBesidePages) return true
  const from = copiedFrom(profile, document)
  const [first = ''] = path.split('/')
  if (from === null || !document.startsWith(`${from}/${first}/`)) return false
  const isOfPart = profile.parts.some(({ at }) => at.some(each => each.split('/')[0] === first))
  return (
    !isOfPart && !contentsOf(listing, profile).some(each => listing.entriesOf(each)?.has(first))
  )
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
  const { holds, pageEndings, isGuess = false } = profile
  if (isComponentOf(profile, path)) return true
  const names = path.split('/')
  // `llms.txt` is served from a website, and its links lead there.
  if (holds === 'repository' && names.at(-1) === 'llms.txt') return false
  // Scripts put these parts together for other files.
  const isOfScript = /(?:^|\/)\..*\/_[^/]*$/.test(path)
  if (holds !== 'sources') return !isOfScript
  if (copiedFrom(profile, path) !== null) return true
  if (names.some(name => name.startsWith('.'))) return false
  if (isRedirectFile(profile, path)) return true
  if (profile.partFolders.some(folder => path.startsWith(`${folder}/`))) return false
  const isMarked = (name = '') => name.startsWith('_') && !name.startsWith('_index.')
  // An unknown program may make pages of what is in such a folder.
  const isPart = isGuess ? isMarked(names.at(-1)) : names.some(isMarked)
  return !isPart && pageEndings.some(ending => path.endsWith(`.${ending}`) && ending !== 'astro')
}
