import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const readme = fileURLToPath(new URL('../../packages/cli/README.md', import.meta.url))

/**
 * What the README of the command line tells to put into a file: under a heading, the block after the
 * line that ends in the file's name.
 */
export function recipeFor(heading: string, file: string): string {
  const [, section] = readFileSync(readme, 'utf8').split(`\n## ${heading}\n`)
  const [, block] = (section ?? '').split(`\`${file}\`:\n`)
  const recipe = /^\n```\w+\n([\s\S]*?\n)```\n/.exec(block ?? '')?.[1]
  if (recipe === undefined) throw new Error(`The README has no recipe for ${file}.`)
  return recipe
}
