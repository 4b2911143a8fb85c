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
