import type { MarkdownOptions } from 'vitepress'

type Markdown = Parameters<NonNullable<MarkdownOptions['config']>>[0]

/**
 * Shows code that Markdown indents, as drawings in docstrings are, like code in a fence: it scrolls
 * within its box, and the keyboard reaches it.
 */
export function indentedCode(markdown: Markdown): void {
  markdown.core.ruler.push('indented-code', ({ tokens }) => {
    for (const token of tokens) {
      if (token.type !== 'code_block') continue
      token.type = 'fence'
      token.tag = 'code'
      token.info = 'text'
    }
  })
}
