import { describe, expect, test } from 'vitest'
import { codesByFile, folderWith, runCli } from '../support/run-cli.ts'

// Generators that are no more than a folder: what of their links is decided.

const repository = {
  '.git/HEAD': 'ref: refs/heads/main\n',
  '.git/config': '[remote "origin"]\n\turl = https://github.com/a/b.git\n',
}

async function run(files: Readonly<Record<string, string>>) {
  const cwd = folderWith({ ...repository, ...files })
  const { stdout, stderr } = await runCli(['--format', 'json', '--stats', '.'], { cwd })
  const found = Object.entries(codesByFile({ code: 0, stdout, stderr }))
  return {
    reported: Object.fromEntries(found.filter(([, codes]) => codes.length > 0)),
    links: /^links: .*$/m.exec(stderr)?.[0],
  }
}

const siteOf = async (files: Readonly<Record<string, string>>, file: string) => {
  const cwd = folderWith({ ...repository, ...files })
  return JSON.parse((await runCli(['--print-config', file], { cwd })).stdout).site
}

const links = '[b](/b/) [c](c.md) [none](none.md) [made](/made/)\n'

describe.each<[id: string, folder: string, files: Record<string, string>]>([
  ['eleventy', '', { '.eleventy.js': 'module.exports = config => {}' }],
  [
    'eleventy',
    'src/',
    { 'eleventy.config.mjs': 'export default () => ({ dir: { input: "src" } })' },
  ],
  ['vuepress', 'docs/', { 'docs/.vuepress/config.js': "module.exports = { base: '/x/' }" }],
  [
    'hexo',
    'source/',
    {
      '_config.yml': 'url: https://a.example\nroot: /\n',
      'package.json': '{}',
      'scaffolds/a.md': '',
    },
  ],
  ['rspress', 'docs/', { 'rspress.config.ts': 'export default {}' }],
  [
    'rspress',
    'site/',
    { 'rspress.config.ts': "export default { root: path.join(__dirname, 'site') }" },
  ],
])('%s with pages in "%s"', (id, folder, files) => {
  const index = id === 'vuepress' ? 'b/README.md' : 'b/index.md'
  const pages = { ...files, [`${folder}${index}`]: '', [`${folder}c.md`]: '' }

  test('decides links to sources, and knows what it does not know', async () => {
    const { reported, links: said } = await run({ ...pages, [`${folder}a.md`]: links })
    expect(reported).toEqual({ [`${folder}a.md`]: ['reference/missing-file'] })
    expect(said).toBe('links: 2 resolved, 1 unknown (1 generated), 1 broken')
  })

  const isMoved = id !== 'rspress'
  test(`${isMoved ? 'finds' : 'does not find'} pages by the addresses in their front matter`, async () => {
    const moved = { [`${folder}moved.md`]: '---\npermalink: /made/\n---\n' }
    const { links: said } = await run({ ...pages, ...moved, [`${folder}a.md`]: links })
    const [resolved, unknown] = isMoved ? [3, '0 unknown'] : [2, '1 unknown (1 generated)']
    expect(said).toBe(`links: ${resolved} resolved, ${unknown}, 1 broken`)
  })

  test('is shown with the configuration', async () => {
    expect(await siteOf(pages, `${folder}c.md`)).toMatchObject({ profile: id })
  })
})

test('Eleventy leaves the README of a repository to the forge', async () => {
  const files = { 'eleventy.config.js': '', 'README.md': '[x](/none) [y](none/)\n' }
  expect(Object.keys((await run(files)).reported)).toEqual(['README.md'])
})

test('a computed folder of Eleventy leaves its pages unknown', async () => {
  const files = { 'eleventy.config.js': 'module.exports = c => { c.setInputDirectory(dir()) }' }
  expect((await run({ ...files, 'a.md': '[x](none.md)\n' })).reported).toEqual({})
})

describe('Hexo', () => {
  const site = { '_config.yml': 'url: https://a.example\n', 'package.json': '{}', 'themes/a/b': '' }
  const text = '## A Heading\n\n[x](#A-Heading) [y](#a-heading)\n'
  const codesOf = async (files: Readonly<Record<string, string>>) =>
    (await run({ ...site, 'source/a.md': text, ...files })).reported['source/a.md']

  test('keeps the case of letters in ids', async () => {
    expect(await codesOf({})).toEqual(['reference/missing-fragment'])
  })

  test.each([
    ['_config.yml', 'marked:\n  modifyAnchors: 1\n'],
    ['_config.yml', 'markdown:\n  anchors: { level: 2 }\n'],
    ['package.json', '{ "dependencies": { "hexo-renderer-pandoc": "1" } }'],
  ])('makes ids that are unknown by a setting in %s: %s', async (path, setting) => {
    expect(await codesOf({ [path]: setting })).toBeUndefined()
  })

  test('gives posts addresses that are not known', async () => {
    expect(await codesOf({ 'source/a.md': '[x](none.md)', 'source/_posts/b.md': '' })).toEqual([
      'reference/missing-file',
    ])
    expect(
      await codesOf({ 'source/a.md': '[x](_posts/b/)', 'source/_posts/b.md': '' }),
    ).toBeUndefined()
  })

  test('is not Jekyll, which has gems', async () => {
    const files = { ...site, 'source/a.md': text, Gemfile: '' }
    expect(await siteOf(files, 'source/a.md')).toMatchObject({ profile: 'jekyll' })
    expect(await siteOf({ '_config.yml': '', 'source/a.md': text }, 'source/a.md')).toMatchObject({
      profile: 'jekyll',
    })
  })
})

