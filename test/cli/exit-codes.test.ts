import { describe, expect, test } from 'vitest'
import { folderWith, runCli } from './support/run-cli.ts'

const exception = '<a href="https://a:70000/">'
const space = '<a href="/a b">'

const cases: readonly [args: string[], document: string, code: number][] = [
  [[], '<a href="/">', 0],
  [[], space, 0],
  [[], exception, 1],
  [['--max-warnings', '0'], space, 1],
  [['--max-warnings', '1'], space, 0],
  [['--max-warnings', '1'], space + space, 1],
  [['--error-on', 'whatwg/unescaped-*'], space, 1],
  [['--error-on', 'whatwg/port-*'], space, 0],
  [['--quiet'], exception, 1],
  [['--quiet', '--max-warnings', '0'], space, 1],
]

describe('exit codes', () => {
  test.each(cases)('%j on %s', async (args, document, code) => {
    const cwd = folderWith({ 'a.html': document })
    expect((await runCli([...args, 'a.html'], { cwd })).code).toBe(code)
  })

  test.each([['--help'], ['-h'], ['--version'], ['help'], ['parse', '--help']])(
    '%s',
    async (...args) => {
      const { code, stdout, stderr } = await runCli(args, { cwd: '/' })
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
      expect(stdout).not.toBe('')
    },
  )

  test('--quiet shows errors only', async () => {
    const cwd = folderWith({ 'a.html': space + exception })
    const { stdout } = await runCli(['--quiet', 'a.html'], { cwd })
    expect(stdout).not.toContain('warning')
    expect(stdout).toContain('1 error in 1 file')
  })
})
