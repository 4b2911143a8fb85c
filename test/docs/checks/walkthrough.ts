import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect } from 'vitest'
import { treeOf } from '../../cli/move/tree-of.ts'
import { builtProgram } from '../../cli/support/built-program.ts'
import { folderWith } from '../../cli/support/run-cli.ts'
import type { SampleCheck } from './check.ts'

const heading = /from an empty folder$/

/** Commands that are to be typed one after the other, each as it is given, in a folder that is empty. */
export const walkthroughSample: SampleCheck = {
  title: 'leads from an empty folder to where the text says',
  fits: block => heading.test(block.heading),
  check(own, blocks) {
    const all = blocks.filter(block => block.heading === own.heading)
    const textsOf = (language: string) =>
      all.filter(block => block.language === language).map(({ text }) => text.trim())
    const programs = folderWith({})
    const program = join(programs, 'hreflint')
    writeFileSync(program, `#!/bin/sh\nexec "${process.execPath}" "${builtProgram()}" "$@"\n`)
    chmodSync(program, 0o755)
    const cwd = join(programs, 'empty')
    mkdirSync(cwd)
    const env = { ...process.env, PATH: programs + delimiter + (process.env.PATH ?? '') }
    const script = ['set -e', ...textsOf('sh')].join('\n')
    const run = spawnSync('sh', ['-c', script], { cwd, env, encoding: 'utf8' })
    expect([run.status, run.stderr, run.stdout.trim()]).toEqual([0, '', textsOf('text').join('\n')])
    // `a.md` now has `[a](b.md)`.
    const said = (all.at(-1)?.after ?? '').matchAll(/`(\S+\.md)` (?:now )?has `([^`]+)`/g)
    const ends = [...said].map(([, file = '', link = '']) => [file, link] as const)
    expect(ends).not.toEqual([])
    for (const [file, link] of ends) expect(treeOf(cwd)[file]).toContain(link)
  },
}
