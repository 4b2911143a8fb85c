import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { MarkdownOptions } from 'vitepress'

type Markdown = Parameters<NonNullable<MarkdownOptions['config']>>[0]

const issues = fileURLToPath(new URL('../../../../docs/issues/', import.meta.url))
const code = /^[a-z\d-]+\/[a-z\d-]+$/

/** Turns each issue code in a text into a link to its page, except in links and headings. */
export function linkedCodes(markdown: Markdown): void {
  markdown.core.ruler.push('linked-codes', state => {
    for (const [index, token] of state.tokens.entries()) {
      if (token.children === null || state.tokens[index - 1]?.type === 'heading_open') continue
      let depth = 0
      for (const child of token.children) {
        if (child.type === 'link_open') depth++
        else if (child.type === 'link_close') depth--
        else if (child.type === 'code_inline' && depth === 0 && isIssue(child.content)) {
          child.meta = { page: `/issues/${child.content}` }
        }
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

function isIssue(text: string): boolean {
  return code.test(text) && existsSync(`${issues}${text}.md`)
}
