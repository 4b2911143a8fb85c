import type { MarkdownOptions } from 'vitepress'

type Markdown = Parameters<NonNullable<MarkdownOptions['config']>>[0]

/** Shows double braces as written. Pages are compiled with Vue, which interprets them otherwise. */
export function literalBraces(markdown: Markdown): void {
  for (const rule of ['text', 'code_inline'] as const) {
    const others = markdown.renderer.rules[rule]
    markdown.renderer.rules[rule] = (...all) =>
      (others?.(...all) ?? '').replaceAll('{{', '&#123;&#123;').replaceAll('}}', '&#125;&#125;')
  }
}
