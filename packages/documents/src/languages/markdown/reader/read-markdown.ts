import { readBlocks } from './blocks/block-reader.ts'
import { InlineReader } from './inline/inline-reader.ts'
import type { MarkdownHandler } from './markdown-handler.ts'

/**
 * Passes over a Markdown text and tells of its URLs and its HTML: CommonMark 0.31 with the tables,
 * footnotes and literal autolinks of GFM, behind YAML or TOML. It builds no tree and reads only the
 * paragraphs in which there may be a URL. Agreement with micromark is tested.
 */
export function readMarkdown(text: string, handler: MarkdownHandler): void {
  const found = readBlocks(text)
  for (const block of found.blocks) {
    if (block.kind === 'text') new InlineReader(block.content, found, handler).read()
    else if (block.kind === 'HTML') handler.html(block.starts, block.ends)
    else handler.destination('definition', block.destination)
  }
}
