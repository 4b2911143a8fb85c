import { describe, expect, test } from 'vitest'
import { codesByFile, folderWith, runCli } from '../../support/run-cli.ts'

// Markdown in a repository on GitHub is not read there if a generator makes pages from it.

const repository = {
  '.git/HEAD': 'ref: refs/heads/main\n',
  '.git/config': '[remote "origin"]\n\turl = https://github.com/a/b.git\n',
}
// As authors of pages write them: an address, a page without its ending, a copied picture.
const links = '[x](/docs/next/guide) [y](/about/) [z](other) ![p](/img/x.png) [q](../other/)\n'

async function reported(files: Readonly<Record<string, string>>, ...options: string[]) {
  const cwd = folderWith({ ...repository, ...files })
  const run = await runCli(['--format', 'json', ...options, '.'], { cwd })
  return Object.entries(codesByFile(run))
    .filter(([, codes]) => codes.length > 0)
    .map(([file]) => file)
}

const pages: readonly [name: string, page: string, files: Record<string, string>][] = [
  [
    'Docusaurus, an older version',
    'versioned_docs/version-1.0/a.md',
    { 'docusaurus.config.js': '' },
  ],
  ['Docusaurus, a second set', 'api_versioned_docs/version-1/a.md', { 'docusaurus.config.ts': '' }],
  [
    'Docusaurus, versions that are kept aside',
    'versioned_docs_archived/version-1.0/a.md',
    { 'docusaurus.config.ts': '' },
  ],
  ['Docusaurus, docs beside the site', 'docs/a.md', { 'website/docusaurus.config.js': '' }],
  ['Astro, a collection', 'src/content/blog/a.md', { 'astro.config.mjs': 'export default {}' }],
  [
    'Starlight, a collection beside the docs',
    'src/content/changelog/a.md',
    { 'astro.config.mjs': 'export default {}', 'src/content/docs/index.md': '' },
  ],
  ['Hugo, a language in its own folder', 'content.fr/a.md', { 'hugo.toml': '' }],
  ['Hugo, the old name', 'content/a.md', { 'config.toml': '', 'layouts/index.html': '' }],
  ['Zola', 'content/a.md', { 'config.toml': '', 'templates/index.html': '' }],
  ['Gatsby', 'content/posts/a.md', { 'gatsby-config.js': '' }],
  ['Next.js', 'content/a.md', { 'next.config.mjs': '' }],
  ['Next.js, the page of a folder', 'content/docs/README.md', { 'next.config.js': '' }],
  ['Next.js, pages', 'src/pages/a.md', { 'next.config.js': '' }],
  ['Nuxt', 'content/a.md', { 'nuxt.config.ts': '' }],
  ['SvelteKit', 'src/posts/a.md', { 'svelte.config.js': '' }],
  ['Eleventy', 'posts/a.md', { 'eleventy.config.js': '' }],
  ['VuePress', 'docs/README.md', { 'docs/.vuepress/config.js': '' }],
  ['Rspress', 'docs/a.md', { 'rspress.config.ts': '' }],
  ['Quarto', 'a.md', { '_quarto.yml': '' }],
  ['Pelican', 'content/a.md', { 'pelicanconf.py': '' }],
  ['Sphinx with MyST', 'docs/a.md', { 'docs/conf.py': '' }],
]

describe.each(pages)('%s', (_, page, files) => {
  test('makes pages whose links are not resolved as those of GitHub', async () => {
    expect(await reported({ ...files, [page]: links })).toEqual([])
    expect(await reported({ ...files, [page]: links }, '--references', 'fragments')).toEqual([])
  })

  test('leaves the README of the repository to GitHub', async () => {
    expect(await reported({ ...files, [page]: links, 'README.md': links })).toEqual(['README.md'])
  })
})

test('a README among the sources of Astro is read on GitHub', async () => {
  const files = { 'astro.config.mjs': 'export default {}', 'src/content/README.md': links }
  expect(await reported(files)).toEqual(['src/content/README.md'])
})

test('docs beside a site that has docs of its own are read on GitHub', async () => {
  const files = { 'website/docusaurus.config.js': '', 'website/docs/a.md': '', 'docs/a.md': links }
  expect(await reported(files)).toEqual(['docs/a.md'])
})

test('the profile that a user sets applies to all Markdown', async () => {
  const files = { 'astro.config.mjs': 'export default {}', 'src/content/blog/a.md': links }
  expect(await reported(files, '--profile', 'github')).toEqual(['src/content/blog/a.md'])
})
