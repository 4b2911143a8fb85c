import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import markdown from '@eslint/markdown'
import { ESLint } from 'eslint'
import hreflint from 'eslint-plugin-hreflint'
import { expect, test } from 'vitest'
import { codesByFile, folderWith, runCli } from '../cli/support/run-cli.ts'
import { type DiagnosticReport, started } from '../language-server/sessions.ts'

// One repository with a package of each registry, as the command line, an editor and ESLint see it.

const repository = 'https://github.com/ada/engine'
const link = '# Engine\n\n[License](../LICENSE)\n'

const files = {
  '.git/config': `[remote "origin"]\n\turl = ${repository}.git\n`,
  '.git/HEAD': 'ref: refs/heads/main\n',
  LICENSE: '',
  'python/pyproject.toml':
    '[project]\nname = "engine"\nversion = "1"\nreadme = "README.md"\nkeywords = ["steam"]\n',
  'js/package.json': JSON.stringify({
    name: 'engine',
    version: '1.0.0',
    // An editor reads more than the start of a manifest.
    keywords: Array.from({ length: 3000 }, (_, index) => `word-${index}`),
    files: ['dist'],
    repository,
  }),
  'rust/Cargo.toml': `[package]\nname = "engine"\nversion = "1.0.0"\ndescription = "Counts."\nlicense = "MIT"\nrepository = "${repository}/tree/main/rust"\n`,
  'dart/pubspec.yaml': 'name: engine\nversion: 1.0.0\ndescription: Counts.\n',
  'dart/LICENSE': '',
  'client/package.json': JSON.stringify({
    name: 'engine',
    version: '1.0.0',
    publisher: 'ada',
    engines: { vscode: '^1.90.0' },
    repository: { url: repository },
  }),
  'app/package.json': JSON.stringify({ name: 'app', version: '1.0.0', private: true, repository }),
}
const published = ['client', 'dart', 'js', 'python', 'rust']
const folders = [...published, 'app']
const documents = folders.map(folder => `${folder}/README.md`)
const code = 'reference/dead-elsewhere'
const expected = Object.fromEntries(
  folders.map(folder => [`${folder}/README.md`, published.includes(folder) ? [code] : []]),
)

function repositoryOnDisk(more: Readonly<Record<string, string>> = {}): string {
  const texts = Object.fromEntries(documents.map(path => [path, link]))
  return folderWith({ ...files, ...texts, ...more })
}

const workflow = {
  '.github/workflows/publish.yml': 'steps:\n  - run: python absolute.py README.md\n',
}

test('the command line', async () => {
  const run = await runCli(['--format', 'json', ...documents], { cwd: repositoryOnDisk() })
  expect(codesByFile(run)).toEqual(expected)
})

async function saidByEditor(cwd: string): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const workspaceFolders = [{ uri: pathToFileURL(cwd).href, name: 'site' }]
  const { client } = await started({ textDocument: { diagnostic: {} } }, { workspaceFolders })
  const said: Record<string, readonly unknown[]> = {}
  for (const path of documents) {
    const uri = pathToFileURL(join(cwd, path)).href
    client.open(uri, link, 'markdown')
    const asked = { textDocument: { uri } }
    const { items = [] } = await client.request<DiagnosticReport>('textDocument/diagnostic', asked)
    said[path] = items.map(item => item.code)
  }
  await client.stop()
  return said
}

test('an editor', async () => {
  expect(await saidByEditor(repositoryOnDisk())).toEqual(expected)
})

test('the command line and an editor say nothing of what a workflow changes', async () => {
  const nothing = Object.fromEntries(documents.map(path => [path, []]))
  const cwd = repositoryOnDisk(workflow)
  const run = await runCli(['--format', 'json', ...documents], { cwd })
  expect(codesByFile(run)).toEqual(nothing)
  expect(await saidByEditor(cwd)).toEqual(nothing)
})

test('ESLint', async () => {
  const cwd = repositoryOnDisk()
  const eslint = new ESLint({
    cwd,
    overrideConfigFile: true,
    overrideConfig: [
      { files: ['**/*.md'], plugins: { markdown }, language: 'markdown/gfm' },
      hreflint.configs['recommended-markdown'],
    ] as never,
  })
  const results = await eslint.lintFiles(documents)
  const said = results.map(({ filePath, messages }) => [
    filePath.slice(cwd.length + 1),
    messages.map(({ messageId }) => messageId),
  ])
  expect(Object.fromEntries(said)).toEqual(expected)
})

test('a run with a cache, after a manifest has changed', async () => {
  const cwd = repositoryOnDisk()
  const cached = async () => {
    const args = ['--format', 'json', '--cache', '--cache-location', '.cache', 'js/README.md']
    return codesByFile(await runCli(args, { cwd }))['js/README.md']
  }
  expect(await cached()).toEqual([code])
  expect(await cached()).toEqual([code])
  const manifest = JSON.parse(files['js/package.json']) as object
  writeFileSync(join(cwd, 'js/package.json'), JSON.stringify({ ...manifest, private: true }))
  expect(await cached()).toEqual([])
  writeFileSync(join(cwd, 'js/package.json'), files['js/package.json'])
  expect(await cached()).toEqual([code])
})
