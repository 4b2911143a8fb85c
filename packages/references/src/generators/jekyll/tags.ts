import { findEntry } from '../../listing/find-entry.ts'
import { joinPath, type Listing, splitPath } from '../../listing/listing.ts'
import type { PageLookup, Profile, SourcePlace, TemplateLink } from '../contract/profile.ts'
import { readBasedAddress } from './addresses.ts'

const tag =
  /^(?:\{\{-?\s*site\.baseurl\s*-?\}\})?\{%-?\s*(?:link|post_url)\s+([^\s"'{}%|]+)\s*-?%\}/

/** Reads the tags `link` and `post_url`, which write the address of a source, after the base of the site if it is written. */
function readTag(text: string): TemplateLink | null {
  const [all, name] = tag.exec(text) ?? []
  if (all === undefined || name === undefined) return null
  return { url: name, start: all.lastIndexOf(name), end: all.length, finds: 'page', isText: true }
}

/**
 * Finds what a tag names: a file by its path from the root of the sources, or a post by its path in
 * `_posts` without an ending. The case of a name matters.
 */
function findTagged(
  name: string,
  _document: string,
  { content, site: { listing, profile } }: SourcePlace,
): PageLookup {
  const path = name.replace(/^\/+/, '')
  const file = joinPath(content, path)
  if (findEntry(listing, file).kind === 'file') return { kind: 'page', target: file }
  if (dated.test(path)) {
    const target = postNamed(listing, content, path)
    return target === null ? { kind: 'unsure' } : { kind: 'page', target }
  }
  // The folder of a collection can be in another one, and a theme has assets of its own.
  const [, first] = /^(_[^/]*|assets)\//.exec(path) ?? []
  const isKnown =
    first === undefined ||
    (first !== 'assets' && findEntry(listing, joinPath(content, first)).kind === 'folder')
  return isKnown && profile.certain !== 'nothing' ? { kind: 'missing', path } : { kind: 'unsure' }
}

/** Returns the names by which `post_url` finds a post. */
function namesOfPost(page: string): readonly string[] {
  const [, before = '', name] = /^(.*\/)?_posts\/(.*)\.\w+$/.exec(page) ?? []
  return name === undefined ? [] : [name, `/${name}`, `${before}${name}`]
}

/** Matches the name of a post, which begins with its date. */
const dated = /(?:^|\/)\d{4}-\d\d?-\d\d?-[^/]*$/

function postNamed(listing: Listing, content: string, path: string): string | null {
  const [folder, name] = splitPath(path)
  for (const posts of [joinPath('_posts', folder), joinPath(folder, '_posts')]) {
    const inside = joinPath(content, posts)
    const found = [...(listing.entriesOf(inside)?.keys() ?? [])].find(
      each => each.replace(/\.\w+$/, '') === name || each === name,
    )
    if (found !== undefined) return joinPath(inside, found)
  }
  return null
}

/** How links are read in which tags and filters of Jekyll write the address. */
export const tagsAndFilters: Pick<Profile, 'readTemplate' | 'findPage' | 'namesOf'> = {
  readTemplate: text => readTag(text) ?? readBasedAddress(text),
  findPage: findTagged,
  namesOf: namesOfPost,
}
