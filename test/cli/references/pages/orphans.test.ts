import { writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { runBuilt } from '../../support/run-built.ts'
import { codesByFile, folderWith, runCli } from '../../support/run-cli.ts'

const config = { references: 'fragments', severities: { 'site/orphan': 'warning' } }
const settings = (more: object = {}) => ({
  'hreflint.config.json': JSON.stringify({ ...config, ...more }),
})

/** The pages that a run reports as orphans. */
async function orphansIn(cwd: string, ...args: string[]): Promise<string[]> {
  const run = await runCli(['--format', 'json', ...args], { cwd })
  return Object.entries(codesByFile(run)).flatMap(([file, codes]) =>
    codes.includes('site/orphan') ? [file] : [],
  )
}

/** Defines one test: these pages of a site are orphans, and no others. */
function orphans(
  title: string,
  files: Readonly<Record<string, string>>,
  expected: readonly string[],
  more: object = {},
): void {
  test(title, async () => {
    const cwd = folderWith({ ...settings(more), ...files })
    expect(await orphansIn(cwd, '.')).toEqual(expected)
  })
}

const home = { 'index.html': '<a href="a.html">' }

describe('site/orphan', () => {
  orphans('a page without a link to it', { ...home, 'a.html': '', 'b.html': '' }, ['b.html'])
  orphans(
    'a page that links only to itself',
    { ...home, 'a.html': '', 'b.html': '<a href="b.html">' },
    ['b.html'],
  )
  orphans('an index page below the root', { ...home, 'a.html': '', 'b/index.html': '' }, [
    'b/index.html',
  ])
  orphans(
    'a page that is linked by its folder',
    { 'index.html': '<a href="b/">', 'b/index.html': '' },
    [],
  )
  orphans(
    'a page that is linked with a fragment and a query',
    { 'index.html': '<a href="b.html?x#y">', 'b.html': '<p id="y">' },
    [],
  )
  orphans(
    'a page in a sitemap and in link elements',
    {
      'index.html': '<link rel="next" href="/b.html">',
      'b.html': '',
      'sitemap.xml':
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://site.test/b.html</loc></url></urlset>',
    },
    ['b.html'],
    { siteUrl: 'https://site.test/' },
  )
  orphans(
    'a page that a form opens',
    { 'index.html': '<form action="find.html">', 'find.html': '' },
    [],
  )
  orphans('a page in a frame', { 'index.html': '<iframe src="in.html">', 'in.html': '' }, [])
  orphans(
    'a page that a refresh of another opens',
    { 'index.html': '<meta http-equiv="refresh" content="0; url=b.html">', 'b.html': '' },
    [],
  )
  orphans(
    'a page that refreshes to another',
    { ...home, 'a.html': '', 'old.html': '<meta http-equiv="refresh" content="0; url=a.html">' },
    [],
  )
  orphans(
    'the target of a redirect',
    { ...home, 'a.html': '', 'b.html': '', _redirects: '/go /b.html 302\n' },
    [],
  )
  orphans('an error page', { ...home, 'a.html': '', '404.html': '', 'de/404/index.html': '' }, [])
  orphans(
    'a copy',
    {
      ...home,
      'a.html': '',
      'copy.html': '<link rel="canonical" href="https://site.test/a.html">',
    },
    [],
    { siteUrl: 'https://site.test/' },
  )
  orphans(
    'a page that names itself as canonical',
    { ...home, 'a.html': '', 'b.html': '<link rel="canonical" href="https://site.test/b.html">' },
    ['b.html'],
    { siteUrl: 'https://site.test/' },
  )
  orphans('a page of a site that a build completes', { ...home, 'a.html': '', 'b.html': '' }, [], {
    generated: ['api/**'],
  })
  orphans(
    'a page that another page links to that is ignored',
    { ...home, 'a.html': '', 'b.html': '', 'c.html': '<a href="b.html">' },
    [],
    { ignore: ['c.html'] },
  )
  orphans(
    'nothing is reported unless the code is named',
    { ...home, 'a.html': '', 'b.html': '' },
    [],
    { severities: { '*': 'error' } },
  )
  orphans(
    'a page for which it is off',
    { ...home, 'a.html': '', 'b.html': '<a href="c.html">', 'c.html': '' },
    [],
    {
      overrides: [{ files: ['b.html'], severities: { 'site/orphan': 'off' } }],
    },
  )
  orphans('also without fragments', { ...home, 'a.html': '', 'b.html': '' }, ['b.html'], {
    references: 'files',
  })
})

describe('a run that knows only some links', () => {
  const files = {
    ...settings(),
    ...home,
    'a.html': '<a href="c.html">',
    'b.html': '',
    'c.html': '',
  }

  test('reports no orphans', async () => {
    const cwd = folderWith(files)
    expect(await orphansIn(cwd, 'b.html', 'c.html')).toEqual([])
    expect(await orphansIn(cwd, '--shard', '1/2', '.')).toEqual([])
    expect(await orphansIn(cwd, '--max-file-size', '10', '.')).toEqual([])
  })
})

test('a cache says what a run without one says', async () => {
  const cwd = folderWith({ ...settings(), ...home, 'a.html': '', 'b.html': '' })
  expect(await orphansIn(cwd, '--cache', '.')).toEqual(['b.html'])
  expect(await orphansIn(cwd, '--cache', '.')).toEqual(['b.html'])
  writeFileSync(`${cwd}/a.html`, '<a href="b.html">')
  expect(await orphansIn(cwd, '--cache', '.')).toEqual([])
  writeFileSync(`${cwd}/index.html`, '')
  expect(await orphansIn(cwd, '--cache', '.')).toEqual(['a.html'])
})

test('several threads say what one says', () => {
  const cwd = folderWith({ ...settings(), ...home, 'a.html': '', 'b.html': '' })
  const [one, two] = ['1', '2'].map(count => runBuilt(['--threads', count, '.'], { cwd }))
  expect(one?.stdout).toContain('site/orphan')
  expect(two).toEqual(one)
})
