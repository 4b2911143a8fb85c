import { describe, expect, test } from 'vitest'
import { folderWith, runCli } from '../support/run-cli.ts'
import { treeOf } from './tree-of.ts'

const mkdocs = (nav: string) => ({
  'mkdocs.yml': nav,
  'docs/index.md': '# H\n\n[s](guide/setup.md)\n',
  'docs/guide/setup.md': '# S\n',
  'docs/css/a.css': '',
})

/** Moves a file, and returns the settings after it. */
const settingsAfter = async (
  settings: string,
  from = 'docs/guide/setup.md',
  to = 'docs/start/set up.md',
) => {
  const cwd = folderWith(mkdocs(settings))
  const run = await runCli(['move', from, to], { cwd })
  expect(run.code, run.stderr).toBe(0)
  return treeOf(cwd)['mkdocs.yml']
}

describe('names of pages in the settings of MkDocs', () => {
  test.each([
    ['plain', 'nav:\n  - Home: index.md\n  - Guide:\n      - guide/setup.md # first\n'],
    ['quoted', "nav: [{Home: 'index.md'}, {'S': 'guide/setup.md'}]\n"],
    ['quoted twice', 'nav: ["guide/setup.md"]\n'],
    [
      'redirects',
      'plugins:\n  - redirects:\n      redirect_maps:\n        old.md: guide/setup.md#s\n',
    ],
    ['a tag', 'x: !!python/name:a.b\nnav:\n- guide/setup.md\n'],
  ])('follow a page: %s', async (_, settings) => {
    expect(await settingsAfter(settings)).toBe(
      settings.replace('guide/setup.md', 'start/set up.md'),
    )
  })

  test('follow a folder, and styles', async () => {
    const settings = 'nav:\n- A: guide/setup.md\n- guide/\nextra_css:\n- guide/a.css\n'
    expect(await settingsAfter(settings, 'docs/guide', 'docs/start')).toBe(
      settings.replaceAll('guide/', 'start/'),
    )
    const css = 'extra_css:\n- css/a.css?v=1\n'
    expect(await settingsAfter(css, 'docs/css/a.css', 'docs/css/b.css')).toBe(
      'extra_css:\n- css/b.css?v=1\n',
    )
  })

  test('are quoted where the new name needs it', async () => {
    expect(
      await settingsAfter('nav:\n- guide/setup.md\n', 'docs/guide/setup.md', 'docs/*a.md'),
    ).toBe('nav:\n- "*a.md"\n')
  })

  test('stay as they are where they name something else', async () => {
    const settings = 'nav:\n- https://x.org/guide/setup.md\n- docs/guide/setup.md\n- S: other.md\n'
    expect(await settingsAfter(settings)).toBe(settings)
  })

  test('are shown in a dry run, and counted', async () => {
    const cwd = folderWith(mkdocs('docs_dir: docs\nnav:\n- guide/setup.md\n'))
    const args = ['docs/guide/setup.md', 'docs/a.md']
    const dry = await runCli(['move', '--dry-run', ...args], { cwd })
    expect(dry.stdout).toContain('-- guide/setup.md\n+- a.md\n')
    const run = await runCli(['move', ...args], { cwd })
    expect(run.stdout).toBe(
      'Moved docs/guide/setup.md to docs/a.md, and rewrote 2 links in 2 files.\n' +
        '  docs/index.md: 1 link\n  mkdocs.yml: 1 link\n',
    )
  })
})

describe('the summary of mdBook', () => {
  const book = {
    'book.toml': '[book]\ntitle = "x"\n',
    'src/SUMMARY.md': '# Summary\n\n- [A](a.md)\n- [B](b/b.md)\n- [Later](later.md)\n',
    'src/a.md': '# A\n\n[b](b/b.md)\n',
    'src/b/b.md': '# B\n\n[a](../a.md)\n',
  }

  test('follows a page', async () => {
    const cwd = folderWith(book)
    const run = await runCli(['move', 'src/b/b.md', 'src/c.md'], { cwd })
    expect(run.code, run.stderr).toBe(0)
    expect(treeOf(cwd)).toEqual({
      'book.toml': book['book.toml'],
      'src/SUMMARY.md': '# Summary\n\n- [A](a.md)\n- [B](c.md)\n- [Later](later.md)\n',
      'src/a.md': '# A\n\n[b](c.md)\n',
      'src/c.md': '# B\n\n[a](a.md)\n',
    })
  })

  test('follows a folder', async () => {
    const cwd = folderWith(book)
    expect((await runCli(['move', 'src/b', 'src/c/d'], { cwd })).code).toBe(0)
    expect(treeOf(cwd)['src/SUMMARY.md']).toContain('[B](c/d/b.md)')
    expect((await runCli(['.', '--references', 'fragments'], { cwd })).stdout).toBe('')
  })
})

test('names of pages in the navigation of Mintlify have no ending', async () => {
  const navigation = (page: string, api: string) =>
    `{\n  "navigation": { "groups": [{ "group": "a", "pages": ["index", "${page}", { "group": "b", "pages": ["other"] }] }],\n    "tabs": [{ "openapi": "${api}" }] }\n}\n`
  const cwd = folderWith({
    'docs.json': navigation('guide/setup', 'api/a.json'),
    'index.mdx': '[s](/guide/setup) <Card href="/guide/setup" />\n',
    'guide/setup.mdx': '# S\n',
    'api/a.json': '{}',
  })
  for (const [from, to] of [
    ['guide/setup.mdx', 'start/begin.mdx'],
    ['api', 'apis'],
  ] as const) {
    const run = await runCli(['move', from, to], { cwd })
    expect(run.code, run.stderr).toBe(0)
  }
  const tree = treeOf(cwd)
  expect(tree['docs.json']).toBe(navigation('start/begin', 'apis/a.json'))
  expect(tree['index.mdx']).toBe('[s](/start/begin) <Card href="/start/begin" />\n')
})

test('names of pages in the navigation of Zensical', async () => {
  const navigation = (path: string) =>
    `[project]\nsite_name = "x"\nnav = [\n  { "Home" = "index.md" },\n  { S = [\n    '${path}', # first\n  ] },\n]\n`
  const cwd = folderWith({
    'zensical.toml': navigation('guide/setup.md'),
    'docs/index.md': '',
    'docs/guide/setup.md': '',
  })
  const run = await runCli(['move', 'docs/guide/setup.md', 'docs/set up.md'], { cwd })
  expect(run.code, run.stderr).toBe(0)
  expect(treeOf(cwd)['zensical.toml']).toBe(
    navigation('set up.md').replace("'set up.md'", '"set up.md"'),
  )
})
