import { describe, expect, test } from 'vitest'
import { runBuilt } from '../support/run-built.ts'
import { folderWith } from '../support/run-cli.ts'

const files = { 'sub/a;].html': '<p>ü😀<a href="/a b">\n<a href="https://a:70000/?100%">' }

test('azure: a logging command for each finding', () => {
  const { code, stdout } = runBuilt(['--format', 'azure', '.'], { cwd: folderWith(files) })
  expect(code).toBe(1)
  const [space, port] = stdout.split('\n')
  expect(space).toMatch(
    /^##vso\[task\.logissue type=warning;sourcepath=sub\/a%3B%5D\.html;linenumber=1;columnnumber=18;code=whatwg\/unescaped-space\]The path .*%AZP2520/,
  )
  expect(port).toContain('type=error;sourcepath=sub/a%3B%5D.html;linenumber=2;columnnumber=20;')
})

test('rdjson: columns are bytes, and a fix in one place is a suggestion', () => {
  const { code, stdout } = runBuilt(['--format', 'rdjson', '.'], { cwd: folderWith(files) })
  expect(code).toBe(1)
  const { source, diagnostics } = JSON.parse(stdout)
  expect(source.name).toBe('hreflint')
  const range = { start: { line: 1, column: 21 }, end: { line: 1, column: 22 } }
  expect(diagnostics[0]).toMatchObject({
    location: { path: 'sub/a;].html', range },
    severity: 'WARNING',
    code: { value: 'whatwg/unescaped-space' },
    suggestions: [{ range, text: '%20' }],
  })
  expect(diagnostics[1]).toMatchObject({ severity: 'ERROR' })
  expect(
    JSON.parse(runBuilt(['--format', 'rdjson', '.'], { cwd: folderWith({ 'a.html': '' }) }).stdout),
  ).toEqual({
    source,
    diagnostics: [],
  })
})

describe('--exit-zero', () => {
  test('lets findings pass, and not what could not be linted', () => {
    const cwd = folderWith(files)
    const args = ['--format', 'compact', '--exit-zero']
    const run = runBuilt([...args, '--max-warnings', '0', '.'], { cwd })
    expect(run.code).toBe(0)
    expect(run.stdout).toContain('port-out-of-range')
    expect(runBuilt([...args, '.', 'no.html'], { cwd }).code).toBe(2)
  })
})

test('--statistics counts by code, beside any format', () => {
  const cwd = folderWith({ ...files, 'b.html': '<a href="/a b"> <a href="/c|d">' })
  const plain = runBuilt(['--format', 'json', '.'], { cwd })
  const counted = runBuilt(['--format', 'json', '--statistics', '.'], { cwd })
  expect(counted.stdout).toBe(plain.stdout)
  const lines = counted.stderr.trimEnd().split('\n')
  expect(lines[0]).toBe('2  whatwg/unescaped-space')
  expect(lines.slice(1)).toEqual([...lines.slice(1)].sort())
  expect(lines).toContain('1  whatwg/unescaped-pipe')
})

describe('what was mistyped', () => {
  test.each<[args: string[], words: string]>([
    [['explian', 'whatwg/unescaped-space'], 'Did you mean the command explain?'],
    [['chek', '.'], 'Did you mean the command check?'],
    [['mvoe', '.'], 'Did you mean the command move?'],
    [['--spec', 'rfc3968', '.'], 'Did you mean rfc3986?'],
    [['--format', 'rdjsn', '.'], 'Did you mean rdjson?'],
  ])('%j', (args, words) => {
    const { code, stderr } = runBuilt(args, { cwd: folderWith(files) })
    expect(code).toBe(2)
    expect(stderr).toContain(words)
  })

  test('a file that is not there is no command', () => {
    const { stderr } = runBuilt(['init.html'], { cwd: folderWith({}) })
    expect(stderr).toBe(
      'hreflint: init.html: Cannot be read: there is no such file or directory.\n',
    )
  })

  test('nor is a word that shares half of its letters with one', () => {
    const { stderr } = runBuilt(['nope'], { cwd: folderWith({}) })
    expect(stderr).toBe('hreflint: nope: Cannot be read: there is no such file or directory.\n')
  })
})
