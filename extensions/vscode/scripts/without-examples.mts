import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'

/** The examples of a definition, as the formatter writes them: on one line, or on several. */
const examples = /^ {4}examples: \[(?:\n[\s\S]*?^ {4}\]|.*\]),$/gm

/**
 * Leaves out the examples of issues of patterns. Only documentation and tests read them, and the
 * package has a limit.
 */
export const withoutExamples: Plugin = {
  name: 'without-examples',
  setup(build) {
    build.onLoad(
      { filter: /[/\\]patterns[/\\]src[/\\]issues[/\\][\w-]+-issues\.ts$/ },
      async ({ path }) => ({
        contents: (await readFile(path, 'utf8')).replaceAll(examples, '    examples: [],'),
        loader: 'ts',
      }),
    )
  },
}
