import { percentDecodeUtf8 } from '@hreflint/core/internal'
import { findEntry } from '../../listing/find-entry.ts'
import { resolvePath, splitPath } from '../../listing/listing.ts'
import type { Link } from '../../resolve/link.ts'
import { contentsOf } from '../contract/contents.ts'
import type { FoundSource, Profile, SourcePlace } from '../contract/profile.ts'

/**
 * Looks up a Markdown link to a source as Docusaurus does. A path that starts with a dot starts at
 * the folder of the document. Others start at the content folder of its plugin and at the root of
 * the site as well. Null if no file is found, or if the link is not one to a source.
 *
 * @param document Path of the document from the root of the site.
 */
export function findPluginSource(
  { text, site, base }: Pick<Link, 'text' | 'site' | 'base'>,
  document: string,
  { content, site: { listing, profile } }: SourcePlace,
): FoundSource | null {
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
      const found = resolvePath(start, path)
      return found !== null && findEntry(listing, found).kind === 'file' ? [found] : []
    })
  const files = filesIn(starts)
  const isBelow = (parent: string) => (file: string) => file.startsWith(`${parent}/`)
  const own = files.find(isBelow(content))
  if (own !== undefined) {
    const names = own.slice(content.length + 1).split('/')
    return { kind: names.some(name => name.startsWith('_')) ? 'unsure' : 'page', target: own }
  }
  // A link of an old version or of a translation to a page that has none there stays with the plugin.
  const current = currentOf(profile, content, document)
  const version = files.find(
    file => otherVersions.test(file) || (current !== undefined && isBelow(current)(file)),
  )
  if (version !== undefined) return { kind: 'page', target: version }
  const other = files.find(file => contentsOf(listing, profile).some(root => isBelow(root)(file)))
  if (other !== undefined) return { kind: 'other plugin', target: other }
  if (path.startsWith('.')) return null
  const folders = folder.split('/').map((_, index, names) => names.slice(0, index + 1).join('/'))
  const [inner] = filesIn(folders)
  return inner === undefined ? null : { kind: 'unsure', target: inner }
}

/** The sources of other versions and languages, which belong to the same plugin. */
const otherVersions = /^(?:(?:[\w-]+_)?versioned_docs|i18n)\//

/** Returns the folder with the current pages of the plugin that has an old version or a translation in a folder. */
function currentOf(
  { parts }: Pick<Profile, 'parts'>,
  content: string,
  document: string,
): string | undefined {
  const [kept, instance = 'docs'] = /^(?:([\w-]+?)_)?versioned_docs\//.exec(document) ?? []
  const usual = kept === undefined ? undefined : instance
  return parts.find(({ folder }) => folder === content)?.base ?? usual
}
