import { findEntry } from '../listing/find-entry.ts'
import { joinPath, type Listing, splitPath } from '../listing/listing.ts'
import { contentsOf, isAmongCopied, rootsOf } from '../generators/contract/contents.ts'
import type { Profile } from '../generators/contract/profile.ts'
import { isInKnownFolder } from '../pages/known-folders.ts'
import { startOf } from './address.ts'
import type { SiteFacts } from './site-facts.ts'

/** The result of looking up a path from the root of a site. */
export type LookedUp =
  | {
      readonly kind: 'found'
      readonly target: string
      /** `file`: the page is a folder, and the path is that of a file. */
      readonly remark: Remark
    }
  | { readonly kind: 'folder without index'; readonly target: string }
  | { readonly kind: 'missing' }
  /** `dynamic`: it may be one of the pages that one source makes. */
  | { readonly kind: 'generated' | 'dynamic' | 'not listed' | 'ambiguous' }

type Remark = 'missing slash' | 'source' | 'file' | null

const found = (target: string, remark: Remark = null): LookedUp => ({
  kind: 'found',
  target,
  remark,
})

/** Looks up a path among the files that a server serves or a forge shows. */
export function lookUpServed(
  listing: Listing,
  profile: Profile,
  path: string,
  hasSlash: boolean,
): LookedUp {
  const entry = findEntry(listing, path)
  const page = fallbackOf(listing, profile, path)
  if (entry.kind === 'unlisted') return { kind: 'not listed' }
  if (entry.kind === 'file') {
    if (!hasSlash) return found(path)
    return { kind: profile.fallbackExtensions.length > 0 ? 'ambiguous' : 'missing' }
  }
  if (entry.kind === 'missing') {
    if (page === null) return { kind: installed.test(path) ? 'not listed' : 'missing' }
    return hasSlash ? { kind: 'ambiguous' } : found(page)
  }
  if (profile.showsFiles) return found(path)
  if (page !== null && !hasSlash) return found(page)
  const entries = listing.entriesOf(path)
  const index = profile.indexFiles.find(name => entries?.get(name) === 'file')
  if (index !== undefined) {
    return found(joinPath(path, index), hasSlash ? null : 'missing slash')
  }
  // Another kind of index page, which some servers show.
  const others = [...(entries?.keys() ?? [])].some(name => /^(?:index|default)\.\w+$/i.test(name))
  if (others || page !== null) return { kind: 'ambiguous' }
  return { kind: 'folder without index', target: path }
}

/** Returns the file that a server shows for a path by adding an ending; null if there is none. */
function fallbackOf(
  listing: Listing,
  { fallbackExtensions }: Profile,
  path: string,
): string | null {
  if (path === '') return null
  const pages = fallbackExtensions.map(ending => `${path}.${ending}`)
  return pages.find(page => findEntry(listing, page).kind === 'file') ?? null
}

/**
 * Looks up a path among the sources that a generator makes pages from, then among the files that it
 * copies.
 *
 * @param own The content folder of the document that has the link; null if it is in none.
 * @param isRelative Whether the link starts from its document.
 */
export function lookUpSource(
  listing: Listing,
  profile: Profile,
  path: string,
  hasSlash: boolean,
  own: string | null,
  isRelative = false,
): LookedUp {
  let isDynamic = false
  const isOfFile =
    profile.pagesAreFolders && /\.html?$/.test(path) && !/(?:^|\/)index\.html?$/.test(path)
  let folderPage: string | null = null
  for (const content of contentsFrom(listing, profile, own, isRelative)) {
    // The paths of a part are not those of the site, or of another part.
    const part = partAt(profile, content)
    const isOwn = content === own || content === partAt(profile, own)?.base
    if (part?.at.includes('') === false && (path === '' || !isOwn)) continue
    for (const candidate of sourcesOf(profile, path, hasSlash)) {
      const entry = findEntry(listing, joinPath(content, candidate))
      if (entry.kind === 'unlisted') return { kind: 'not listed' }
      if (entry.kind === 'file') {
        if (isOfFile && candidate !== path) {
          folderPage ??= entry.path
          continue
        }
        if (candidate === path) return found(entry.path, isSource(profile, path) ? 'source' : null)
        return hasOtherAddress(profile, candidate, path) ? { kind: 'generated' } : found(entry.path)
      }
    }
    isDynamic ||= hasDynamicPages(listing, joinPath(content, path))
  }
  for (const folder of profile.statics) {
    for (const name of [path, joinPath(path, 'index.html'), `${path}.html`]) {
      const entry = findEntry(listing, joinPath(folder, name))
      if (entry.kind === 'file') return found(entry.path)
      if (entry.kind === 'unlisted') return { kind: 'not listed' }
    }
  }
  if (folderPage !== null) {
    return profile.hasOneAddress(folderPage) ? found(folderPage, 'file') : { kind: 'generated' }
  }
  return { kind: isDynamic ? 'dynamic' : 'missing' }
}

