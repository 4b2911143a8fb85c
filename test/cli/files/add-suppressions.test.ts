import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runBuilt } from '../support/run-built.ts'
import { folderWith } from '../support/run-cli.ts'

const space = 'whatwg/unescaped-space'
const pages = {
  'a.html': '<p>\n  <a href="/a b">x</a>\n  <a\n    href="/c d"\n  >\n  <a href="/e|f">\n',
  'b.md': 'See [x](</a b>).\n',
  'c.css': 'a { background: url("/a b") }\n',
  'clean.html': '<a href="/">\n',
}

function hreflint(cwd: string, ...args: readonly string[]) {
  const { code, stdout, stderr } = runBuilt([...args, '--format', 'compact'], { cwd })
  return { code, lines: stdout.split('\n').filter(line => /^\S+:\d/.test(line)).length, stderr }
}

const textOf = (cwd: string, name: string) => readFileSync(join(cwd, name), 'utf8')

describe('--add-suppressions', () => {
  test('writes comments; nothing else is reported afterwards', () => {
    const { 'a.html': _, ...rest } = pages
    const cwd = folderWith(rest)
    expect(hreflint(cwd, '.')).toMatchObject({ code: 0, lines: 2 })
    expect(hreflint(cwd, '.', '--add-suppressions')).toEqual({
      code: 0,
      lines: 0,
      stderr: 'hreflint: New comments suppress 2 findings.\n',
    })
    expect(hreflint(cwd, '.', '--report-unused-suppressions')).toEqual({
      code: 0,
      lines: 0,
      stderr: '',
    })
    expect(textOf(cwd, 'b.md')).toBe(`See [x](</a b>). <!-- hreflint-disable-line ${space} -->\n`)
    expect(textOf(cwd, 'c.css')).toBe(
      `/* hreflint-disable-next-line ${space} */\n${pages['c.css']}`,
    )
    expect(textOf(cwd, 'clean.html')).toBe(pages['clean.html'])
  })

  test('says which lines are left, and reports what is there', () => {
    const cwd = folderWith(pages)
    expect(hreflint(cwd, 'a.html', '--add-suppressions')).toEqual({
      code: 0,
      lines: 1,
      stderr:
        'hreflint: a.html: Comments cannot suppress 1 finding on line 5.\nhreflint: New comments suppress 2 findings.\n',
    })
    expect(hreflint(cwd, 'a.html')).toMatchObject({ code: 0, lines: 1 })
  })

  test('only for the codes that are selected', () => {
    const cwd = folderWith(pages)
    hreflint(cwd, '.', '--add-suppressions', '--select', 'whatwg/unescaped-pipe')
    expect(textOf(cwd, 'a.html').match(/hreflint-\S+ \S+/g)).toEqual([
      'hreflint-disable-next-line whatwg/unescaped-pipe',
    ])
    expect(textOf(cwd, 'b.md')).toBe(pages['b.md'])
  })

  test('the same in several threads', () => {
    const [one, many] = [folderWith(pages), folderWith(pages)]
    hreflint(one, '.', '--add-suppressions')
    hreflint(many, '.', '--add-suppressions', '--threads', '2')
    for (const name of Object.keys(pages)) expect(textOf(many, name)).toBe(textOf(one, name))
  })

  test('a file whose configuration cannot be read is left alone', () => {
    const cwd = folderWith({ ...pages, 'hreflint.config.json': '{' })
    expect(hreflint(cwd, '.', '--add-suppressions').code).toBe(2)
    for (const name of ['a.html', 'b.md', 'c.css'] as const) {
      expect(textOf(cwd, name)).toBe(pages[name])
    }
  })

  test.each(['--fix', '--fix-dry-run', '--staged', '--stdin'])('not together with %s', option => {
    const { code, stderr } = hreflint(folderWith(pages), '--add-suppressions', option)
    expect(code).toBe(2)
    expect(stderr).toMatch(
      /^hreflint: Option '--add-suppressions' cannot be used with option '.*'\n$/,
    )
  })
})
