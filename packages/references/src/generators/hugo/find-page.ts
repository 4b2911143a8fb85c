import { percentDecodeUtf8 } from '@hreflint/core/internal'
import { findEntry, findTwin, foldedNames } from '../../listing/find-entry.ts'
import { joinPath, type Listing, resolvePath, splitPath } from '../../listing/listing.ts'
import { contentsOf } from '../contract/contents.ts'
import type { PageLookup, SourcePlace, TemplateLink } from '../contract/profile.ts'

const reference = /^\{\{([<%])-?\s*(?:rel)?ref\s+(["`])([^"`\n]*)\2\s*-?(?:>|%)\}\}/

/** Reads the shortcodes `ref` and `relref`, which write the address of a page. */
export function readReference(text: string): TemplateLink | null {
  const [all, , quote = '"', name] = reference.exec(text) ?? []
  if (all === undefined || name === undefined) return null
  return { url: name, start: all.indexOf(quote) + 1, end: all.length, finds: 'page' }
}

/**
 * Finds the page that `ref` names: from the folder of the document or the root of the content, with or
 * without the ending of its source. The case of a name does not matter.
 */
export function findPage(
  name: string,
  document: string,
  { content, site: { listing, profile } }: SourcePlace,
): PageLookup {
  const path = (percentDecodeUtf8(name) ?? name)
    .replace(/^\/+|\/+$/g, '')
    .replace(/\.(?:md|markdown|html)$/, '')
    .replace(/(?:^|\/)_?index$/, '')
  const [folder] = splitPath(document.slice(content === '' ? 0 : content.length + 1))
  const isRooted = name.startsWith('/')
  const paths = isRooted ? [path] : [resolvePath(folder, path), path]
  const contents = [content, ...contentsOf(listing, profile).filter(each => each !== content)]
  for (const each of paths) {
    if (each === null) continue
    for (const root of contents) {
      const found = pageAt(listing, root, each)
      if (found !== null) return found
    }
  }
  const [first = ''] = path.split('/')
  // A name alone finds a page in any folder.
  const isAnywhere = !isRooted && !path.includes('/')
  const isSure = !isAnywhere && profile.certain !== 'nothing' && !taxonomies.has(first)
  return isSure ? { kind: 'missing', path } : { kind: 'unsure' }
}

/** Folders of pages that the generator makes of nothing, unless the settings name others. */
const taxonomies = new Set(['tags', 'categories', 'authors', 'series'])

function pageAt(listing: Listing, root: string, path: string): PageLookup | null {
  const page = joinPath(root, path)
  const sources = ['_index', 'index'].flatMap(name =>
    pageNames.map(end => joinPath(page, name + end)),
  )
  const all = path === '' ? sources : [...pageNames.map(end => page + end), ...sources]
  const exact = all.find(source => findEntry(listing, source).kind === 'file')
  if (exact !== undefined) return { kind: 'page', target: exact }
  const namesIn = (folder: string) => foldedNames(listing, folder)
  const [twin] = all.flatMap(source => findTwin(source, namesIn) ?? [])
  if (twin !== undefined) return { kind: 'page', target: twin }
  // The page of a folder without a source, and what lies beside a page.
  if (findEntry(listing, page).kind !== 'missing') return { kind: 'unsure' }
  // The source of a language: `a.de.md`.
  const [folder, name] = splitPath(page)
  const names = [...(listing.entriesOf(folder)?.keys() ?? [])]
  return names.some(each => each.toLowerCase().startsWith(`${name.toLowerCase()}.`))
    ? { kind: 'unsure' }
    : null
}

const pageNames = ['.md', '.html', '.markdown', '.adoc', '.org', '.rst', '.ipynb']
