import { readBlocks } from './blocks/block-reader.ts'
import { InlineReader } from './inline/inline-reader.ts'
import type { MarkdownHandler } from './markdown-handler.ts'

/** The labels that a Markdown text defines, as `normalizedLabel` writes them. */
export interface MarkdownLabels {
  readonly definitions: ReadonlySet<string>
  readonly footnotes: ReadonlySet<string>
}

/**
 * Passes over a Markdown text and tells of its URLs, its HTML and its headings: CommonMark 0.31 with the tables,
 * footnotes and literal autolinks of GFM, after YAML or TOML. It builds no tree and reads only the
 * paragraphs in which there may be a URL. Agreement with micromark is tested. MDX has no indented code.
 */
export function readMarkdown(
  text: string,
  handler: MarkdownHandler,
  { hasIndentedCode = true }: { readonly hasIndentedCode?: boolean } = {},
): MarkdownLabels {
  const found = readBlocks(text, hasIndentedCode)
  for (const block of found.blocks) {
    if (block.kind === 'text') new InlineReader(block.content, found, handler).read()
    else if (block.kind === 'HTML') handler.html(block.starts, block.ends)
    else handler.destination('definition', block.destination)
  }
  for (const { level, content } of found.headings) handler.heading(level, content)
  return found
}
