import { describe, expect, test } from 'vitest'
import { codesByFile, folderWith, runCli } from '../support/run-cli.ts'

// The folder that a generator writes its pages to lies in its site, but the pages in it are served as they are.

type Files = Readonly<Record<string, string>>

async function codes(files: Files, folder: string, ...options: string[]) {
  const args = ['--format', 'json', ...options, folder]
  const found = codesByFile(await runCli(args, { cwd: folderWith(files) }))
  return Object.fromEntries(Object.entries(found).filter(([, items]) => items.length > 0))
}

const links = (...urls: string[]) => urls.map(url => `<a href="${url}">x</a>`).join('\n')
const asked = ['--references', 'fragments']
const missing = 'reference/missing-file'

const generators: readonly [name: string, source: Files, built: string][] = [
  ['VitePress', { '.vitepress/config.ts': 'export default {}' }, '.vitepress/dist'],
  ['Docusaurus', { 'docusaurus.config.js': 'module.exports = {}' }, 'build'],
  ['Astro', { 'astro.config.mjs': 'export default {}' }, 'dist'],
  ['Starlight', { 'astro.config.mjs': '', 'src/content/docs/a.md': '' }, 'dist'],
  ['MkDocs', { 'mkdocs.yml': 'site_name: x\n', 'docs/a.md': '' }, 'site'],
  ['Hugo', { 'hugo.toml': 'title = "x"\n', 'content/a.md': '' }, 'public'],
  ['mdBook', { 'book.toml': '[book]\n', 'src/a.md': '' }, 'book'],
  ['Jekyll', { '_config.yml': 'title: x\n' }, '_site'],
]

/** A built site whose links lead to pages and anchors, except those that are given. */
function built(folder: string, base: string, ...others: string[]): Files {
  const right = ['guide/a', 'guide/a.html#x', `${base}guide/a#x`, base, ...others]
  return {
    [`${folder}/index.html`]: links(...right),
    [`${folder}/guide/a.html`]: `<h1 id="x">x</h1>${links('../', `${base}index.html`)}`,
  }
}

describe.each(generators)('the output folder of %s', (_, source, folder) => {
  const page = `${folder}/index.html`

  test('is resolved as pages with clean URLs if references are asked for', async () => {
    expect(await codes({ ...source, ...built(folder, '/') }, folder, ...asked)).toEqual({})
    const broken = built(folder, '/', 'none', 'guide/b', 'guide/a#y')
    expect(await codes({ ...source, ...broken }, folder, ...asked)).toEqual({
      [page]: [missing, missing, 'reference/missing-fragment'],
    })
  })

  test('is not resolved unasked', async () => {
    expect(await codes({ ...source, ...built(folder, '/', 'none') }, folder)).toEqual({})
  })
})

test('a base in the sidebar of VitePress is not that of the site', async () => {
  const config = "export default { themeConfig: { sidebar: [{ base: '/p/', items: [] }] } }"
  const site = { '.vitepress/config.ts': config, ...built('.vitepress/dist', '/', '/p/a') }
  const pages = { ...site, '.vitepress/dist/p/a.html': '' }
  expect(await codes(pages, '.vitepress/dist', ...asked)).toEqual({})
})

const based: readonly [name: string, source: Files, built: string][] = [
  ['VitePress', { '.vitepress/config.ts': "export default { base: '/p/' }" }, '.vitepress/dist'],
  [
    'Docusaurus',
    { 'docusaurus.config.js': "module.exports = { url: 'https://a.test', baseUrl: '/p/' }" },
    'build',
  ],
  ['Astro', { 'astro.config.mjs': "export default { base: 'p' }" }, 'dist'],
  ['MkDocs', { 'mkdocs.yml': 'site_url: https://a.test/p/\n' }, 'site'],
  ['Hugo', { 'hugo.toml': "baseURL = 'https://a.test/p/'\n" }, 'public'],
  ['mdBook', { 'book.toml': '[output.html]\nsite-url = "/p/"\n' }, 'book'],
  ['Jekyll', { '_config.yml': 'baseurl: /p\n' }, '_site'],
]

