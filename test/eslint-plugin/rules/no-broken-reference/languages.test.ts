import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type LanguageName, languages } from '../../support/languages.ts'
import { lint } from '../../support/lint.ts'
import { temporarySite } from '../../support/temporary-site.ts'

// The links of a file of a site, in every language that has links, as the linter judges them.

const docusaurus = temporarySite({
  'docusaurus.config.js': '',
  'docs/intro.md': '# Intro\n\n## Install it\n',
  'docs/index.md': '# Docs\n',
  'static/img/logo.png': '',
  'src/components/own.png': '',
})

const plain = temporarySite({
  'index.html': '<h1 id="top-of-page">Home</h1>',
  'guide/install.html': '<h2 id="install">Install</h2>',
  'img/logo.png': '',
})

interface Case {
  readonly language: LanguageName
  readonly path: string
  readonly text: string
  /** `code text`, of each report. */
  readonly reports: readonly string[]
  readonly fixed?: string
}

const inPlain: readonly Case[] = [
  {
    language: 'html',
    path: 'page.html',
    text: '<a href="guide/instal.html">a</a> <a href="guide/install.html#instal">b</a> <a href="?a b">c</a>',
    reports: ['reference/missing-file guide/instal.html', 'reference/missing-fragment instal'],
    fixed:
      '<a href="guide/install.html">a</a> <a href="guide/install.html#instal">b</a> <a href="?a b">c</a>',
  },
  {
    language: 'css',
    path: 'css/style.css',
    text: 'a { background: url(../img/Logo.png) } b { background: url(../img/logo.png) }',
    reports: ['reference/wrong-case ../img/Logo.png'],
    fixed: 'a { background: url(../img/logo.png) } b { background: url(../img/logo.png) }',
  },
  {
    language: 'markdown',
    path: 'notes.md',
    text: '# Notes\n\n[a](guide/instal.html) [b](guide/install.html#install)\n',
    reports: ['reference/missing-file guide/instal.html'],
    fixed: '# Notes\n\n[a](guide/install.html) [b](guide/install.html#install)\n',
  },
]

const inDocusaurus: readonly Case[] = [
  {
    language: 'mdx',
    path: 'docs/page.mdx',
    text: 'import X from "./nothing"\n\n[a](./intr.md) [b](intro.md#install-it)\n\n<img src="/img/nothing.png" />\n',
    reports: ['reference/missing-file ./intr.md', 'reference/missing-file /img/nothing.png'],
    fixed:
      'import X from "./nothing"\n\n[a](./intro.md) [b](intro.md#install-it)\n\n<img src="/img/nothing.png" />\n',
  },
  {
    language: 'jsx',
    path: 'src/components/Logo.jsx',
    text: 'export const Logo = () => <a href="about"><img src="/img/Logo.png" /><img src="/img/logo.png" /></a>',
    reports: ['reference/wrong-case /img/Logo.png'],
    fixed:
      'export const Logo = () => <a href="about"><img src="/img/logo.png" /><img src="/img/logo.png" /></a>',
  },
  {
    language: 'tsx',
    path: 'src/pages/index.tsx',
    text: 'export default function Home(): JSX.Element { return <a href="/intro.mdx"><img src={logo} /></a> }',
    reports: ['reference/missing-file /intro.mdx'],
  },
  {
    language: 'vue',
    path: 'src/components/Logo.vue',
    text: '<template><a href="about"><img src="/img/Logo.png"><img src="./own.png"></a></template>',
    reports: ['reference/wrong-case /img/Logo.png'],
    fixed:
      '<template><a href="about"><img src="/img/logo.png"><img src="./own.png"></a></template>',
  },
  {
    language: 'svelte',
    path: 'src/components/Logo.svelte',
    text: '<a href="about"><img src="/img/Logo.png" alt=""><img src="/img/{name}.png" alt=""></a>',
    reports: ['reference/wrong-case /img/Logo.png'],
  },
  {
    language: 'astro',
    path: 'src/components/Logo.astro',
    text: '---\nconst a = 1\n---\n<a href="about"><img src="/img/Logo.png" alt=""></a>',
    reports: ['reference/wrong-case /img/Logo.png'],
  },
]

const elsewhere: readonly Case[] = [
  { language: 'jsx', path: 'app/Logo.jsx', text: '<img src="/img/Logo.png" />', reports: [] },
  { language: 'js', path: 'src/a.js', text: 'fetch("/img/nothing.png")', reports: [] },
  { language: 'json', path: 'docs/a.json', text: '{ "$schema": "./nothing.json" }', reports: [] },
]

function messagesOf(folder: string, { language, path, text }: Case, option: object) {
  const rules = { 'hreflint/no-broken-reference': ['warn', option] as never }
  const { config } = languages[language]
  return lint(text, { ...config, rules }, join(folder, path), folder)
}

function expectCase(folder: string, row: Case, option: object): void {
  const messages = messagesOf(folder, row, option)
  const lines = row.text.split('\n')
  expect(
    messages.map(({ messageId, line, column, endColumn }) => {
      return `${messageId} ${lines[line - 1]?.slice(column - 1, (endColumn ?? column) - 1)}`
    }),
  ).toEqual(row.reports)
  if (row.fixed === undefined) return
  const fix = messages[0]?.suggestions?.[0]?.fix
  const [start, end] = fix?.range ?? [0, 0]
  expect(row.text.slice(0, start) + fix?.text + row.text.slice(end)).toBe(row.fixed)
}

describe('in a folder of plain files', () => {
  test.each(inPlain)('$path', row =>
    expectCase(plain, row, { references: 'fragments', profile: 'files' }),
  )
})

describe('in a site that is recognized', () => {
  test.each(inDocusaurus)('$path', row => expectCase(docusaurus, row, {}))
})

test.each(elsewhere)('nothing is said of $path', row => expectCase(docusaurus, row, {}))

test('where no site is recognized, a preset tells slips of what exists, and nothing else', () => {
  const text =
    '<a href="guide/instal.html">a</a> <a href="guide/remove.html">b</a> <a href="/x">c</a>'
  const page: Case = { language: 'html', path: 'page.html', text, reports: [] }
  const said = messagesOf(plain, page, {}).map(({ messageId, column }) => [messageId, column])
  expect(said).toEqual([['reference/missing-file', 10]])
})

const first = inPlain[0] as Case

test.each([
  ['files alone', { references: 'files' }, ['reference/missing-file']],
  ['nothing', { references: 'off' }, []],
  ['no ignored code', { ignore: ['reference/missing-file'] }, ['reference/missing-fragment']],
  ['no generated file', { generated: ['guide/instal.*'] }, ['reference/missing-fragment']],
  [
    'what the site has by its address',
    { siteUrl: 'https://example.com/' },
    ['reference/missing-file', 'reference/missing-fragment'],
  ],
])('reports %s', (_, option, codes) => {
  const all = { references: 'fragments', profile: 'files', ...option }
  expect(messagesOf(plain, first, all).map(({ messageId }) => messageId)).toEqual(codes)
})

test.each([
  [{ ignore: ['reference/missing-fil'] }, 'reference/missing-fil'],
  [{ profile: 'fils' }, 'fils'],
])('%j is refused', (option, named) => {
  expect(() => messagesOf(plain, first, { references: 'files', ...option })).toThrow(named)
})

test('a comment of hreflint allows a link', () => {
  const text = `<!-- hreflint-disable-next-line reference/missing-file -->\n${first.text}`
  const option = { references: 'files', profile: 'files' }
  expect(messagesOf(plain, { ...first, text }, option)).toEqual([])
})
