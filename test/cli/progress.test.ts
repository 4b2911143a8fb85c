import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { builtProgram } from './support/built-program.ts'
import { folderWith } from './support/run-cli.ts'

const hasTerminals = spawnSync('script', ['--version']).status === 0
const bar = /\r[█░]{20} \d+\/8 files/

/**
 * Runs the program with a terminal of `script(1)` for stderr, and for stdout someone who reads
 * its first byte, and the rest after so many seconds: the program, which has begun, has to wait. Gives what each got.
 */
function runInTerminal(seconds: number, env: Readonly<Record<string, string>> = {}) {
  const page = '<a href="/a b">\n'.repeat(2000)
  const cwd = folderWith(
    Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`${index}.html`, page])),
  )
  const program = `'${process.execPath}' '${builtProgram()}' --threads 1 --format compact .`
  const { CI: _ci, ...rest } = process.env
  const reader = `(dd bs=1 count=1 status=none; sleep ${seconds}; cat) > out`
  const args = ['--quiet', '--command', `${program} | ${reader}`, '/dev/null']
  const options = { cwd, env: { ...rest, ...env }, encoding: 'utf8', input: '' } as const
  const { stdout } = spawnSync('script', args, options)
  return { terminal: stdout, report: readFileSync(join(cwd, 'out'), 'utf8') }
}

describe.skipIf(!hasTerminals)(
  hasTerminals ? 'progress' : 'progress (skipped: there is no script(1) of util-linux)',
  () => {
    test('a long run shows on the terminal how far it is, and takes that away', () => {
      const { terminal, report } = runInTerminal(3)
      expect(terminal).toMatch(bar)
      expect(terminal.endsWith('\r\u001B[K')).toBe(true)
      expect(report).not.toMatch(bar)
      expect(report.match(/unescaped-space/g)).toHaveLength(16_000)
    })

    test('nothing is shown in CI', () => {
      expect(runInTerminal(3, { CI: 'true' }).terminal).toBe('')
    })
  },
)
