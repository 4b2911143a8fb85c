import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runBuilt } from '../support/run-built.ts'
import { codesByFile, folderWith, runCli } from '../support/run-cli.ts'

const page = '<a href="/a b">\n<a href="/c\\d">\n<a href="https://a:65536/">\n'
const space = 'whatwg/unescaped-space'
const backslash = 'whatwg/backslash-in-path'
const port = 'whatwg/port-out-of-range'

describe('--select and --ignore-codes', () => {
  test.each<[args: string[], codes: string[]]>([
    [[], [space, backslash, port]],
    [['--select', space], [space]],
    [
      ['--select', 'whatwg/*'],
      [space, backslash, port],
    ],
    [
      ['--select', `${space},${port}`],
      [space, port],
    ],
    [
      ['--select', space, '--select', port],
      [space, port],
    ],
    [
      ['--ignore-codes', 'whatwg/unescaped-*'],
      [backslash, port],
    ],
    [['--select', 'whatwg/*', '--ignore-codes', `${port},${space}`], [backslash]],
    [['--select', port, '--ignore-codes', port], []],
  ])('%j', async (args, codes) => {
    const cwd = folderWith({ 'a.html': page })
    const run = await runCli(['--format', 'json', ...args, 'a.html'], { cwd })
    expect(codesByFile(run)).toEqual({ 'a.html': codes })
    expect(run.code).toBe(codes.includes(port) ? 1 : 0)
    const stdin = await runCli(['--format', 'json', ...args, '-'], { cwd, stdin: page })
    expect(codesByFile(stdin)).toEqual({ '<stdin>': codes })
  })

  test.each<[args: string[], after: string]>([
    [['--select', space], page.replace('/a b', '/a%20b')],
    [['--ignore-codes', space], page.replace('/c\\d', '/c/d')],
    [['--select', port], page],
  ])('--fix %j writes only these fixes', async (args, after) => {
    const cwd = folderWith({ 'a.html': page })
    await runCli(['--fix', ...args, 'a.html'], { cwd })
    expect(readFileSync(join(cwd, 'a.html'), 'utf8')).toBe(after)
    const stdin = await runCli(['--fix', ...args, '-'], { cwd, stdin: page })
    expect(stdin.stdout).toBe(after)
  })

  test('the cache holds what is not selected', async () => {
    const cwd = folderWith({ 'a.html': page })
    const args = ['--cache', '--format', 'json', 'a.html']
    await runCli(['--select', space, ...args], { cwd })
    expect(codesByFile(await runCli(args, { cwd }))).toEqual({ 'a.html': [space, backslash, port] })
  })

  test.each(['--select', '--ignore-codes'])(
    '%s refuses a code that does not exist',
    async option => {
      const run = await runCli([option, 'whatwg/unescaped-spce'], { cwd: folderWith({}) })
      expect(run).toMatchObject({ code: 2, stdout: '' })
      expect(run.stderr).toContain('whatwg/unescaped-space')
    },
  )

  test('comments that suppress an unselected code are used', async () => {
    const comment = `<!-- hreflint-disable-next-line ${space} -->\n${page}`
    const cwd = folderWith({ 'a.html': comment })
    const args = [
      '--select',
      'document/unused-suppression',
      '--report-unused-suppressions',
      '--format',
      'json',
    ]
    expect(codesByFile(await runCli([...args, 'a.html'], { cwd }))).toEqual({ 'a.html': [] })
  })
})

test('threads fix only what is selected', () => {
  const cwd = folderWith({ 'a.html': page, 'b.html': page })
  runBuilt(['--fix', '--threads', '2', '--select', space, '.'], { cwd })
  for (const name of ['a.html', 'b.html']) {
    expect(readFileSync(join(cwd, name), 'utf8')).toBe(page.replace('/a b', '/a%20b'))
  }
})

test('a password beside a selected finding stays hidden', async () => {
  const line = '<a href="https://a:hunter2@e.example/c\\d"><a href="/a b">'
  const { stdout } = await runCli(['--select', space, 'a.html'], {
    cwd: folderWith({ 'a.html': line }),
  })
  expect(stdout).toContain('1 │ <a href="https://a:***@e.example/')
})

describe('short options', () => {
  test.each<[short: string[], long: string[]]>([
    [['-q'], ['--quiet']],
    [
      ['-f', 'json'],
      ['--format', 'json'],
    ],
    [
      ['-fcompact', '-q'],
      ['--format', 'compact', '--quiet'],
    ],
    [
      ['-c', 'c.json'],
      ['--config', 'c.json'],
    ],
  ])('%j is %j', async (short, long) => {
    const cwd = folderWith({ 'a.html': page, 'c.json': `{ "severities": { "${port}": "off" } }` })
    const expected = await runCli([...long, 'a.html'], { cwd })
    expect(await runCli([...short, 'a.html'], { cwd })).toEqual(expected)
    expect(expected.stdout).not.toBe((await runCli(['a.html'], { cwd })).stdout)
  })

  test('-o is --output', async () => {
    const cwd = folderWith({ 'a.html': page })
    const { stdout } = await runCli(['-f', 'json', '-o', 'out.json', 'a.html'], { cwd })
    expect(stdout).toBe('')
    expect(JSON.parse(readFileSync(join(cwd, 'out.json'), 'utf8'))).toHaveLength(1)
  })
})
