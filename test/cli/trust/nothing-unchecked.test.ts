import { execFileSync } from 'node:child_process'
import { existsSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runBuilt } from '../support/run-built.ts'
import { codesByFile, folderWith } from '../support/run-cli.ts'

const space = '<a href="/a b">'

/** An error in one line, and no report. */
function expectRefused(cwd: string, args: readonly string[], line: RegExp): void {
  const { code, stdout, stderr } = runBuilt(args, { cwd, input: space })
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toMatch(line)
}

describe('what would be green without being checked is an error', () => {
  test.each<[args: string[], line: RegExp]>([
    [
      ['--baseline', 'no.json', '.'],
      /^hreflint: no\.json: This baseline does not exist\. To create it, run with --init-baseline\.\n$/,
    ],
    [
      ['--baseline', 'known.json', '--init-baseline', '.'],
      /^hreflint: known\.json: This baseline already exists\. To replace it, run with --update-baseline\.\n$/,
    ],
    [['--init-baseline', '.'], /^hreflint: --init-baseline needs --baseline <file>\.\n$/],
    [
      ['--baseline', 'x', '--init-baseline', '--update-baseline'],
      /^hreflint: Option '--update-baseline' cannot be used with option '--init-baseline'\n$/,
    ],
    [['--stdin', 'a.html'], /^hreflint: a\.html cannot be linted together with stdin.*\n$/],
    [['-', 'a.html'], /^hreflint: a\.html cannot be linted together with stdin.*\n$/],
    [
      ['--stdin-filename', 'x.html', 'a.html'],
      /^hreflint: a\.html cannot be linted together with stdin.*\n$/,
    ],
    [
      ['--config', 'c.json', '--no-config', '.'],
      /^hreflint: --config and --no-config cannot be used together\.\n$/,
    ],
    [
      ['--no-config', '--config', 'c.json', '.'],
      /^hreflint: --config and --no-config cannot be used together\.\n$/,
    ],
    [['--threads', '0', '.'], /^hreflint: Option '--threads .* at least 1\.\n$/],
    [['--threads', '-1', '.'], /^hreflint: .*threads.*\n$/],
  ])('%j', (args, line) => {
    const files = { 'a.html': space, 'c.json': '{}', 'known.json': '{"version":1,"files":{}}' }
    expectRefused(folderWith(files), args, line)
  })

  test.each([
    [
      '{ "languages": { ".tmpl": "htlm" } }',
      'hreflint.config.json:1:18: "languages[".tmpl"]" names the unknown language "htlm". Did you mean "html"?',
    ],
    [
      '{ "languages": { ".tmpl": "HTML" } }',
      'hreflint.config.json:1:18: "languages[".tmpl"]" names the unknown language "HTML". Did you mean "html"?',
    ],
    [
      '{ "overrides": [{ "files": ["*.x"], "language": "markdwon" }] }',
      'hreflint.config.json:1:37: "overrides[0].language" names the unknown language "markdwon". Did you mean "markdown"?',
    ],
  ])('%s', (config, message) => {
    const cwd = folderWith({ 'hreflint.config.json': config, 'a.html': space, 'b.tmpl': space })
    const { code, stderr } = runBuilt(['.'], { cwd })
    expect(code).toBe(2)
    expect(stderr).toContain(`hreflint: ${message}`)
  })

  test('a baseline is written where the command line says so', () => {
    const cwd = folderWith({ 'a.html': space })
    const args = ['--format', 'json', '--baseline', 'known.json', '.']
    expect(runBuilt([...args, '--init-baseline'], { cwd }).code).toBe(0)
    expect(codesByFile(runBuilt(args, { cwd }))).toEqual({ 'a.html': [] })
    const other = folderWith({ 'a.html': space })
    expect(runBuilt([...args, '--update-baseline'], { cwd: other }).code).toBe(0)
    expect(existsSync(join(other, 'known.json'))).toBe(true)
  })

  test('too many warnings say why the run fails', () => {
    const cwd = folderWith({ 'a.html': space + space })
    const run = runBuilt(['--max-warnings', '1', '--quiet', '.'], { cwd })
    expect(run).toEqual({
      code: 1,
      stdout: '',
      stderr: 'hreflint: 2 warnings found, but --max-warnings allows only 1.\n',
    })
    expect(runBuilt(['--max-warnings', '2', '--quiet', '.'], { cwd }).code).toBe(0)
  })
})

describe('what is no file is refused, and does not stop the rest', () => {
  const timeout = 60_000

  test.each([
    ['pipe', (path: string) => execFileSync('mkfifo', [path]), 'it is not a regular file'],
    ['device', (path: string) => symlinkSync('/dev/zero', path), 'it is not a regular file'],
    ['process', (path: string) => symlinkSync('/proc/self/environ', path), 'it is a system file'],
  ])('a %s', (_, make, reason) => {
    for (const more of [[], ['--cache'], ['--threads', '2']]) {
      const cwd = folderWith({ 'a.html': space })
      make(join(cwd, 'x.html'))
      const args = ['--format', 'json', ...more, 'x.html', 'a.html']
      const run = runBuilt(args, { cwd, timeout, env: { ...process.env, SECRET: 'hunter2' } })
      expect(run.code).toBe(2)
      expect(run.stderr).toBe(`hreflint: x.html: Cannot be linted: ${reason}.\n`)
      expect(codesByFile(run)).toEqual({ 'a.html': ['whatwg/unescaped-space'] })
    }
  })

  test.each([
    ['/proc/self/mem', 'it is a system file'],
    ['/dev/zero', 'it is not a regular file'],
  ])('%s, whatever its language', (path, reason) => {
    const cwd = folderWith({ 'a.html': space })
    for (const more of [[], ['--text']]) {
      const run = runBuilt(['--format', 'json', ...more, path, 'a.html'], { cwd, timeout })
      expect(run.code).toBe(2)
      expect(run.stderr).toBe(`hreflint: ${path}: Cannot be linted: ${reason}.\n`)
      expect(codesByFile(run)).toEqual({ 'a.html': ['whatwg/unescaped-space'] })
    }
  })

  test.each(['hreflint.config.json', '.hreflintignore', '.gitignore'])('as %s', name => {
    for (const make of [
      (path: string) => execFileSync('mkfifo', [path]),
      (path: string) => symlinkSync('/dev/zero', path),
    ]) {
      const cwd = folderWith({ 'a.html': space })
      make(join(cwd, name))
      const run = runBuilt(['--format', 'json', '.'], { cwd, timeout })
      expect(run.code).toBe(name === 'hreflint.config.json' ? 2 : 0)
      expect(codesByFile(run)).toEqual({ 'a.html': ['whatwg/unescaped-space'] })
    }
  })

  test('a hundred thousand threads are as many as help', () => {
    const names = Array.from({ length: 40 }, (_, index) => `${index}.html`)
    const cwd = folderWith(Object.fromEntries(names.map(name => [name, space])))
    writeFileSync(join(cwd, 'a.html'), space)
    const run = runBuilt(['--threads', '100000', '.'], { cwd, timeout })
    expect(run).toMatchObject({ code: 0, stderr: '' })
    expect(run.stdout).toContain('41 warnings in 41 files')
  })
})
