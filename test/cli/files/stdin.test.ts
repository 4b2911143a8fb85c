import { describe, expect, test } from 'vitest'
import { codesByFile, folderWith, runCli } from '../support/run-cli.ts'

describe('stdin', () => {
  test.each([
    [['--stdin', '--stdin-filename', 'x/a.html'], 'x/a.html'],
    [['-', '--stdin-filename', 'x/a.html'], 'x/a.html'],
    [['--stdin-filename', 'x/a.html'], 'x/a.html'],
    [['--stdin'], '<stdin>'],
    [['-'], '<stdin>'],
  ])('%j', async (args, name) => {
    const run = await runCli(['--format', 'json', ...args], {
      cwd: folderWith({}),
      stdin: '<a href="/a b">',
    })
    expect(run.code).toBe(0)
    expect(codesByFile(run)).toEqual({ [name]: ['whatwg/unescaped-space'] })
  })

  test('the configuration is that of the file name', async () => {
    const cwd = folderWith({ 'x/hreflint.config.json': '{ "severities": { "*": "off" } }' })
    const run = await runCli(['--stdin', '--stdin-filename', 'x/a.html'], {
      cwd,
      stdin: '<a href="/a b">',
    })
    expect(run).toEqual({ code: 0, stdout: '', stderr: '' })
  })

  test.each([
    [
      'a.html',
      Buffer.from([0xff, 0]),
      'hreflint: a.html: Cannot be linted: it is a binary file.\n',
    ],
    ['a.txt', '', 'hreflint: a.txt: Cannot be linted: its language is unknown.\n'],
  ])('%s that cannot be linted', async (name, stdin, stderr) => {
    const run = await runCli(['--stdin', '--stdin-filename', name], { cwd: folderWith({}), stdin })
    expect(run).toEqual({ code: 2, stdout: '', stderr })
  })
})
