import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { age, readCacheBody, writeCacheBody } from '../support/change-cache.ts'
import { codesByFile, folderWith, runCli, runInShards } from '../support/run-cli.ts'

// A run with a cache says what one without says, byte for byte, and so do the merged results of shards.

const names = [
  'a',
  'b',
  'c',
  'index',
  'd/a',
  'd/b',
  'd/index',
  'd/e/f',
  '1.0/a',
  '2.0/a',
  '2.0/d/b',
]
const ids = ['one', 'two', 'Two', 'caf\u00E9', 'a b']

const link = fc
  .tuple(
    fc.constantFrom(...names, 'none', 'D/a', 'd', 'd/', 'old', 'older'),
    fc.constantFrom('.html', '.html', '.html', ''),
    fc.option(fc.constantFrom(...ids, 'none', 'top', 'a%20b'), { nil: null }),
    fc.boolean(),
  )
  .map(([name, ending, id, rooted]) => {
    const fragment = id === null ? '' : `#${id}`
    return `<a href="${rooted ? '/' : '../'}${name}${name.endsWith('/') ? '' : ending}${fragment}">`
  })
const page = fc
  .record({
    own: fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 4 }),
    twice: fc.boolean(),
    links: fc.array(link, { maxLength: 8 }),
    other: fc.constantFrom(
      '',
      '<a href="/x y">',
      '<link rel="canonical" href="https://site.test/d/a.html">',
      '<link rel="alternate" hreflang="en" href="/a.html"><link rel="alternate" hreflang="de" href="/b.html">',
    ),
  })
  .map(({ own, twice, links, other }) =>
    [
      ...own.map(id => `<p id="${id}">`),
      twice ? `<p id="two">${' '.repeat(100)}<p id="two">` : '',
      other,
      ...links,
      '<a href="#one">',
    ].join('\n'),
  )
const markdown = fc.array(fc.constantFrom('# One', '## Two', '[x](a.md#one)', '[y](/none.md)'), {
  maxLength: 4,
})
const site = fc
  .record({
    pages: fc.dictionary(fc.constantFrom(...names.map(name => `${name}.html`)), page, {
      minKeys: 2,
    }),
    table: fc.constantFrom('', '/old /a.html 301\n', '/old /older\n/older /old\n', '/old /nwe\n'),
    notes: fc.option(markdown, { nil: null }),
  })
  .map(({ pages, table, notes }): Record<string, string> => {
    const config = JSON.stringify({ references: 'fragments', siteUrl: 'https://site.test/' })
    return {
      ...pages,
      'hreflint.config.json': config,
      ...(table === '' ? {} : { _redirects: table }),
      ...(notes === null ? {} : { 'a.md': notes.join('\n\n') }),
    }
  })
const name = fc.constantFrom(...names.map(each => `${each}.html`))
const config = fc.constantFrom(
  { references: 'files' },
  { references: 'fragments' },
  { references: 'fragments', severities: { 'reference/*': 'warning' } },
  { references: 'fragments', generated: ['d/**'] },
)
/** Each changes the files in a folder. */
const change = fc.oneof(
  fc.tuple(name, page).map(
    ([to, text]) =>
      (cwd: string) =>
        write(join(cwd, to), text),
  ),
  name.map(from => (cwd: string) => rmSync(join(cwd, from), { force: true })),
  name.map(to => (cwd: string) => write(join(cwd, '_redirects'), `/old /${to} 301\n`)),
  config.map(text => (cwd: string) => {
    write(join(cwd, 'hreflint.config.json'), JSON.stringify(text))
  }),
  fc.tuple(name, name).map(([from, to]) => (cwd: string) => {
    if (!existsSync(join(cwd, from))) return
    mkdirSync(dirname(join(cwd, to)), { recursive: true })
    renameSync(join(cwd, from), join(cwd, to))
  }),
  // Neither the size nor the time of modification shows this one.
  name.map(from => (cwd: string) => {
    const path = join(cwd, from)
    if (!existsSync(path)) return
    const { atimeMs, mtimeMs } = statSync(path)
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll('one', 'two'))
    utimesSync(path, atimeMs / 1000, mtimeMs / 1000)
  }),
)

const report = ['--format', 'json', '--statistics', '.']

async function plain(cwd: string, ...more: string[]) {
  return runCli([...report, ...more], { cwd })
}

function write(path: string, text: string) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

const finding = {
  kind: 'conformance-error',
  specName: null,
  severity: 'warning',
  message: '',
  why: '',
  url: '',
  span: { start: 0, end: 1 },
  related: [],
  fixes: [],
}

describe('--cache', () => {
  test('after any change says what a run without it says', async () => {
    await fc.assert(
      fc.asyncProperty(site, fc.array(change, { maxLength: 4 }), async (files, changes) => {
        const cwd = folderWith(files)
        const cached = async () => {
          const run = await plain(cwd, '--cache', '--cache-location', '.cache')
          age(join(cwd, '.cache'), cwd)
          return run
        }
        expect(await cached()).toEqual(await plain(cwd))
        expect(await cached()).toEqual(await plain(cwd))
        for (const one of changes) {
          one(cwd)
          expect(await cached()).toEqual(await plain(cwd))
        }
      }),
      { numRuns: 12 },
    )
  })

  test('is what gives the findings of a page whose links lead where they did', async () => {
    const cwd = folderWith({
      'a.html': '<a href="b.html#x">',
      'b.html': '<p id="x">',
      'hreflint.config.json': '{"references":"fragments"}',
    })
    const args = ['--format', 'json', '--cache', '.']
    const clean = await runCli(args, { cwd })
    const path = join(cwd, '.hreflintcache')
    const cache = readCacheBody(path)
    Object.assign(cache.entries['a.html'] ?? {}, { findings: [{ ...finding, code: 'x/y' }] })
    writeCacheBody(path, cache)
    expect(codesByFile(await runCli(args, { cwd }))['a.html']).toEqual(['x/y'])
    // A name beside the target is of no account; the target itself is.
    writeFileSync(join(cwd, 'c.html'), '')
    expect(codesByFile(await runCli(args, { cwd }))['a.html']).toEqual(['x/y'])
    rmSync(join(cwd, 'b.html'))
    expect(codesByFile(await runCli(args, { cwd }))['a.html']).toEqual(['reference/missing-file'])
    expect(clean.code).toBe(0)
  })
})

describe('--shard and merge', () => {
  const count = fc.integer({ min: 1, max: 4 })

  test('shards that are merged say what one run says', async () => {
    await fc.assert(
      fc.asyncProperty(site, count, async (files, n) => {
        const cwd = folderWith(files)
        const merged = await runInShards(cwd, n, '.')
        const { code, stdout } = await runCli(['--format', 'json', '.'], { cwd })
        expect(merged.code).toBe(code)
        expect(findingsIn(merged.stdout)).toEqual(findingsIn(stdout))
      }),
      { numRuns: 15 },
    )
  })
})

/** The findings of a report in JSON, by file. A shard does not tell of files without any. */
function findingsIn(report: string): unknown {
  const files = JSON.parse(report) as readonly { readonly findings: readonly unknown[] }[]
  return files.filter(({ findings }) => findings.length > 0)
}
