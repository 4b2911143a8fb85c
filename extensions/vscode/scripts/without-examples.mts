import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'

const examples = /\n {2}examples: \[(?:[^\n]*|\n[\s\S]*?\n {2})\],\n/

/**
 * Leaves the examples out of the definitions of mistakes. They are documentation and tests, and no
 * editor shows them.
 */
export const withoutExamples: Plugin = {
  name: 'without-examples',
  setup: build => {
    const filter = /[\\/]specs[\\/][\w-]+[\\/]issues[\\/][\w-]+\.ts$/
    build.onLoad({ filter }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      if (!examples.test(source)) throw new Error(`${path}: where are the examples?`)
      return { contents: source.replace(examples, '\n  examples: [],\n'), loader: 'ts' }
    })
  },
}
