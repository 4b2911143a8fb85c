import { percentDecodeUtf8 } from '@hreflint/core/internal'
import { findEntry } from '../listing/find-entry.ts'
import { joinPath, type Listing, splitPath } from '../listing/listing.ts'
import { contentsOf } from '../profiles/contents.ts'
import type { Profile } from '../profiles/profile.ts'
import type { Link } from '../resolve/link.ts'

/** The result of looking up a link to a source in a site of plugins. */
export interface PluginSource {
  /**
   * `page`: a source of the same plugin. `other plugin`: a source of another one, so that the link
   * stays as it is written. `unsure`: a part of other pages, or a source that is found only if a
   * folder within the content folder belongs to a plugin of its own.
   */
  readonly kind: 'page' | 'other plugin' | 'unsure'
  readonly target: string
}

/**
 * Looks up a Markdown link to a source as Docusaurus does. A path that starts with a dot starts at
 * the folder of the document. Others start at the content folder of its plugin and at the root of
 * the site as well. Null if no file is found, or if the link is not one to a source.
 *
 * @param document Path of the document from the root of the site.
 * @param content The content folder of the plugin that makes the page of the document.
 */
export function findPluginSource(
  { text, site, base }: Pick<Link, 'text' | 'site' | 'base'>,
  document: string,
  content: string,
  { listing, profile }: { readonly listing: Listing; readonly profile: Profile },
): PluginSource | null {
  const path = percentDecodeUtf8(/^[^?#]*/.exec(text)?.[0] ?? '')
  if (path === null || base !== null || site.kind !== 'markdown') return null
  if (!/\.mdx?$/i.test(path) || /^[a-z][a-z\d+.-]*:|^\/\//i.test(path)) return null
  const [folder] = splitPath(document)
  const roots = [content, '', ...contentsOf(listing, profile)]
  const starts = path.startsWith('/')
    ? roots
    : /^\.\.?\//.test(path)
      ? [folder]
      : [folder, ...roots]
  const filesIn = (folders: readonly string[]) =>
    folders.flatMap(start => {
      const found = joined(start, path)
      return found !== null && findEntry(listing, found).kind === 'file' ? [found] : []
    })
  const files = filesIn(starts)
  const isBelow = (parent: string) => (file: string) => file.startsWith(`${parent}/`)
  const own = files.find(isBelow(content))
  if (own !== undefined) {
    const names = own.slice(content.length + 1).split('/')
    return { kind: names.some(name => name.startsWith('_')) ? 'unsure' : 'page', target: own }
  }
  const version = files.find(file => otherVersions.test(file))
  if (version !== undefined) return { kind: 'page', target: version }
  const other = files.find(file => contentsOf(listing, profile).some(root => isBelow(root)(file)))
  if (other !== undefined) return { kind: 'other plugin', target: other }
  if (path.startsWith('.')) return null
  const folders = folder.split('/').map((_, index, names) => names.slice(0, index + 1).join('/'))
  const [inner] = filesIn(folders)
  return inner === undefined ? null : { kind: 'unsure', target: inner }
}

/** Whether the generator replaces a link to a source with the address of its page. */
export function isRewritten(
  { rewritesSources, hasPlugins }: Profile,
  { site }: Pick<Link, 'site'>,
): boolean {
  return rewritesSources && (!hasPlugins || site.kind === 'markdown')
}

/** The sources of other versions and languages, which belong to the same plugin. */
const otherVersions = /^(?:(?:[\w-]+_)?versioned_docs|i18n)\//

/** Joins a folder and a path with dots; null if the path climbs out of the root. */
function joined(folder: string, path: string): string | null {
  const names: string[] = []
  for (const name of joinPath(folder, path).split('/')) {
    if (name === '..' && names.pop() === undefined) return null
    if (name !== '..' && name !== '.' && name !== '') names.push(name)
  }
  return names.join('/')
}
