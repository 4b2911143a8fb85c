import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CodeBlock, codeBlocks, codeSpans } from '../../../docs/code-blocks.ts'
import { root } from '../../support/places.ts'

const blocks = codeBlocks('README.md', readFileSync(join(root, 'README.md'), 'utf8'))

/** A block of the README. */
export function readmeBlock(heading: string, language: string, index = 0): CodeBlock {
  const found = blocks.filter(block => block.heading === heading && block.language === language)
  const block = found[index]
  if (block === undefined) {
    throw new Error(`README.md has no block ${index} of ${language} under "${heading}".`)
  }
  return block
}

/** The lines that the README tells to type in a shell. */
export function commandsOf(heading: string): readonly string[] {
  return readmeBlock(heading, 'sh').text.trim().split('\n')
}

/** The name of the file that the text before a block says. */
export function fileOf(block: CodeBlock): string {
  const name = codeSpans(block.before).find(span => /^[\w./-]+\.\w+$/.test(span))
  if (name === undefined) throw new Error(`README.md names no file before line ${block.line}.`)
  return name
}
