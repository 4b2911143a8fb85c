import { posix } from 'node:path'
import manifest from '../../../../package.json' with { type: 'json' }
import { pageOfSource } from '../../src/pages-of-sources.ts'

const site = `${manifest.homepage}/`

/** The path of a page of the documentation on the site: the page of a folder has another name there. */
export function sitePath(path: string): string {
  return path.replace(/(^|\/)README\.md$/, '$1index.md')
}

/**
 * A page as Markdown that is complete without the site's scripts: no metadata, no components, and links to the Markdown
 * of other pages.
 *
 * @param path Of the page, below `docs`.
 */
export function pageAsMarkdown(text: string, path: string): string {
  const pieces = text.replace(/^---\n[\s\S]*?\n---\n/, '').split(/^(```[\s\S]*?^```$)/m)
  const own = pieces.map((piece, index) => (index % 2 === 0 ? prose(piece, path) : piece))
  return `${own
    .join('')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`
}

/** What is between blocks of code. */
function prose(markdown: string, path: string): string {
  return markdown
    .replace(/<!--[\s\S]*?-->\n?|<script setup>[\s\S]*?<\/script>|^<[A-Z]\w* \/>$/gm, '')
    .replaceAll(/\]\(([^)\s]+)\)/g, (_, link: string) => `](${linkInMarkdown(link, path)})`)
}

function linkInMarkdown(link: string, path: string): string {
  if (link.startsWith(site)) return manifest.isPublished ? link : link.slice(site.length - 1)
  if (/^(?:[a-z][a-z\d+.-]*:|#)/i.test(link)) return link
  const [, target = '', rest = ''] = /^([^?#]*)(.*)$/.exec(link) ?? []
  const source = posix.join('docs', posix.dirname(path), target)
  if (source.startsWith('docs/')) return sitePath(target) + rest
  const page = pageOfSource(source)
  return page === null ? link : addressOfMarkdown(page) + rest
}

/** `/packages/core` → `/packages/core.md`, `/specs/` → `/specs/index.md` */
function addressOfMarkdown(page: string): string {
  return page.endsWith('/') ? `${page}index.md` : `${page}.md`
}
