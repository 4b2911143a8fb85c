import { expect } from 'vitest'
import { parse } from 'yaml'
import { codeBlocks, codeSpans } from '../code-blocks.ts'
import { readDocument } from '../documents.ts'
import type { SampleCheck } from './check.ts'
import { runCommand } from './shell.ts'

const readme = 'packages/cli/README.md'

/**
 * Recipes for hooks and pipelines: they are read, their commands run, and where the README of the
 * command line has one for the same file, it is the same; test/cli/recipes.test.ts runs that one as a
 * whole.
 */
export const recipeSample: SampleCheck = {
  title: 'is read, and its commands run',
  fits: ({ language }) => language === 'yaml',
  async check({ text, before }) {
    expect(parse(text)).toBeTypeOf('object')
    const commands = [...text.matchAll(/^\s*(?:- )?(?:run|script|entry): (.*hreflint.*)$/gm)]
    expect(commands).not.toEqual([])
    for (const [, command = ''] of commands) await runCommand(command)
    const file = codeSpans(before).at(-1) ?? ''
    const same = codeBlocks(readme, readDocument(readme)).find(
      block => block.language === 'yaml' && codeSpans(block.before).includes(file),
    )
    if (same !== undefined) expect(text).toBe(same.text)
  },
}
