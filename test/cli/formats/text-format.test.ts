import { pageOf } from '@hreflint/core/internal'
import { describe, expect, test } from 'vitest'
import { folderWith, runCli } from '../support/run-cli.ts'

describe('the text format', () => {
  test('underlines the characters, says why and what to do', async () => {
    const cwd = folderWith({ 'index.html': '<p>\n<a href="https://example.com/a b">x</a>\n' })
    const { code, stdout, stderr } = await runCli(['index.html'], { cwd })
    expect(stdout.split('\n').slice(0, 6)).toEqual([
      'index.html:2:31  warning  whatwg/unescaped-space',
      '  The path contains a space that is not percent-encoded.',
      '',
      '  2 │ <a href="https://example.com/a b">x</a>',
      '    │                               ^',
      expect.stringMatching(/^ {2}\S.*\.$/),
    ])
    expect(stdout).toContain('\n  Fix: Percent-encode as %20\n')
    expect(stdout).toContain('\n  More: hreflint explain whatwg/unescaped-space\n')
    expect(stdout).toMatch(/\n1 warning in 1 file\n/)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  })

  test.each([40, 60, 200])('wraps sentences in a terminal of %d columns', async columns => {
    const cwd = folderWith({ 'a.html': '<a href="http:\\\\exa mple.com\\a b">' })
    const inTerminal = await runCli(['a.html', '--no-color'], { cwd, columns })
    const inFile = await runCli(['a.html'], { cwd })
    const lines = inTerminal.stdout.split('\n').filter(line => !line.startsWith('  More: '))
    const prose = lines.filter(line => /^ {2}\S/.test(line) && !/│/.test(line))
    expect(Math.max(...prose.map(line => line.length))).toBeLessThanOrEqual(columns)
    const words = (text: string) => text.split(/\s+/)
    const withoutFrames = (text: string) => text.replace(/^ +(\d+ )?│.*\n/gm, '')
    expect(words(withoutFrames(inTerminal.stdout))).toEqual(words(withoutFrames(inFile.stdout)))
  })

  test('the foundation example', async () => {
    const cwd = folderWith({ 'a.html': '<a href="http:\\\\exa mple.com\\a b">' })
    const { code, stdout } = await runCli(['a.html'], { cwd })
    expect(code).toBe(1)
    expect(stdout).toContain('a.html:1:15  warning  whatwg/backslash-after-scheme\n')
    expect(stdout).toContain('a.html:1:20  error  whatwg/domain-forbidden-code-point\n')
  })

  test('says nothing about clean files', async () => {
    const cwd = folderWith({ 'a.html': '<a href="/">' })
    expect(await runCli(['a.html'], { cwd })).toEqual({ code: 0, stdout: '', stderr: '' })
  })

  const frames: readonly [name: string, line: string, frame: readonly string[]][] = [
    [
      'a tab before',
      '<p>\t<a href="/a b">',
      ['  1 │ <p> <a href="/a b">', '    │                ^'],
    ],
    [
      'wide characters before',
      '日本<a href="/a b">',
      ['  1 │ 日本<a href="/a b">', '    │                ^'],
    ],
    [
      'a combining mark before',
      'e\u0301<a href="/a b">',
      ['  1 │ e\u0301<a href="/a b">', '    │             ^'],
    ],
    [
      'control characters',
      '\u001B[31m<a href="/a b">',
      ['  1 │ ␛[31m<a href="/a b">', '    │                 ^'],
    ],
    ['nothing to underline', '<img src="">', ['  1 │ <img src="">', '    │           ^']],
  ]
  test.each(frames)('a frame with %s', async (_, line, frame) => {
    const cwd = folderWith({ 'a.html': `${line}\n` })
    const { stdout } = await runCli(['a.html'], { cwd })
    expect(stdout.split('\n').slice(3, 5)).toEqual(frame)
  })

  test('a long line is cut around the characters', async () => {
    const cwd = folderWith({ 'a.html': `${'x'.repeat(500)}<a href="/a b">${'y'.repeat(500)}` })
    const { stdout } = await runCli(['a.html'], { cwd, columns: 60 })
    const [source = '', carets = ''] = stdout
      .replace(/\u001B\[\d+m/g, '')
      .split('\n')
      .slice(3, 5)
    expect(source.length).toBeLessThanOrEqual(60)
    expect(source).toContain('…')
    expect(source.slice(carets.indexOf('^') - 2, carets.indexOf('^') + 2)).toBe('/a b')
  })
})

describe('color', () => {
  const escapeSequence = '\u001B['
  const cases: readonly [
    args: string[],
    env: Record<string, string>,
    columns: number | undefined,
    colored: boolean,
  ][] = [
    [[], {}, undefined, false],
    [[], {}, 80, true],
    [[], { NO_COLOR: '1' }, 80, false],
    [[], { NO_COLOR: '' }, 80, true],
    [[], { FORCE_COLOR: '1' }, undefined, true],
    [['--no-color'], {}, 80, false],
    [['--color'], { NO_COLOR: '1' }, undefined, true],
  ]
  test.each(cases)('%j %j on a terminal of %s columns', async (args, env, columns, colored) => {
    const cwd = folderWith({ 'a.html': '<a href="/a b">' })
    const run = await runCli([...args, 'a.html'], {
      cwd,
      env,
      ...(columns === undefined ? {} : { columns }),
    })
    expect(run.stdout.includes(escapeSequence)).toBe(colored)
  })
})

describe('links to the page of a code', () => {
  const page = pageOf('whatwg/unescaped-space')
  test.each([
    [{ TERM_PROGRAM: 'WezTerm' }, 80, true],
    [{ VTE_VERSION: '6003' }, 80, true],
    [{ VTE_VERSION: '4000' }, 80, false],
    [{ TERM_PROGRAM: 'WezTerm', FORCE_HYPERLINK: '0' }, 80, false],
    [{ TERM_PROGRAM: 'WezTerm' }, undefined, false],
    [{ FORCE_HYPERLINK: '1' }, undefined, true],
    [{}, 80, false],
  ])('%j on a terminal of %s columns', async (env, columns, linked) => {
    const cwd = folderWith({ 'a.html': '<a href="/a b">' })
    const terminal = columns === undefined ? {} : { columns }
    const { stdout } = await runCli(['a.html'], { cwd, env, ...terminal })
    expect(stdout.includes('\u001B]8;;')).toBe(linked && page !== null)
    if (linked && page !== null) expect(stdout).toContain(`\u001B]8;;${page}\u001B\\`)
  })
})
