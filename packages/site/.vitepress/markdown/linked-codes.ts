import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { MarkdownOptions } from 'vitepress'

type Markdown = Parameters<NonNullable<MarkdownOptions['config']>>[0]

const docs = fileURLToPath(new URL('../../../../docs/', import.meta.url))
const folders = ['issues', 'rules']
const code = /^(?:[a-z\d-]+\/)?[a-z\d-]+$/

/** Turns each code of an issue and each ESLint rule in a text into a link to its page, except in links and headings. */
export function linkedCodes(markdown: Markdown): void {
  markdown.core.ruler.push('linked-codes', state => {
    for (const [index, token] of state.tokens.entries()) {
      if (token.children === null || state.tokens[index - 1]?.type === 'heading_open') continue
      let depth = 0
      for (const child of token.children) {
        if (child.type === 'link_open') depth++
        else if (child.type === 'link_close') depth--
        else if (child.type !== 'code_inline' || depth > 0) continue
        const page = pageOf(child.content)
        if (page !== undefined) child.meta = { page }
      }
    }
  })
  const others = markdown.renderer.rules.code_inline
  markdown.renderer.rules.code_inline = (tokens, index, options, env, self) => {
    const html = others?.(tokens, index, options, env, self) ?? ''
    const page = tokens[index]?.meta?.page
    return page === undefined ? html : `<a href="${page}">${html}</a>`
  }
}

function pageOf(name: string): string | undefined {
  if (!code.test(name)) return undefined
  const pages = folders.map(folder => `/${folder}/${name}`)
  return pages.find(page => existsSync(`${docs}${page}.md`))
}
