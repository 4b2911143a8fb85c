import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readCacheBody, writeCacheBody } from './support/change-cache.ts'
import { codesByFile, folderWith, runCli } from './support/run-cli.ts'

const space = '<a href="/a b">\n'
const pipe = '<a href="/c|d">\n'
const exception = '<a href="https://a:70000/">\n'

describe('--baseline', () => {
  const args = ['--format', 'json', '--baseline', 'known.json', '.']

  test('records, then reports only new findings, and says what no longer occurs', async () => {
    const cwd = folderWith({ 'a.html': space + space + exception, 'b.html': pipe })
    const first = await runCli([...args, '--init-baseline'], { cwd })
    expect(first.code).toBe(0)
    expect(first.stderr).toBe(
      'hreflint: known.json: Recorded 4 findings; only new ones will be reported.\n',
    )
    expect(codesByFile(first)).toEqual({ 'a.html': [], 'b.html': [] })

    writeFileSync(join(cwd, 'a.html'), `<p>\n${exception}${space}${space}${space}`)
    const more = await runCli(args, { cwd })
    expect(more).toMatchObject({ code: 0, stderr: '' })
    expect(codesByFile(more)).toEqual({ 'a.html': ['whatwg/unescaped-space'], 'b.html': [] })

    writeFileSync(join(cwd, 'a.html'), `${space}${exception.replace('70000', '70001')}`)
    const other = await runCli(args, { cwd })
    expect(other.code).toBe(1)
    expect(other.stderr).toBe(
      'hreflint: known.json: 2 baseline findings no longer occur. Run with --update-baseline to remove them.\n' +
        '  a.html  whatwg/port-out-of-range\n  a.html  whatwg/unescaped-space\n',
    )
    expect(codesByFile(other)).toEqual({ 'a.html': ['whatwg/port-out-of-range'], 'b.html': [] })

    const updated = await runCli([...args, '--update-baseline'], { cwd })
    expect(updated.code).toBe(0)
    expect((await runCli(args, { cwd })).stderr).toBe('')
  })

  test('keeps the entries of files that a run does not see', async () => {
    const cwd = folderWith({ 'a.html': space, 'b.html': pipe })
    await runCli([...args, '--init-baseline'], { cwd })
    const before = readFileSync(join(cwd, 'known.json'), 'utf8')
    await runCli(['--baseline', 'known.json', '--update-baseline', 'b.html'], { cwd })
    expect(readFileSync(join(cwd, 'known.json'), 'utf8')).toBe(before)
  })

  test('anything else in its place is left alone', async () => {
    const cwd = folderWith({ 'a.html': space, 'known.json': 'precious' })
    const run = await runCli(args, { cwd })
    expect(run).toMatchObject({
      code: 2,
      stderr: 'hreflint: known.json: This is not an hreflint baseline.\n',
    })
    expect(readFileSync(join(cwd, 'known.json'), 'utf8')).toBe('precious')
  })
})

describe('--files-from', () => {
  test.each([
    ['lines', 'a.html\nb b.html\n'],
    ['CR LF', 'a.html\r\nb b.html'],
    ['NULs', 'a.html\0b b.html\0'],
  ])('%s', async (_, list) => {
    const cwd = folderWith({ 'a.html': space, 'b b.html': pipe, 'c.html': pipe, list })
    const fromFile = await runCli(['--format', 'json', '--files-from', 'list'], { cwd })
    const fromStdin = await runCli(['--format', 'json', '--files-from', '-'], { cwd, stdin: list })
    expect(Object.keys(codesByFile(fromFile))).toEqual(['a.html', 'b b.html'])
    expect(fromStdin).toEqual(fromFile)
  })

  test('a missing list, and a missing file in it', async () => {
    const cwd = folderWith({ 'a.html': space, list: 'a.html\nno.html\nno.txt\n' })
    expect(await runCli(['--files-from', 'nope'], { cwd })).toEqual({
      code: 2,
      stdout: '',
      stderr: 'hreflint: nope: Cannot be read: there is no such file or directory.\n',
    })
    const run = await runCli(['--format', 'json', '--files-from', 'list'], { cwd })
    expect(run.code).toBe(2)
    expect(run.stderr).toBe(
      'hreflint: no.html: Cannot be linted: there is no such file or directory.\n',
    )
    expect(Object.keys(codesByFile(run))).toEqual(['a.html'])
  })
})

