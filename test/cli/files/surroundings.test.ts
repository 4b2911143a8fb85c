import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { codesByFile, folderWith, runCli } from '../support/run-cli.ts'

const compose = 'services: {a: {environment: ["URL=postgres://app:${PASSWORD}@db/x"]}}\n'

test('a variable of a Compose file is looked up in the file .env beside it, also with a cache', async () => {
  const cwd = folderWith({
    'compose.yml': compose,
    'sub/compose.yml': compose,
    '.env': 'PASSWORD=p/ss\n',
  })
  const codes = { 'compose.yml': ['document/unescaped-value'], 'sub/compose.yml': [] }
  for (const args of [[], ['--cache'], ['--cache']]) {
    const run = await runCli(['--format', 'json', ...args, '.'], { cwd })
    expect(codesByFile(run)).toEqual({ '.env': [], ...codes })
    expect(run.stdout).not.toContain('p/ss')
  }
  writeFileSync(join(cwd, '.env'), 'PASSWORD=pass\n')
  const again = await runCli(['--format', 'json', '--cache', 'compose.yml'], { cwd })
  expect(codesByFile(again)).toEqual({ 'compose.yml': [] })
})

test('the repository of a package.json is held against the git remote', async () => {
  const cwd = folderWith({
    'package.json': '{ "repository": "https://github.com/acme/other" }',
    'packages/a/package.json':
      '{ "repository": { "url": "git+https://github.com/acme/shop.git" } }',
  })
  const run = () => runCli(['--format', 'json', '.'], { cwd })
  const none = { 'package.json': [], 'packages/a/package.json': [] }
  expect(codesByFile(await run())).toEqual(none)
  mkdirSync(join(cwd, '.git'))
  const config = '[core]\n\tbare = false\n[remote "origin"]\n\turl = git@github.com:acme/shop.git\n'
  writeFileSync(join(cwd, '.git/config'), config)
  expect(codesByFile(await run())).toEqual({
    ...none,
    'package.json': ['document/other-repository'],
  })
  rmSync(join(cwd, '.git'), { recursive: true })
})

test('--text reads files in languages that are not known', async () => {
  const cwd = folderWith({
    'notes.txt': 'see postgres://app:p/ss@db/x',
    'image.bin': '\0\x01postgres://app:p/ss@db/x',
    'a.html': '<a href="/">',
  })
  const plain = await runCli(['--format', 'json', '.'], { cwd })
  expect(codesByFile(plain)).toEqual({ 'a.html': [] })
  const asText = await runCli(['--format', 'json', '--text', '.'], { cwd })
  expect(codesByFile(asText)).toEqual({
    'a.html': [],
    'image.bin': [],
    'notes.txt': ['postgres/unescaped-delimiter-in-password'],
  })
  const stdin = 'postgres://app:p/ss@db/x'
  const piped = await runCli(['--text', '--stdin-filename', 'a.log', '--format', 'json'], {
    cwd,
    stdin,
  })
  expect(Object.values(codesByFile(piped))).toEqual([['postgres/unescaped-delimiter-in-password']])
})

test('npm compares the letter case of a repository where it states where a package was built', async () => {
  const manifest = '"repository": "https://github.com/Acme/shop"'
  const cwd = folderWith({
    'package.json': `{ ${manifest} }`,
    'b/package.json': `{ ${manifest}, "publishConfig": { "provenance": true } }`,
    '.git/config': '[remote "origin"]\n\turl = git@github.com:acme/shop.git\n',
  })
  const run = await runCli(['--format', 'json', '.'], { cwd })
  expect(codesByFile(run)).toEqual({
    'b/package.json': ['document/other-repository'],
    'package.json': [],
  })
})

test('a chapter that the summary of a book leaves out is no page, so its redirect is used', async () => {
  const book = 'src/SUMMARY.md'
  const redirects = '[output.html.redirect]\n"/a.html" = "b.html"\n"/b.html" = "c.html"\n'
  const chapters = { 'src/a.md': '', 'src/b.md': '', 'src/c.md': '' }
  const cwd = folderWith({
    'book.toml': `[book]\ntitle = "x"\n\n${redirects}`,
    [book]: '- [b](b.md)\n- [c](c.md)\n',
    ...chapters,
  })
  const run = await runCli(['--format', 'json', 'book.toml'], { cwd })
  expect(codesByFile(run)).toEqual({ 'book.toml': ['redirect/shadowed'] })
})