describe('Mintlify', () => {
  const navigation = { pages: ['a', 'b'] }
  const site = (settings: object = {}) => ({
    'docs/docs.json': JSON.stringify({ navigation, ...settings }),
    'docs/index.mdx': '',
    'docs/b.mdx': '## Step 1: Set it up\n\n### What is `_meta`?\n',
    'docs/d.mdx': '<Step id="a&#x5F;b">c</Step>\n',
    'docs/guide/c.mdx': '',
  })
  const of = async (text: string, settings?: object) => {
    const { reported, links: said } = await run({ ...site(settings), 'docs/guide/a.mdx': text })
    return [reported['docs/guide/a.mdx'] ?? [], said]
  }

  test('decides addresses, sources and pictures', async () => {
    const text =
      '[b](/b) [b](../b.md) [c](./c) [home](/) <Card href="/b" /> ![x](/x.png) [none](/none) [none](./none)\n'
    expect(await of(text)).toEqual([
      Array(3).fill('reference/missing-file'),
      'links: 5 resolved, 0 unknown, 3 broken',
    ])
  })

  test('a folder shows its first page, if the navigation has one', async () => {
    expect(await of('[x](/guide)\n')).toEqual([
      [],
      'links: 0 resolved, 1 unknown (1 generated), 0 broken',
    ])
  })

  test('may be served below a path', async () => {
    expect(await of('[b](/docs/b) [none](/docs/none) [none](/guide/b)\n')).toEqual([
      Array(2).fill('reference/missing-file'),
      'links: 0 resolved, 1 unknown (1 generated), 2 broken',
    ])
  })

  test.each([
    ['a redirect', { redirects: [{ source: '/none', destination: '/b' }] }],
    ['a redirect of a folder', { redirects: [{ source: '/none/:slug*', destination: '/b' }] }],
    ['an API', { api: { openapi: { source: 'a.json', directory: 'none' } } }],
    ['an API in the navigation', { navigation: { tabs: [{ openapi: ['a.json'] }] } }],
  ])('leaves addresses of %s to it', async (_, settings) => {
    const text = '[x](/none) [y](/none.mdx)\n'.replaceAll(
      'none',
      JSON.stringify(settings).includes('none/') ? 'none/a' : 'none',
    )
    expect((await of(text.replace(/ .*/, ''), settings))[0]).toEqual([])
  })

  test.each([
    ['/b#step-1-set-it-up', []],
    ['/b#step-1-set-it-ip', ['reference/missing-fragment']],
    ['/b#what-is-_meta', []],
    ['/b#what-is-meta', []],
    ['/d#a_b', []],
    ['/d#a-part-of-a-component', []],
  ])('ids of headings and of components: %s', async (link, codes) => {
    expect((await of(`[x](${link})\n`))[0]).toEqual(codes)
  })

  test('is not taken for another program with a docs.json', async () => {
    const files = { 'docs.json': '{"title": "x"}', 'a.md': '[x](/none)\n' }
    const cwd = folderWith({ ...repository, ...files })
    const { site } = JSON.parse((await runCli(['--print-config', 'a.md'], { cwd })).stdout)
    expect(site?.profile).not.toBe('mintlify')
  })

  test('makes a page of a change log in MDX, and leaves one in Markdown to the forge', async () => {
    const text = '[b](/b)\n'
    const { reported } = await run({
      ...site(),
      'docs/changelog.mdx': text,
      'docs/CHANGELOG.md': text,
    })
    expect(reported).toEqual({ 'docs/CHANGELOG.md': ['reference/missing-file'] })
  })

  test('leaves examples in instructions for programs alone, if they are addresses of pages', async () => {
    const { reported } = await run({
      'docs.json': JSON.stringify({ navigation }),
      'guide/c.mdx': '',
      'CLAUDE.md': 'As in [x](/guide/c).\n',
      'AGENTS.md': 'As in [x](/guide/none).\n',
    })
    expect(reported).toEqual({ 'AGENTS.md': ['reference/missing-file'] })
  })
})

test.each([
  ['zensical.toml', '[project]\nsite_name = "x"\n', 'docs'],
  ['zensical.toml', '[project]\ndocs_dir = "pages"\n', 'pages'],
])('Zensical reads %s: %j', async (name, text, folder) => {
  const pages = { [`${folder}/b.md`]: '## A / B\n\n### A / B\n', [`${folder}/c/index.md`]: '' }
  const links = '[b](b.md#a-b_1) [c](c/index.md) [none](none.md) [none](b.md#a--b)\n'
  const { reported } = await run({ [name]: text, ...pages, [`${folder}/a.md`]: links })
  expect(reported).toEqual({
    [`${folder}/a.md`]: ['reference/missing-file', 'reference/missing-fragment'],
  })
})