describe('--fix-dry-run', () => {
  test('is not --fix, and says what would be fixed', async () => {
    const cwd = folderWith({ 'a.html': '<a href="/a b">' })
    expect(await runCli(['--fix', '--fix-dry-run', '.'], { cwd })).toEqual({
      code: 2,
      stdout: '',
      stderr:
        'hreflint: --fix and --fix-dry-run cannot be used together: one writes the fixes, the other only shows them.\n',
    })
    expect((await runCli(['--fix-dry-run', '.'], { cwd })).stderr).toBe(
      '1 would be fixed in 1 file\n',
    )
    expect((await runCli(['--fix', '.'], { cwd })).stdout).toBe('1 fixed in 1 file\n')
  })

  test('shows a diff that patch understands, and writes nothing', async () => {
    const text = `<p>\n${space}</p>\n`
    const cwd = folderWith({ 'a.html': text })
    const run = await runCli(['--fix-dry-run', '.'], { cwd })
    expect(run.code).toBe(0)
    expect(run.stdout).toBe(
      '--- a/a.html\n+++ b/a.html\n@@ -1,3 +1,3 @@\n <p>\n-<a href="/a b">\n+<a href="/a%20b">\n </p>\n',
    )
    expect(readFileSync(join(cwd, 'a.html'), 'utf8')).toBe(text)
  })

  test('the report of what would remain is on stderr', async () => {
    const cwd = folderWith({ 'a.html': exception })
    const run = await runCli(['--fix-dry-run', '.'], { cwd })
    expect(run).toMatchObject({ code: 1, stdout: '' })
    expect(run.stderr).toContain('port-out-of-range')
  })
})

describe('--fix-suggestions', () => {
  test('makes the suggestions for these codes only', async () => {
    const cwd = folderWith({ 'a.html': `${exception}<a href="https://us:pw@a/">` })
    await runCli(['--fix-suggestions', 'whatwg/port-*', '.'], { cwd })
    expect(readFileSync(join(cwd, 'a.html'), 'utf8')).toBe(
      '<a href="https://a/">\n<a href="https://us:pw@a/">',
    )
  })
})

