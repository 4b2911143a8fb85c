import { chmodSync, mkdirSync, symlinkSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { asNobody } from '../support/as-nobody.ts'
import { codesByFile, folderWith, runCli } from '../support/run-cli.ts'

const space = '<a href="/a b">'

/** Runs over the bad thing and a good file: one line about the one, findings of the other. */
const lines: readonly [
  name: string,
  files: Record<string, string | Buffer>,
  args: string[],
  line: string,
][] = [
  [
    'a missing file',
    {},
    ['no.html'],
    'hreflint: no.html: Cannot be read: there is no such file or directory.',
  ],
  [
    'a folder without matches',
    { 'sub/a.txt': '' },
    ['sub'],
    'hreflint: sub: It contains no files that hreflint can lint.',
  ],
  [
    'a glob without matches',
    {},
    ['x/*.html'],
    'hreflint: x/*.html: It matches no files that hreflint can lint.',
  ],
  [
    'a path through a file',
    { 'f.txt': '' },
    ['f.txt/a.html'],
    'hreflint: f.txt/a.html: Cannot be read: there is no such file or directory.',
  ],
  [
    'a glob through a file',
    { 'f.txt': '' },
    ['f.txt/*.html'],
    'hreflint: f.txt/*.html: It matches no files that hreflint can lint.',
  ],
  [
    'a large file',
    { 'l.html': 'x'.repeat(101) },
    ['--max-file-size', '100', 'l.html'],
    'hreflint: l.html: Cannot be linted: it has 101 bytes, which is more than the limit of 100 (--max-file-size).',
  ],
  [
    'a name with a newline',
    {},
    ['a\nb.html'],
    'hreflint: a␊b.html: Cannot be read: there is no such file or directory.',
  ],
  [
    'JSON that is none',
    { 'hreflint.config.json': '{\n  "spec" "whatwg"\n}' },
    ['.'],
    'hreflint: hreflint.config.json:2:10: This is not valid JSON: colon expected.',
  ],
  [
    'an empty configuration',
    { 'hreflint.config.json': '' },
    ['.'],
    'hreflint: hreflint.config.json:1:1: This is not valid JSON: value expected.',
  ],
  [
    'a configuration that is 5 MB of brackets',
    { 'hreflint.config.json': '['.repeat(5_000_000) },
    ['.'],
    'hreflint: hreflint.config.json:1:101: This is nested too deeply. The maximum is 100 levels.',
  ],
  [
    'a configuration that is 5 MB of objects',
    { 'hreflint.config.json': '{"languages":'.repeat(400_000) },
    ['.'],
    'hreflint: hreflint.config.json:1:1301: This is nested too deeply. The maximum is 100 levels.',
  ],
  [
    'an unknown key',
    { 'hreflint.config.json': '{\n  // why\n  "severitis": {},\n}' },
    ['.'],
    'hreflint: hreflint.config.json:3:3: Unknown key "severitis". Did you mean "severities"?',
  ],
  [
    'an unknown code',
    { 'hreflint.config.json': '{ "severities": { "whatwg/unescaped-spac": "off" } }' },
    ['.'],
    'hreflint: hreflint.config.json:1:19: Unknown code "whatwg/unescaped-spac". Did you mean "whatwg/unescaped-space"?',
  ],
  [
    'an unknown spec',
    { 'hreflint.config.json': '{ "spec": "whatwgg" }' },
    ['.'],
    'hreflint: hreflint.config.json:1:3: "spec" cannot be "whatwgg". Did you mean "whatwg"?',
  ],
  [
    'extends of a missing file',
    { 'hreflint.config.json': '{ "extends": ["./x.json"] }' },
    ['.'],
    'hreflint: x.json: Cannot be read: there is no such file or directory.',
  ],
  [
    'extends in a circle',
    { 'hreflint.config.json': '{ "extends": ["./hreflint.config.json"] }' },
    ['.'],
    'hreflint: hreflint.config.json: Extends itself through hreflint.config.json.',
  ],
  [
    'a missing configuration',
    {},
    ['--config', 'x.json', '.'],
    'hreflint: x.json: Cannot be read: there is no such file or directory.',
  ],
]

describe('a shard of more parts than anybody has', () => {
  test.each(['1/99999999999', '1/1001', `1/${'9'.repeat(400)}`])('%s', async shard => {
    const cwd = folderWith({ 'good.html': space })
    const [, count] = shard.split('/')
    expect(await runCli(['--shard', shard, '.'], { cwd })).toEqual({
      code: 2,
      stdout: '',
      stderr: `hreflint: --shard can divide the files into at most 1000 parts, not ${count}.\n`,
    })
  })
})

describe('one clear line, exit code 2, and the other files still linted', () => {
  test.each(lines)('%s', async (_, files, args, line) => {
    const cwd = folderWith({ 'good.html': space, ...files })
    const run = await runCli(['--format', 'json', ...args, 'good.html'], { cwd })
    expect(run.code).toBe(2)
    expect(run.stderr.split('\n')).toEqual([expect.stringContaining(line), ''])
    expect(codesByFile(run)['good.html']).toEqual(['whatwg/unescaped-space'])
  })

  test('an unreadable file', async () => {
    const cwd = folderWith({ 'good.html': space, 'secret.html': space })
    chmodSync(join(cwd, 'secret.html'), 0o000)
    const run = await asNobody(cwd, () => runCli(['--format', 'json', '.'], { cwd }))
    expect(run.code).toBe(2)
    expect(run.stderr).toBe('hreflint: secret.html: Cannot be linted: permission denied.\n')
    expect(codesByFile(run)).toEqual({ 'good.html': ['whatwg/unescaped-space'] })
  })

  test('an unreadable folder', async () => {
    const cwd = folderWith({ 'good.html': space, 'secret/a.html': space })
    chmodSync(join(cwd, 'secret'), 0o000)
    const run = await asNobody(cwd, () => runCli(['--format', 'json', '.'], { cwd }))
    expect(run.code).toBe(2)
    expect(run.stderr).toBe('hreflint: secret: Cannot be read: permission denied.\n')
    expect(codesByFile(run)).toEqual({ 'good.html': ['whatwg/unescaped-space'] })
  })
})

const usage: readonly [args: string[], line: RegExp][] = [
  [['--fixx', 'good.html'], /^hreflint: Unknown option '--fixx' \(Did you mean --fix\?\)\n$/],
  [
    ['--format', 'jsn', 'good.html'],
    /^hreflint: Unknown format "jsn"\. Did you mean json\? Known: text, .*\n$/,
  ],
  [['--spec', 'whatwgg', 'good.html'], /^hreflint: Unknown spec id "whatwgg"\. Known: whatwg.*\n$/],
  [
    ['--max-warnings', 'x', 'good.html'],
    /^hreflint: Option '--max-warnings <count>' argument 'x' is invalid\. It must be a whole number\.\n$/,
  ],
  [['--error-on', 'nope', 'good.html'], /^hreflint: Unknown code "nope"\..*\n$/],
  [
    ['--document-url', 'x', 'good.html'],
    /^hreflint: --document-url must be an absolute URL, not "x"\.\n$/,
  ],
  [['parse'], /^hreflint: Missing required argument 'url'\n$/],
  [['parse', 'a:b', '--spec', 'x'], /^hreflint: Unknown spec id "x"\. Known: whatwg.*\n$/],
  [['parse', 'a:b', '--encoding', 'x'], /^hreflint: .*"x".*\n$/],
  [
    ['--format', 'json', '--output', 'no/such/folder/a.json', 'good.html'],
    /^hreflint: no\/such\/folder\/a\.json: Cannot be written: there is no such file or directory\.\n$/,
  ],
]

describe('a mistyped command line', () => {
  test.each(usage)('%j', async (args, line) => {
    const cwd = folderWith({ 'good.html': space })
    const run = await runCli(args, { cwd })
    expect({ code: run.code, stdout: run.stdout }).toEqual({ code: 2, stdout: '' })
    expect(run.stderr).toMatch(line)
  })
})

describe('odd files', () => {
  test('an empty file, and names that look like globs or options', async () => {
    const cwd = folderWith({
      'empty.html': '',
      '[a].html': space,
      '-x.html': space,
      'a\nb.html': space,
    })
    const run = await runCli(['--format', 'json', '.'], { cwd })
    expect(run.code).toBe(0)
    expect(Object.keys(codesByFile(run)).sort()).toEqual([
      '-x.html',
      '[a].html',
      'a\nb.html',
      'empty.html',
    ])
    const named = await runCli(['--format', 'json', '--', '[a].html', '-x.html'], { cwd })
    expect(Object.keys(codesByFile(named))).toEqual(['[a].html', '-x.html'])
  })

  test('a circle of links ends', async () => {
    const cwd = folderWith({ 'a.html': space })
    mkdirSync(join(cwd, 'sub'))
    symlinkSync('..', join(cwd, 'sub', 'up'))
    symlinkSync('loop.html', join(cwd, 'loop.html'))
    const run = await runCli(['--format', 'json', '.'], { cwd })
    expect(Object.keys(codesByFile(run))).toEqual(['a.html'])
    const named = await runCli(['loop.html'], { cwd })
    expect(named.code).toBe(2)
    expect(named.stderr).toMatch(/^hreflint: loop\.html: .*loop.*\n$/)
  })

  test('a link to a file is followed within the repository only', async () => {
    const cwd = folderWith({
      'repository/.git/HEAD': '',
      'repository/a.html': space,
      'repository/docs/b.html': space,
      'secret.html': '<a href="/secret key">',
    })
    const docs = join(cwd, 'repository/docs')
    symlinkSync('../a.html', join(docs, 'to-a.html'))
    symlinkSync('../../secret.html', join(docs, 'to-secret.html'))
    symlinkSync('repository/docs', join(cwd, 'to-docs'))
    for (const args of [['docs'], ['docs/*.html'], [join(cwd, 'to-docs')]]) {
      const run = await runCli(['--format', 'json', ...args], { cwd: join(cwd, 'repository') })
      const names = Object.keys(codesByFile(run)).map(path => path.replace(/.*\//, ''))
      expect(names).toEqual(['b.html', 'to-a.html'])
      expect(run.stderr).toBe('')
    }
    // Who names a file means it.
    const named = await runCli(['--format', 'json', 'docs/to-secret.html'], {
      cwd: join(cwd, 'repository'),
    })
    expect(Object.keys(codesByFile(named))).toEqual(['docs/to-secret.html'])
  })

  test('a file that goes away during the run', async () => {
    // The folder has been read when the configuration of its first file is.
    const config = `import { rmSync } from 'node:fs'
      rmSync(new URL('gone.html', import.meta.url))
      export default {}`
    const files = { 'a.html': space, 'gone.html': space, 'hreflint.config.mjs': config }
    const run = await runCli(['--format', 'json', '.'], { cwd: folderWith(files) })
    expect(run.code).toBe(2)
    expect(run.stderr).toBe(
      'hreflint: gone.html: Cannot be linted: there is no such file or directory.\n',
    )
    expect(codesByFile(run)).toEqual({ 'a.html': ['whatwg/unescaped-space'] })
  })

  test('a gigabyte is refused without being read', async () => {
    const cwd = folderWith({ 'good.html': space, 'huge.html': '' })
    truncateSync(join(cwd, 'huge.html'), 1_000_000_000)
    const run = await runCli(['--format', 'json', '.'], { cwd })
    expect(run.code).toBe(2)
    expect(run.stderr).toMatch(
      /^hreflint: huge\.html: Cannot be linted: it has 1000000000 bytes, .* \(--max-file-size\)\.\n$/,
    )
    expect(codesByFile(run)).toEqual({ 'good.html': ['whatwg/unescaped-space'] })
  })
})