/**
 * Returns the content folders in the order in which an address is looked for: that of the document, if a link starts
 * there; those that have the address themselves; that of the document; and others whose layouts may lead there.
 */
function contentsFrom(
  listing: Listing,
  profile: Profile,
  own: string | null,
  isRelative: boolean,
): readonly string[] {
  const contents = contentsOf(listing, profile)
  if (!profile.parts.some(({ at }) => at.length > 1)) return contents
  const rankOf = (content: string) => {
    const hasAddress = (partAt(profile, content)?.at[0] ?? '') === ''
    if (content === own) return isRelative || hasAddress ? 0 : 2
    return hasAddress ? 1 : 3
  }
  return contents.toSorted((a, b) => rankOf(a) - rankOf(b))
}

type JudgedSite = Pick<SiteFacts, 'listing' | 'profile' | 'isGenerated'>

const partAt = ({ parts }: Profile, content: string | null) =>
  parts.find(({ folder }) => folder === content)

/**
 * Whether a path that was not found is certainly missing, or may be made by a program.
 *
 * @param document The document that has the link.
 * @param text The link.
 */
export function isCertainlyMissing(
  site: JudgedSite,
  document: string,
  path: string,
  text: string,
): boolean {
  const { profile } = site
  if (isBuilt(site, path)) return false
  // The program that makes pages from Markdown decides about names without an extension.
  if (profile.holds === 'output' && document.endsWith('.md')) return /\.\w+$/.test(path)
  if (profile.certain === 'all') return true
  if (profile.holds === 'sources' && isAmongCopied(site.listing, profile, document, path))
    return true
  if (isInKnownFolder(site, text, path)) return true
  if (profile.certain === 'nothing') return false
  if (isSource(profile, path)) return true
  if (profile.certain === 'pages' && startOf(text) === 'relative' && /\.html?$/.test(path))
    return true
  const arePictures = profile.certain === 'pages' || profile.certain === 'pictures'
  return arePictures && /\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(path)
}

/** Whether a build makes the file with this path, or the source of its page. */
export function isBuilt(site: JudgedSite, path: string): boolean {
  const { listing, profile } = site
  if (site.isGenerated(path)) return true
  if (profile.holds !== 'sources') return false
  const sources = sourcesOf(profile, path, true)
  // That git ignores a folder which is not there shows nothing of a site whose folders are a guess.
  const isRoot = (root: string) => profile.isGuess !== true || listing.entriesOf(root) !== null
  return rootsOf(listing, profile)
    .filter(isRoot)
    .some(root => sources.some(source => site.isGenerated(joinPath(root, source))))
}

/** Whether the configuration may give the page of a source another address than `path`. */
function hasOtherAddress(
  { indexNames, movedFolders, sectionsAreFiles }: Profile,
  source: string,
  path: string,
): boolean {
  const [folder, name] = splitPath(source)
  if (movedFolders.some(moved => moved === '' || `${folder}/`.startsWith(`${moved}/`))) return true
  const isIndex = indexNames.includes(name.replace(/\.\w+$/, ''))
  return sectionsAreFiles && folder !== '' && isIndex && path.endsWith('index.html')
}

export function isSource({ pageEndings }: Profile, path: string): boolean {
  return pageEndings.some(ending => ending !== 'html' && path.endsWith(`.${ending}`))
}

/** Returns the path of the page that is made from a source. */
export function pageOfSource(profile: Profile, path: string): string {
  const ending = profile.pageEndings.find(candidate => path.endsWith(`.${candidate}`))
  if (ending === undefined) return path
  const page = path.slice(0, -ending.length - 1)
  const [folder, name] = splitPath(page)
  if (profile.indexNames.includes(name)) {
    return folder === '' || profile.sectionsAreFiles ? folder : `${folder}/`
  }
  return profile.pagesAreFolders ? `${page}/` : page
}

/**
 * Returns the files that the page with this path may be made from, relative to the content folder.
 */
export function sourcesOf(
  { pageEndings, indexNames, foldersNeedSlash }: Profile,
  path: string,
  hasSlash: boolean,
): readonly string[] {
  const page = path.replace(/\.html?$/, '')
  const isIndex = /(?:^|\/)index$/.test(page)
  const folder = isIndex ? page.replace(/\/?index$/, '') : page
  const isFolder = hasSlash || isIndex || path === '' || !foldersNeedSlash
  return [
    path,
    ...(page === '' ? [] : pageEndings.map(ending => `${page}.${ending}`)),
    ...(isFolder
      ? indexNames.flatMap(name => pageEndings.map(ending => joinPath(folder, `${name}.${ending}`)))
      : []),
  ]
}

/** Whether a folder of the path contains a page for many addresses: `[name].md`. */
function hasDynamicPages(listing: Listing, path: string): boolean {
  const names = path.split('/')
  return names.some((_, index) => {
    const entries = listing.entriesOf(names.slice(0, index).join('/'))
    return entries !== null && [...entries.keys()].some(name => name.startsWith('['))
  })
}

/** Installed packages, which are present on some machines only. */
const installed = /(?:^|\/)node_modules\//
