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
