import { readFileSync } from 'node:fs'
import type { HeadConfig, PageData } from 'vitepress'
import manifest from '../../../package.json' with { type: 'json' }

/** What a search engine and a preview show of a page. */
const longestDescription = 160

/** Gives a page that does not describe itself the beginning of its first paragraph. */
export function describePage(page: PageData, srcDir: string): Partial<PageData> {
  if (page.description !== '') return {}
  const text = readFileSync(`${srcDir}/${page.filePath}`, 'utf8')
  return { description: shortened(firstParagraph(text)) }
}

/** The title and description for previews; addresses only once the site is published. */
export function pageHead(
  { title, description, relativePath }: PageData,
  siteDescription: string,
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
  ]
  if (!manifest.isPublished) return own
  const path = relativePath.replace(/(^|\/)index\.md$|\.md$/, '$1')
  const address = `${manifest.homepage}/${path}`
  return [...own, property('url', address), ['link', { rel: 'canonical', href: address }]]
}

/** As plain text; empty for a page that has none. */
function firstParagraph(markdown: string): string {
  const body = markdown
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/<!--[\s\S]*?-->|^```[\s\S]*?^```/gm, '')
  const paragraphs = body
    .split(/\n\s*\n/)
    .filter(block => /^\s*(?:- |> )?[\w`*["“]/.test(block))
    .map(plain)
  // A date or a note is no description.
  return paragraphs.find(({ length }) => length > 25) ?? paragraphs[0] ?? ''
}

function plain(paragraph: string): string {
  return (
    paragraph
      .replace(/^\s*[->] /gm, '')
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/[`*\\]/g, '')
      // VitePress writes a description into an attribute as it is.
      .replace(/"([^"]*)"/g, '“$1”')
      .replace(/"/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  )
}

/** Whole sentences if they fit, or else whole words. */
function shortened(text: string): string {
  if (text.length <= longestDescription) return text
  const start = text.slice(0, longestDescription)
  const sentences = /^.{60,}[.!?](?= )/.exec(start)?.[0]
  return sentences ?? `${start.slice(0, start.lastIndexOf(' '))} …`
}