describe.each(based)('the base path of %s', (_, source, folder) => {
  const page = `${folder}/index.html`

  test('is part of the links of built pages', async () => {
    expect(await codes({ ...source, ...built(folder, '/p/') }, folder, ...asked)).toEqual({})
    expect(
      await codes({ ...source, ...built(folder, '/p/', '/p/none') }, folder, ...asked),
    ).toEqual({
      [page]: [missing],
    })
  })

  test('applies as well if a file in the folder shows that it holds pages', async () => {
    const site = { ...source, [`${folder}/.nojekyll`]: '' }
    expect(await codes({ ...site, ...built(folder, '/p/') }, folder)).toEqual({})
    expect(await codes({ ...site, ...built(folder, '/p/', '/p/none') }, folder)).toEqual({
      [page]: [missing],
    })
  })
})

describe.each([
  ['.vitepress/config.ts', 'export default { base: process.env.BASE }', '.vitepress/dist'],
  ['docusaurus.config.js', 'module.exports = { url, baseUrl: process.env.BASE }', 'build'],
  ['astro.config.mjs', 'export default { base: process.env.BASE }', 'dist'],
])('a base path that only running %s would reveal', (file, config, folder) => {
  test('leaves the built pages unresolved', async () => {
    const site = { [file]: config, ...built(folder, '/p/', 'none') }
    expect(await codes(site, folder, ...asked)).toEqual({})
  })
})

const configured: readonly [name: string, source: Files, built: string][] = [
  ['VitePress', { '.vitepress/config.ts': "export default { outDir: './out/www' }" }, 'out/www'],
  ['Astro', { 'astro.config.mjs': "export default { outDir: 'build/www' }" }, 'build/www'],
  ['MkDocs', { 'mkdocs.yml': 'site_name: x\nsite_dir: "www"\n', 'docs/a.md': '' }, 'www'],
  ['Hugo', { 'hugo.toml': 'publishdir = "out/"\n', 'content/a.md': '' }, 'out'],
  ['Hugo, JSON', { 'hugo.json': '{\n  "publishDir": "out"\n}\n', 'content/a.md': '' }, 'out'],
  ['mdBook', { 'book.toml': '[build]\nbuild-dir = "www"\n', 'src/a.md': '' }, 'www'],
  ['Jekyll', { '_config.yml': 'destination: ./www\n' }, 'www'],
]

describe.each(configured)(
  'the output folder that the configuration of %s names',
  (_, source, folder) => {
    const page = `${folder}/index.html`
    const broken = built(folder, '/', 'none', 'guide/a#y')

    test('is resolved as pages if references are asked for', async () => {
      expect(await codes({ ...source, ...built(folder, '/') }, folder, ...asked)).toEqual({})
      expect(await codes({ ...source, ...broken }, folder, ...asked)).toEqual({
        [page]: [missing, 'reference/missing-fragment'],
      })
    })

    test('is neither resolved unasked nor taken for sources', async () => {
      expect(await codes({ ...source, ...broken }, '.')).toEqual({})
    })
  },
)

test.each([
  ['.vitepress/config.ts', 'export default { outDir: process.env.OUT }', '.vitepress/dist'],
  ['astro.config.mjs', "export default { outDir: new URL('out', here) }", 'dist'],
  ['mkdocs.yml', 'site_dir: !ENV [OUT, site]\n', 'site'],
  ['hugo.toml', 'publishDir = "../public"\n', 'public'],
])(
  'an output folder that %s does not plainly name is not the usual one',
  async (file, config, folder) => {
    const site = { [file]: config, ...built(folder, '/', 'none') }
    expect(await codes(site, folder, ...asked)).toEqual({})
  },
)

test('the output folder of a bundler is not that of VitePress', async () => {
  const config = "export default { vite: { build: { outDir: 'out' } } }"
  const site = { '.vitepress/config.ts': config, ...built('.vitepress/dist', '/', 'none') }
  expect(await codes(site, '.vitepress/dist', ...asked)).toEqual({
    '.vitepress/dist/index.html': [missing],
  })
})
