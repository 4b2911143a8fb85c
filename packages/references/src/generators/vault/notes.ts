import { percentDecodeUtf8 } from '@hreflint/core/internal'
import { findEntry } from '../../listing/find-entry.ts'
import { joinPath, type Listing, resolvePath, splitPath } from '../../listing/listing.ts'
import { startOf } from '../../resolve/address.ts'
import type { Link } from '../../resolve/link.ts'
import { SlipIndex } from '../../resolve/suggestions/slips.ts'
import type { FoundSource, PageLookup, SourcePlace, TemplateLink } from '../contract/profile.ts'

/** A link to a note, a heading or a block: `[[Note]]`, `[[folder/Note#Heading|text]]`, `[[#^block]]`. */
const wikilink = /^\[\[([^[\]|#\\{}<>%]*)(#[^[\]|\\{}<>]*)?(?:\\?\|[^[\]]*)?\]\]$/

/** Reads a wikilink. Of a heading below a heading, `[[Note#One#Two]]`, only the note is read. */
export function readWikilink(text: string): TemplateLink | null {
  const [all, name = '', heading = ''] = wikilink.exec(text) ?? []
  if (all === undefined || name + heading === '') return null
  const isNested = heading.indexOf('#', 1) !== -1
  return {
    url: isNested ? name : name + heading,
    start: 2,
    end: text.length,
    finds: 'page',
    isText: true,
  }
}

/** Matches the names of pictures, recordings and documents that are attached to notes. */
const attachment =
  /\.(?:png|jpe?g|gif|webp|svg|avif|bmp|mp[34]|m4a|webm|ogv|ogg|wav|flac|mov|mkv|pdf)$/i

/**
 * Finds the file that a link in a note names: by its name alone, wherever it is in the vault, or by the end of its path.
 * The case of letters does not matter, and neither does the ending of a note. A note that does not exist is one that
 * may still be written, unless its name is a slip of another.
 */
export function findNote(name: string, document: string, place: SourcePlace): PageLookup {
  const [only, ...others] = filesNamed(name, document, place)
  if (only !== undefined) {
    return others.length === 0 ? { kind: 'page', target: only } : { kind: 'unsure' }
  }
  const { files, folders, slips } = notesIn(place)
  const [folder, last] = splitPath(name.trim())
  // Foam opens the index of a folder.
  if (folders.has(fold(last))) return { kind: 'unsure' }
  const ending = attachment.exec(last)?.[0].toLowerCase()
  // Some vaults are published without what is attached to them.
  const isKept = ending !== undefined && [...files.keys()].some(each => each.endsWith(ending))
  const [meant, ...more] = slips.meant(last).map(each => joinPath(folder, each))
  const isSlip = meant !== undefined && more.length === 0
  // Only what is found can be what was meant.
  if (isSlip && filesNamed(meant, document, place).length === 1)
    return { kind: 'missing', path: name, meant }
  return isKept ? { kind: 'missing', path: name } : { kind: 'unsure' }
}

/** Finds the file that a link in Markdown names, where that is not the path from the note. */
export function findLinkedNote(
  { text }: Link,
  document: string,
  place: SourcePlace,
): FoundSource | null {
  const written = /^[^?#]*/.exec(text)?.[0] ?? ''
  if (written === '' || startOf(text) !== 'relative' || /^\.{1,2}\//.test(written)) return null
  const name = percentDecodeUtf8(written) ?? written
  const beside = resolvePath(splitPath(document)[0], name)
  if (beside !== null && findEntry(place.site.listing, beside).kind !== 'missing') return null
  const [target, ...others] = filesNamed(name, document, place)
  if (target === undefined) return null
  return { kind: others.length === 0 ? 'page' : 'unsure', target }
}

/** Returns the names of a file in a vault: alone and from the root of the vault, with and without the ending of a note. */
export function namesOfNote(page: string, content: string): readonly string[] {
  const path = content === '' ? page : page.slice(content.length + 1)
  return [path.replace(/\.md$/, ''), path].flatMap(each => [splitPath(each)[1], each, `/${each}`])
}

/**
 * Returns the files that a link in a note can mean: all whose paths end as it does, or the one at its path if it says
 * where that starts. Of several, Obsidian and Foam open different ones.
 */
function filesNamed(name: string, document: string, place: SourcePlace): readonly string[] {
  const written = name.trim()
  const isFromNote = /^\.{1,2}\//.test(written)
  const path = isFromNote
    ? resolvePath(splitPath(document)[0], written)
    : joinPath(place.content, written.replace(/^\/+/, ''))
  if (path === null || path === place.content) return []
  const folded = `/${fold(path)}`
  const { files } = notesIn(place)
  const last = splitPath(folded)[1]
  const all = [...(files.get(last) ?? []), ...(files.get(`${last}.md`) ?? [])]
  if (isFromNote || written.startsWith('/')) {
    return all.filter(file => [folded, `${folded}.md`].includes(`/${fold(file)}`))
  }
  const end = `/${fold(written)}`
  return all.filter(file => [end, `${end}.md`].some(each => `/${fold(file)}`.endsWith(each)))
}

interface Notes {
  /** All files by their names in small letters. */
  readonly files: ReadonlyMap<string, readonly string[]>
  /** The names of all folders in small letters. */
  readonly folders: ReadonlySet<string>
  /** The names of notes, without the ending. */
  readonly slips: SlipIndex
}

function notesIn({ content, site }: SourcePlace): Notes {
  return site.shared('notes', content, site.listing, listing => {
    const files = new Map<string, string[]>()
    const folders = new Set<string>()
    const names: string[] = []
    for (const path of filesBelow(listing, content)) {
      const [folder, name] = splitPath(path)
      folders.add(fold(splitPath(folder)[1]))
      const same = files.get(fold(name))
      if (same === undefined) files.set(fold(name), [path])
      else same.push(path)
      names.push(name.replace(/\.md$/, ''))
    }
    return { files, folders, slips: new SlipIndex(names) }
  })
}

function* filesBelow(listing: Listing, folder: string): Generator<string> {
  for (const [name, kind] of listing.entriesOf(folder) ?? []) {
    const path = joinPath(folder, name)
    if (name.startsWith('.')) continue
    if (kind === 'folder') yield* filesBelow(listing, path)
    else if (kind === 'file') yield path
  }
}

const fold = (name: string): string => name.normalize('NFC').toLowerCase()
