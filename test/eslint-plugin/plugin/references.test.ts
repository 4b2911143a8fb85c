import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import * as html from '@html-eslint/parser'
import { ESLint } from 'eslint'
import hreflint from 'eslint-plugin-hreflint'
import { beforeAll, describe, expect, test } from 'vitest'
import { builtProgram } from '../../cli/support/built-program.ts'
import { temporarySite, writeSite } from '../support/temporary-site.ts'

// Broken references in a project of users: from the command line, on several threads, with suppressions, and as an editor asks.

const test_ = fileURLToPath(new URL('../..', import.meta.url))

const config = `import css from '@eslint/css'
import markdown from '@eslint/markdown'
import html from '@html-eslint/parser'
import hreflint from 'eslint-plugin-hreflint'

export default [
  { files: ['**/*.html'], languageOptions: { parser: html } },
  { files: ['**/*.md'], plugins: { markdown }, language: 'markdown/gfm' },
  { files: ['**/*.css'], plugins: { css }, language: 'css/css' },
  hreflint.configs['recommended-html'],
  hreflint.configs['recommended-markdown'],
  hreflint.configs['recommended-css'],
]
`

// A folder with this file is recognized as one that is served with clean URLs.
const project = temporarySite({
  'eslint.config.mjs': config,
  'errors.config.mjs': config.replace(
    /\n\]\n$/,
    "\n  { ...hreflint.configs['recommended-html'], rules: { 'hreflint/no-broken-reference': 'error' } },\n]\n",
  ),
  _redirects: '',
  'index.html': '<a href="/guide">a</a> <a href="giude">b</a>',
  'guide.html': '<h1 id="install">Guide</h1> <a href="index.html">a</a>',
  'news.md': '[a](guide.html#instal)\n',
  // What an entry of an old release names was there at that time.
  'CHANGELOG.md': '## 2.0.0\n\n[a](guide.html)\n\n## 1.0.0\n\n[b](gone.html)\n',
  'style.css': 'a { background: url(logo.png) }\n',
})

beforeAll(() => {
  builtProgram()
  symlinkSync(join(test_, 'node_modules'), join(project, 'node_modules'), 'dir')
}, 120_000)

interface FileReport {
  readonly filePath: string
  readonly messages: readonly { line: number; column: number; messageId: string }[]
}

function run(program: string, ...args: string[]) {
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(test_, program), '--format', 'json', ...args, '.'],
    { cwd: project, encoding: 'utf8' },
  )
  const reports = (JSON.parse(stdout) as FileReport[]).flatMap(({ filePath, messages }) =>
    messages.map(
      ({ line, column, messageId }) =>
        `${filePath.slice(project.length + 1)}:${line}:${column} ${messageId}`,
    ),
  )
  return { status, reports: reports.sort() }
}

const expected = [
  'index.html:1:33 reference/missing-file',
  'news.md:1:16 reference/missing-fragment',
  'style.css:1:21 reference/missing-file',
]

describe.each([
  ['ESLint 10', 'node_modules/eslint/bin/eslint.js'],
  ['ESLint 9.38', 'node_modules/eslint-9/bin/eslint.js'],
])('%s', { timeout: 120_000 }, (_, eslint) => {
  test('warns of them with a preset', () =>
    expect(run(eslint)).toEqual({ status: 0, reports: expected }))

  test('finds the same on several threads', () =>
    expect(run(eslint, '--concurrency', '2')).toEqual({ status: 0, reports: expected }))

  test('suppresses those of today, and reports new ones', () => {
    const asErrors = ['--config', 'errors.config.mjs']
    expect(run(eslint, ...asErrors).status).toBe(1)
    run(eslint, ...asErrors, '--suppress-all')
    expect(run(eslint, ...asErrors)).toMatchObject({ status: 0, reports: expected.slice(1) })
    writeSite(project, { 'new.html': '<a href="giude">b</a>' })
    expect(run(eslint, ...asErrors)).toEqual({
      status: 1,
      reports: ['new.html:1:10 reference/missing-file', ...expected.slice(1)].sort(),
    })
    rmSync(join(project, 'new.html'))
    rmSync(join(project, 'eslint-suppressions.json'))
  })
})

test('a process that goes on sees files that are new', { timeout: 120_000 }, async () => {
  const eslint = new ESLint({
    cwd: project,
    overrideConfigFile: true,
    overrideConfig: [
      { files: ['**/*.html'], languageOptions: { parser: html } },
      hreflint.configs['recommended-html'],
    ],
  })
  const filePath = join(project, 'index.html')
  const codes = async () => {
    const [result] = await eslint.lintText(readFileSync(filePath, 'utf8'), { filePath })
    return result?.messages.map(({ messageId }) => messageId)
  }
  expect(await codes()).toEqual(['reference/missing-file'])
  writeSite(project, { 'giude.html': '' })
  await setTimeout(1000)
  expect(await codes()).toEqual([])
  rmSync(join(project, 'giude.html'))
})

/** Counts how often the plugin reads each folder. The clock stands still, since folders are read again after a pause. */
const countingHook = `import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

Error.stackTraceLimit = 100
const counts = {}
const { readdirSync } = fs
fs.readdirSync = (folder, ...rest) => {
  if (/eslint-plugin.dist/.test(new Error().stack)) counts[folder] = (counts[folder] ?? 0) + 1
  return readdirSync(folder, ...rest)
}
syncBuiltinESMExports()
const start = Date.now()
Date.now = () => start
process.on('exit', () => fs.writeFileSync(process.env.COUNTS, JSON.stringify(counts)))
`

test('a run reads each folder of a site no more often for many files than for one', () => {
  const names = Array.from({ length: 12 }, (_, index) => `docs/page-${index}.md`)
  const pages = names.map(name => [name, '[a](../index.html) [b](deep/none.md)\n'] as const)
  const site = temporarySite({
    'eslint.config.mjs': config,
    'hook.mjs': countingHook,
    _redirects: '',
    'index.html': '<p>a</p>',
    'docs/deep/x.md': 'x\n',
    ...Object.fromEntries(pages),
  })
  symlinkSync(join(test_, 'node_modules'), join(site, 'node_modules'), 'dir')
  const countsOf = (...files: readonly string[]): Record<string, number> => {
    const COUNTS = join(site, 'counts.json')
    const hook = ['--import', pathToFileURL(join(site, 'hook.mjs')).href]
    const { stdout } = spawnSync(
      process.execPath,
      [...hook, join(test_, 'node_modules/eslint/bin/eslint.js'), ...files],
      { cwd: site, encoding: 'utf8', env: { ...process.env, COUNTS } },
    )
    expect(stdout.match(/no-broken-reference/g)).toHaveLength(files.length)
    return JSON.parse(readFileSync(COUNTS, 'utf8'))
  }
  const one = countsOf('docs/page-0.md')
  expect(one[join(site, 'docs', 'deep')]).toBe(1)
  expect(countsOf(...names)).toEqual(one)
})
