import { readBlocks } from './blocks/block-reader.ts'
import { InlineReader } from './inline/inline-reader.ts'
import type { MarkdownHandler } from './markdown-handler.ts'

/** The labels that a Markdown text defines, normalized with `normalizedLabel`. */
export interface MarkdownLabels {
  readonly definitions: ReadonlySet<string>
  readonly footnotes: ReadonlySet<string>
}

/**
 * Reads a Markdown text and reports its URLs, HTML and headings to `handler`: CommonMark 0.31 with
 * the tables, footnotes and literal autolinks of GFM. Skips YAML or TOML front matter. Builds no
 * tree, and reads only the paragraphs that may contain a URL. Tests compare the result with
 * micromark.
 *
 * @param hasIndentedCode False for MDX, which has no indented code.
 */
export function readMarkdown(
  text: string,
  handler: MarkdownHandler,
  { hasIndentedCode = true }: { readonly hasIndentedCode?: boolean } = {},
): MarkdownLabels {
  const { labels } = handler
  const found = readBlocks(text, { hasIndentedCode, readsLabels: labels !== undefined })
  for (const block of found.blocks) {
    if (block.kind === 'text') new InlineReader(block.content, found, handler).read()
    else if (block.kind === 'HTML') handler.html(block.starts, block.ends)
    else {
      labels?.definition(block.label)
      if (block.destination !== null) handler.destination('definition', block.destination)
    }
  }
  for (const block of found.codeBlocks) handler.code(block)
  for (const { level, content } of found.headings) handler.heading(level, content)
  return found
}
