import { expect, test } from 'vitest'
import { git, repositoryWith } from '../../support/git-repository.ts'
import { codesByFile, folderWith, runCli } from '../../support/run-cli.ts'

// What the linter is told of a site decides what it says of the Markdown in it.

const label = 'See [this][giude].\n\n[guide]: b.md\n'
const space = '[x](b c.md)\n'

test.each<[name: string, files: Record<string, string>, codes: string[]]>([
  ['MkDocs', { 'mkdocs.yml': 'site_name: x\n' }, ['reference/missing-definition']],
  ['MkDocs with mkdocstrings', { 'mkdocs.yml': 'site_name: x\nplugins:\n  - mkdocstrings:\n' }, []],
  ['MkDocs with autorefs', { 'mkdocs.yml': 'site_name: x\nplugins: [search, autorefs]\n' }, []],
  [
    'VitePress',
    { 'docs/.vitepress/config.ts': 'export default {}' },
    ['reference/missing-definition', 'document/space-in-destination'],
  ],
])('%s', async (_, files, codes) => {
  const documents = { 'docs/a.md': `${label}\n${space}`, 'docs/b.md': '', 'docs/b c.md': '' }
  const cwd = folderWith({ ...files, ...documents })
  const found = codesByFile(await runCli(['.', '--format', 'json'], { cwd }))
  expect(found['docs/a.md'] ?? []).toEqual(codes)
})

test('a change elsewhere takes no definition away', async () => {
  const cwd = repositoryWith({
    'mkdocs.yml': 'site_name: x\nplugins: [search]\n',
    'docs/index.md': '[b](b.md) [this][none]\n',
    'docs/b.md': '# B\n',
  })
  git(cwd, 'rm', '--quiet', 'docs/b.md')
  const run = await runCli(['--staged', '--format', 'json'], { cwd })
  expect(codesByFile(run)).toEqual({ 'docs/index.md': ['reference/missing-file'] })
})

test.each<[name: string, files: Record<string, string>, page: string, target: string]>([
  ['MkDocs', { 'mkdocs.yml': 'site_name: x\n' }, 'docs/a.md', 'docs/b c.md'],
  ['Jekyll', { '_config.yml': 'title: x\nplugins: [jekyll-relative-links]\n' }, 'a.md', 'b c.md'],
])('a destination with spaces is a link in %s', async (_, files, page, target) => {
  const front = files['_config.yml'] === undefined ? '' : '---\n---\n'
  const documents = {
    [page]: `${front}[x](b c.md) [y](b  d.md) [v](https://a.example/b c)\n`,
    [target]: `${front}# C\n`,
  }
  const cwd = folderWith({ ...files, ...documents })
  const run = await runCli(['.', '--format', 'json', '--references', 'fragments'], { cwd })
  const found = Object.values(codesByFile(run)).flat()
  expect(found).toEqual(['reference/missing-file'])
})

test('a destination with spaces that is allowed is not looked for', async () => {
  const cwd = folderWith({
    'mkdocs.yml': 'site_name: x\n',
    'docs/a.md': '[x](n o.md) [y](no.md)\n',
    'hreflint.config.json': '{ "allow": { "urls": ["n*o.md"] } }',
  })
  const run = await runCli(['.', '--format', 'json'], { cwd })
  expect(Object.values(codesByFile(run)).flat()).toEqual([])
})