describe('--cache', () => {
  const args = ['--format', 'json', '--cache', '.']
  const site = { 'a.html': space, 'clean.html': '<a href="/">' }

  test('gives the same again, sees changes, and goes by the configuration', async () => {
    const cwd = folderWith(site)
    const first = await runCli(args, { cwd })
    expect(existsSync(join(cwd, '.hreflintcache'))).toBe(true)
    expect(await runCli(args, { cwd })).toEqual(first)
    writeFileSync(join(cwd, 'clean.html'), pipe)
    expect(codesByFile(await runCli(args, { cwd }))['clean.html']).toEqual([
      'whatwg/unescaped-pipe',
    ])
    writeFileSync(join(cwd, 'hreflint.config.json'), '{ "severities": { "*": "off" } }')
    expect(codesByFile(await runCli(args, { cwd }))).toEqual({ 'a.html': [], 'clean.html': [] })
  })

  test('a run in which nothing is new does not write the cache again', async () => {
    // Without a link whose target depends on the names beside the cache, which is a new one.
    const cwd = folderWith({ 'a.html': space, 'clean.html': '<a href="https://example.com/">' })
    const path = join(cwd, '.hreflintcache')
    await runCli(args, { cwd })
    const { ino } = statSync(path)
    await runCli(args, { cwd })
    expect(statSync(path).ino).toBe(ino)
    writeFileSync(join(cwd, 'a.html'), '<a href="b c">')
    await runCli(args, { cwd })
    expect(statSync(path).ino).not.toBe(ino)
  })

  test('is what gives the findings of a file that has not changed', async () => {
    const cwd = folderWith(site)
    await runCli(args, { cwd })
    const path = join(cwd, '.hreflintcache')
    const cache = readCacheBody(path)
    Object.assign(cache.entries['a.html'] ?? {}, { findings: [] })
    writeCacheBody(path, cache)
    expect(codesByFile(await runCli(args, { cwd }))['a.html']).toEqual([])
  })

  test.each(['', '{', 'null', '[]', '{"format":1}', '\u0000'])(
    'a damaged cache is made anew: %j',
    async damage => {
      const cwd = folderWith({ ...site, '.hreflintcache': damage })
      const run = await runCli(args, { cwd })
      expect(run).toMatchObject({ code: 0, stderr: '' })
      expect(codesByFile(run)['a.html']).toEqual(['whatwg/unescaped-space'])
      expect(readCacheBody(join(cwd, '.hreflintcache')).entries).toHaveProperty(['a.html'])
    },
  )

  test('can be kept elsewhere; one that cannot be written is no failure', async () => {
    const cwd = folderWith({ ...site, 'node_modules/x/y': '' })
    await runCli([...args, '--cache-location', 'c/cache'], { cwd })
    expect(existsSync(join(cwd, 'c/cache'))).toBe(true)
    await runCli(args, { cwd })
    expect(existsSync(join(cwd, 'node_modules/.cache/hreflint/cache.json'))).toBe(true)
    const run = await runCli([...args, '--cache-location', 'a.html/cache'], { cwd })
    expect(run.code).toBe(0)
    expect(run.stderr).toContain('The cache cannot be written')
  })
})

describe('--shard and merge', () => {
  const site = Object.fromEntries(
    Array.from({ length: 20 }, (_, index) => [
      `${index % 3 === 0 ? 'sub/' : ''}f${index}.html`,
      (index % 2 === 0 ? space : exception).repeat(index + 1),
    ]),
  )

  test('every file is in one shard, and they are about equal', async () => {
    const cwd = folderWith(site)
    const names: string[] = []
    const bytes: number[] = []
    for (const shard of ['1/3', '2/3', '3/3']) {
      const run = await runCli(['--format', 'json', '--shard', shard, '.'], { cwd })
      const files = Object.keys(codesByFile(run))
      names.push(...files)
      bytes.push(files.reduce((sum, file) => sum + (site[file]?.length ?? 0), 0))
    }
    expect(names.sort()).toEqual(Object.keys(site).sort())
    expect(Math.max(...bytes) - Math.min(...bytes)).toBeLessThan(Math.max(...bytes) * 0.2)
  })

  const formats = 'text compact json ndjson sarif github gitlab junit checkstyle markdown'.split(
    ' ',
  )
  test.each(formats)('merged shards are the same in %s as one run', async format => {
    const cwd = folderWith(site)
    for (const index of [1, 2, 3]) {
      const args = ['--format', 'json', '--output', `${index}.json`, '--shard', `${index}/3`, '.']
      await runCli(args, { cwd })
    }
    const merged = await runCli(['merge', '1.json', '2.json', '3.json', '--format', format], {
      cwd,
    })
    expect(merged).toEqual(await runCli(['--format', format, '.'], { cwd }))
  })

  test.each([
    [['--shard', '3/2'], /^hreflint: --shard must be like 2\/5, not "3\/2"\.\n$/],
    [['--shard', 'x'], /^hreflint: --shard must be like 2\/5/],
    [
      ['merge', 'no.json'],
      /^hreflint: no\.json: Cannot be read: there is no such file or directory\.\n$/,
    ],
    [
      ['merge', 'f0.html'],
      /^hreflint: f0\.html: Cannot be read|^hreflint: f0\.html: This is not a result in the json format/,
    ],
    [['merge'], /^hreflint: Missing required argument 'files'\n$/],
  ])('%j', async (args, line) => {
    const run = await runCli(args, { cwd: folderWith(site) })
    expect(run.code).toBe(2)
    expect(run.stderr).toMatch(line)
  })
})
