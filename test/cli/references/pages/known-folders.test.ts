import { describe, expect, test } from 'vitest'
import { codesByFile, folderWith, runCli } from '../../support/run-cli.ts'

// Where almost every link to an address finds the source of its page, a link that finds none is broken.

async function reported(files: Readonly<Record<string, string>>) {
  const run = await runCli(['--format', 'json', '.'], { cwd: folderWith(files) })
  return Object.entries(codesByFile(run)).flatMap(([, found]) => found)
}

const names = Array.from({ length: 20 }, (_, index) => `page-${String.fromCharCode(97 + index)}`)
const links = (...targets: string[]) => targets.map(target => `[x](${target})\n`).join('\n')

const missing = 'reference/missing-file'

describe.each<[name: string, content: string, files: Record<string, string>]>([
  [
    'Docusaurus',
    'docs/',
    {
      'docusaurus.config.js':
        "module.exports = { presets: [['classic', { docs: { routeBasePath: '/' } }]] }",
    },
  ],
  ['Hugo', 'content/', { 'hugo.toml': '' }],
  ['Starlight', 'src/content/docs/', { 'astro.config.mjs': '' }],
  ['Astro', 'src/pages/', { 'astro.config.mjs': '' }],
  ['Eleventy', '', { 'eleventy.config.js': '' }],
  ['MkDocs', 'docs/', { 'mkdocs.yml': 'site_url: https://a.test/\n' }],
  ['VuePress', '', { '.vuepress/config.js': '' }],
  ['Rspress', 'docs/', { 'rspress.config.ts': '' }],
])('%s', (_, content, config) => {
  const pages = Object.fromEntries(names.map(name => [`${content}guide/${name}.md`, '# Page\n']))
  const site = { ...config, ...pages }
  const all = links(...names.map(name => `/guide/${name}/`))
  const start = `${content}start.md`

  test.each([
    ['/guide/nope/', [missing]],
    ['/guide/nope', [missing]],
    ['/guide/nope.html', [missing]],
    ['/guide/nope/page-a/', [missing]],
    ['/giude/page-a/', [missing]],
    ['/guides/page-a/', [missing]],
    ['/other/page-a/', []],
    ['/other/', []],
    ['/guide/', []],
    ['/guide/tags/a/', []],
    ['/guide/page/2/', []],
    ['/guide/data.json', []],
  ])('%s', async (link, codes) => {
    expect(await reported({ ...site, [start]: all + links(link) })).toEqual(codes)
  })

  test('few links show nothing', async () => {
    const text = links('/guide/page-a/', '/guide/page-b/', '/guide/nope/')
    expect(await reported({ ...site, [start]: text })).toEqual([])
  })

  test('a program makes pages where several are missing', async () => {
    const more = links('/guide/api/a/', '/guide/api/b/', '/guide/api/c/')
    expect(await reported({ ...site, [start]: all + more })).toEqual([])
    expect(await reported({ ...site, [start]: all + more + links('/guide/nope/') })).toEqual([
      missing,
    ])
  })

  test('links that start elsewhere show nothing of others', async () => {
    expect(await reported({ ...site, [start]: all + links('nope') })).toEqual([])
  })
})

test('the address of a blog is that of a list of its posts', async () => {
  const pages = Object.fromEntries(names.map(name => [`docs/guide/${name}.md`, '# Page\n']))
  const all = links(...names.map(name => `/docs/guide/${name}/`))
  const site = { 'docusaurus.config.js': '', ...pages, 'blog/2026-01-02-a.md': '# Post\n' }
  expect(await reported({ ...site, 'docs/a.md': all + links('/blog', '/blog/') })).toEqual([])
  expect(await reported({ ...site, 'docs/a.md': all + links('/docs/guide/nope') })).toEqual([
    missing,
  ])
})

test('pages of folders with capital letters have addresses with small ones', async () => {
  const pages = Object.fromEntries(names.map(name => [`src/content/docs/Guide/${name}.md`, '']))
  const all = links(...names.map(name => `/guide/${name}/`))
  const site = { 'astro.config.mjs': '', ...pages }
  expect(await reported({ ...site, 'src/content/docs/a.md': all })).toEqual([])
})

describe('Starlight shows pages that are not translated in the default language', () => {
  const page = 'src/content/docs/fr/start.md'
  const more = { 'src/content/docs/fr/a.md': '' }
  const config = (options: string) => ({
    'astro.config.mjs': `export default { integrations: [starlight({ ${options} })] }`,
  })
  const usual = (folder: string) =>
    Object.fromEntries(
      names.map(name => [`src/content/docs/${folder}guide/${name}.md`, '# Page\n']),
    )

  test.each<[what: string, options: string, folder: string]>([
    ['in a folder', "defaultLocale: 'en', locales: { en: {}, fr: {} }", 'en/'],
    ['in the root', 'locales: { root: {}, fr: {} }', ''],
    ['with computed languages', "defaultLocale: 'en', locales: all()", 'en/'],
  ])('%s', async (_, options, folder) => {
    const site = { ...config(options), ...usual(folder), ...more }
    const all = links(...names.map(name => `/fr/guide/${name}/#page`))
    expect(await reported({ ...site, [page]: all })).toEqual([])
    expect(await reported({ ...site, [page]: all + links('/fr/guide/nope/') })).toEqual([missing])
    expect(await reported({ ...site, [page]: links('/fr/guide/page-a/#nope') })).toEqual([
      'reference/missing-fragment',
    ])
  })
})
