import { readFileSync } from 'node:fs'
import type { HeadConfig, PageData } from 'vitepress'
import manifest from '../../../package.json' with { type: 'json' }

/** Maximum length of a description in search results and previews. */
const longestDescription = 160

/** Gives a page without a description the start of its first paragraph. */
export function describePage(
  page: Pick<PageData, 'description' | 'filePath'>,
  srcDir: string,
): Pick<Partial<PageData>, 'description'> {
  if (page.description !== '') return {}
  const text = readFileSync(`${srcDir}/${page.filePath}`, 'utf8')
  return { description: shortened(firstParagraph(text)) }
}

type HeadData = Pick<PageData, 'title' | 'description' | 'relativePath' | 'frontmatter'>

/**
 * Returns the title and description for previews, and where the page is as Markdown. Addresses are added only if the site is
 * published.
 */
export function pageHead(
  { title, description, relativePath, frontmatter }: HeadData,
  siteDescription: string,
  { homepage, isPublished }: { homepage: string; isPublished: boolean } = manifest,
): HeadConfig[] {
  const property = (name: string, content: string): HeadConfig => [
    'meta',
    { property: `og:${name}`, content },
  ]
  const own = [
    property('title', title),
    property('description', description || siteDescription),
    property('type', 'article'),
    property('site_name', 'hreflint'),
    // Pages with a layout of their own are made of components.
    ...(frontmatter.layout === undefined ? [markdownOf(relativePath)] : []),
  ]
  if (!isPublished) return own
  const path = relativePath.replace(/(^|\/)index\.md$|\.md$/, '$1')
  const address = `${homepage}/${path}`
  return [...own, property('url', address), ['link', { rel: 'canonical', href: address }]]
}

function markdownOf(path: string): HeadConfig {
  return ['link', { rel: 'alternate', type: 'text/markdown', href: `/${path}` }]
}

/** Returns the first paragraph as plain text. Empty if the page has none. */
function firstParagraph(markdown: string): string {
  const body = markdown
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/<!--[\s\S]*?-->|^```[\s\S]*?^```/gm, '')
  const paragraphs = body
    .split(/\n\s*\n/)
    .filter(block => /^\s*(?:- |> (?!\[!))?[\w`*["“]/.test(block))
    .map(plain)
  // A date or a note is not a description.
  return paragraphs.find(({ length }) => length > 25) ?? paragraphs[0] ?? ''
}

function plain(paragraph: string): string {
  return (
    paragraph
      .replace(/^\s*[->] /gm, '')
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/[`*\\]/g, '')
      // VitePress does not escape a description in an attribute.
      .replace(/"([^"]*)"/g, '“$1”')
      .replace(/"/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  )
}

/** Shortens a text to whole sentences if they fit, or else to whole words. */
function shortened(text: string): string {
  if (text.length <= longestDescription) return text
  const start = text.slice(0, longestDescription)
  const sentences = /^.{60,}[.!?](?= )/.exec(start)?.[0]
  return sentences ?? `${start.slice(0, start.lastIndexOf(' '))} …`
}
