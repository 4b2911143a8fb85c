import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'

/** The examples of a definition, as the formatter writes them: on one line, or on several. */
const examples = /^ {4}examples: \[(?:\n[\s\S]*?^ {4}\]|.*\]),$/gm

/** What a dialect says of itself on its page. */
const notes = /^ {2}notes: \[(?:\n[\s\S]*?^ {2}\]|.*\]),$/gm
const usedBy = /^ {2}usedBy:\s+'(?:[^'\\\n]|\\.)*',$/gm

/**
 * Leaves out the examples of issues of patterns, and what dialects say of themselves. Only documentation
 * and tests read them, and the package has a limit.
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
    build.onLoad(
      { filter: /[/\\]patterns[/\\]src[/\\]dialects[/\\].*\.ts$/ },
      async ({ path }) => ({
        contents: (await readFile(path, 'utf8'))
          .replaceAll(notes, '  notes: [],')
          .replaceAll(usedBy, "  usedBy: '',"),
        loader: 'ts',
      }),
    )
  },
}
