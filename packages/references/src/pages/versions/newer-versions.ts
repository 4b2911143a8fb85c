import { findEntry } from '../../listing/find-entry.ts'
import { joinPath, type Listing, splitPath } from '../../listing/listing.ts'
import type { SitePart } from '../../generators/contract/routes.ts'

/** The name of a folder with a version: `7.4.6`, `v1.20-docs`, `version-29.x`, `2.x`. */
interface VersionName {
  /** What the names of other versions have before and after the numbers. */
  readonly before: string
  readonly after: string
  readonly numbers: readonly number[]
}

const named = /^((?:[a-z]+[-_])?)(v?)(\d+(?:\.(?:\d+|x))*)((?:[-_.][a-z]\w*)*)$/i

/** Names of folders with what is newer than each version. */
const unnumbered =
  /^(?:\d+-)?(?:current|latest|next|main|master|head|dev|devel|development|edge|canary|nightly|preview|stable|unreleased)$/i

/** The folder in which Docusaurus keeps versions, beside the one with the current pages. */
const keptVersions = /^(?:(\w+?)_)?versioned_docs(?:_\w+)?$/

/** Reads the name of a folder; null if it names no version. A number alone may be anything. */
function versionIn(name: string): VersionName | null {
  const [, before = '', v = '', numbers = '', after = ''] = named.exec(name) ?? []
  if (numbers === '') return null
  const isMarked = v !== '' || numbers.includes('.') || /^(?:version|release)[-_]$/i.test(before)
  if (!isMarked) return null
  return {
    before,
    after,
    numbers: numbers.split('.').map(each => (/x/i.test(each) ? Number.POSITIVE_INFINITY : +each)),
  }
}

/** Whether a document is in a folder in which Docusaurus keeps a version, also one of its translations. */
export function isKeptVersion(path: string): boolean {
  return path
    .split('/')
    .some(
      name => keptVersions.test(name) || (name.startsWith('version-') && versionIn(name) !== null),
    )
}

/** A newer version of a document. */
export interface NewerPath {
  readonly path: string
  /** Returns what a link is called there: the old name of the version in an address becomes the new one. */
  renamed(link: string): string
}

/**
 * Returns the newer versions of a document that exist, the newest first: those without a version in their path, then
 * those in the folder of a higher version.
 */
export function newerVersions(
  listing: Listing,
  parts: readonly SitePart[],
  path: string,
): readonly NewerPath[] {
  const names = path.split('/')
  const found = new Map<string, NewerPath>()
  for (const [index, name] of names.slice(0, -1).entries()) {
    const version = versionIn(name)
    if (version === null) continue
    const parent = names.slice(0, index).join('/')
    const below = names.slice(index + 1).join('/')
    const folders = [
      ...currentOf(parts, joinPath(parent, name)),
      ...foldersAround(parent, version),
      ...newerBeside(listing, parent, version),
    ]
    for (const folder of folders) {
      const file = fileAt(listing, joinPath(folder, below))
      if (file === null || found.has(file)) continue
      const [around, other] = splitPath(folder)
      const now = around === parent && folder !== parent ? `/${other}` : ''
      const renamed = (link: string) => renamedIn(link, name, now)
      found.set(file, { path: file, renamed })
    }
  }
  return [...found.values()]
}

/** Replaces the name of a folder in an address. `now` is empty, or the new name after a slash. */
function renamedIn(link: string, name: string, now: string): string {
  const parts = link.split(`/${name}`)
  return parts.reduce(
    (before, after) => before + (/^[\w.-]/.test(after) ? `/${name}` : now) + after,
  )
}

/** Returns the folder with the current pages of which a generator says that another has an old version. */
function currentOf(parts: readonly SitePart[], folder: string): readonly string[] {
  return parts.flatMap(part =>
    part.folder === folder && part.base !== undefined ? [part.base] : [],
  )
}

/** Returns the folders without a version that may have the current pages. */
function foldersAround(parent: string, { after }: VersionName): readonly string[] {
  const slash = parent.lastIndexOf('/')
  const above = parent.slice(0, Math.max(0, slash))
  const kept = keptVersions.exec(parent.slice(slash + 1))
  const besideKept =
    kept === null ? [] : ['docs', ...(kept[1] === undefined ? [] : [kept[1], `docs-${kept[1]}`])]
  const withoutNumbers = after.replace(/^[-_.]/, '')
  return [
    ...besideKept.map(name => joinPath(above, name)),
    parent,
    ...(withoutNumbers === '' ? [] : [joinPath(parent, withoutNumbers)]),
  ]
}

/** Returns the folders beside a version that are newer, the newest first. */
function newerBeside(listing: Listing, parent: string, version: VersionName): readonly string[] {
  const names = [...(listing.entriesOf(parent)?.keys() ?? [])]
  const higher = names.flatMap(name => {
    const other = versionIn(name)
    const isOfKind = other?.before === version.before && other.after === version.after
    return isOfKind && compare(other, version) > 0 ? [{ name, other }] : []
  })
  return [
    ...names.filter(name => unnumbered.test(name)),
    ...higher.toSorted((a, b) => compare(b.other, a.other)).map(({ name }) => name),
  ].map(name => joinPath(parent, name))
}

function compare({ numbers }: VersionName, { numbers: others }: VersionName): number {
  const index = numbers.findIndex((number, at) => number !== others[at])
  if (index === -1) return numbers.length - others.length
  return (numbers[index] ?? 0) > (others[index] ?? -1) ? 1 : -1
}

/** Returns the path of a document, which may have got the other extension of Markdown; null if there is none. */
function fileAt(listing: Listing, path: string): string | null {
  const renamed = /\.mdx$/.test(path) ? path.slice(0, -1) : path.replace(/\.md$/, '.mdx')
  return [path, renamed].find(each => findEntry(listing, each).kind === 'file') ?? null
}
