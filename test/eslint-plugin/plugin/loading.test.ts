import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtProgram } from '../../cli/support/built-program.ts'

// What the built plugin opens: Node's own record of the scripts that a process has run.

const here = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'hreflint-loading-'))

beforeAll(() => {
  builtProgram()
  // Outside the checkout, of which other tests take a copy meanwhile; packages are found from there.
  symlinkSync(join(here, 'node_modules'), join(folder, 'node_modules'), 'dir')
}, 120_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The files of the project that are loaded to lint a text with the recommended rules. */
function loadedFor(
  code: string,
  name = 'a.jsx',
  preset = 'recommended',
  rules = {},
): { files: string[]; codes: string[] } {
  const coverage = mkdtempSync(join(folder, 'run-'))
  const program = join(folder, 'program.mjs')
  writeFileSync(
    program,
    `import { Linter } from 'eslint'
    import * as html from '@html-eslint/parser'
    import plugin from 'eslint-plugin-hreflint'
    const jsx = { parserOptions: { ecmaFeatures: { jsx: true } } }
    const languageOptions = ${JSON.stringify(name)}.endsWith('.html') ? { parser: html } : jsx
    const preset = plugin.configs['${preset}']
    const rules = { ...preset.rules, ...${JSON.stringify(rules)} }
    const config = { ...preset, rules, files: ['**/*.*'], languageOptions }
    const messages = new Linter().verify(${JSON.stringify(code)}, config, ${JSON.stringify(name)})
    console.log(JSON.stringify(messages.map(({ messageId }) => messageId)))`,
  )
  const env = { ...process.env, NODE_V8_COVERAGE: coverage }
  const { stdout } = spawnSync(process.execPath, [program], { env, encoding: 'utf8' })
  const files = readdirSync(coverage).flatMap(file => {
    const { result } = JSON.parse(readFileSync(join(coverage, file), 'utf8')) as {
      result: readonly { url: string }[]
    }
    return result.map(({ url }) => url)
  })
  return { files, codes: JSON.parse(stdout) as string[] }
}

/** All that reads documents; literals of scripts have an entry of their own. */
const documents = /\/packages\/documents\/dist\/index\.js$/
const hostNames = /\/tr46\/|\/punycode\/|idna/
const programs = /\/core\/dist\/specs\/programs\/(?!ids)/
const patterns = /\/packages\/patterns\/dist\/(?:index|documents)\.js$/
const otherSpecs = /\/core\/dist\/specs\/(?!whatwg)/

test('scripts and JSX load nothing of HTML, CSS, Markdown, host names or other specifications', () => {
  const code = `const API = 'https://example.com:65536'
    fetch(API + '/a b'); link.href = '/c|d'; const a = <a href="/e f" />`
  const { files, codes } = loadedFor(code)
  expect(codes).toEqual([
    'whatwg/port-out-of-range',
    'whatwg/unescaped-pipe',
    'whatwg/unescaped-space',
  ])
  for (const pattern of [documents, hostNames, otherSpecs]) {
    expect(files.filter(file => pattern.test(file))).toEqual([])
  }
})

test('they are loaded when a file needs them', () => {
  const { files, codes } = loadedFor('const a = <img srcSet="/a|b 2x, http://é|/ 3x" />')
  expect(codes).toHaveLength(2)
  expect(files.some(file => documents.test(file))).toBe(true)
  expect(files.some(file => hostNames.test(file))).toBe(true)
})

test('a page loads neither programs nor what reads patterns', () => {
  const { files, codes } = loadedFor(
    '<a href="https://a.example/b c">',
    'a.html',
    'recommended-html',
  )
  expect(codes).toEqual(['whatwg/unescaped-space'])
  for (const pattern of [programs, patterns]) {
    expect(files.filter(file => pattern.test(file))).toEqual([])
  }
})

test('a page with a pattern loads what reads it', () => {
  const policy = '<meta http-equiv="Content-Security-Policy" content="img-src https://a:b">'
  const rules = { 'hreflint/no-broken-pattern': 'error' }
  const { files } = loadedFor(policy, 'a.html', 'recommended-html', rules)
  expect(files.some(file => patterns.test(file))).toBe(true)
})

test('a rule that compares programs loads them', () => {
  const rules = { 'hreflint/no-divergent-url': 'error' }
  const { files, codes } = loadedFor(
    '<a href="http://0177.0.0.1/">',
    'a.html',
    'recommended-html',
    rules,
  )
  expect(codes).toContain('host')
  expect(files.some(file => programs.test(file))).toBe(true)
})
