import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { configSchema } from '@hreflint/linter'
import { Ajv } from 'ajv'
import { parse } from 'jsonc-parser'
import { describe, expect, test } from 'vitest'
import { codesByFile, folderWith, runCli } from '../support/run-cli.ts'

const space = '<a href="/a b">'
const port = 'fetch("https://example.com:99999/")'
const off = '{ "severities": { "whatwg/unescaped-space": "off" } }'
const codes = ['whatwg/unescaped-space']

const cases: readonly [
  name: string,
  files: Record<string, string>,
  args: string[],
  found: Record<string, string[]>,
][] = [
  [
    'the nearest counts',
    {
      'hreflint.config.json': off,
      'sub/hreflint.config.json': '{}',
      'a.html': space,
      'sub/deep/b.html': space,
    },
    ['.'],
    { 'a.html': [], 'sub/deep/b.html': codes },
  ],
  [
    'with comments and trailing commas',
    { 'hreflint.config.json': '// why\n{ "severities": { "*": "off", }, }', 'a.html': space },
    ['.'],
    { 'a.html': [] },
  ],
  [
    'divergences, where they are asked for',
    {
      'hreflint.config.json': '{ "severities": { "*": "off" } }',
      'a.html': '<a href="http:///evil.example">',
      'sub/hreflint.config.json':
        '{ "severities": { "*": "off", "divergence/host": "warning" }, "divergenceSpecs": ["whatwg", "rfc3987"] }',
      'sub/b.html': '<a href="http:///evil.example">',
    },
    ['.'],
    { 'a.html': [], 'sub/b.html': ['divergence/host'] },
  ],
  [
    'with a byte order mark',
    { 'hreflint.config.json': `\uFEFF${off}`, 'a.html': space },
    ['.'],
    { 'a.html': [] },
  ],
  [
    '--config',
    { 'x.json': off, 'hreflint.config.json': '{}', 'a.html': space },
    ['--config', 'x.json', '.'],
    { 'a.html': [], 'x.json': [] },
  ],
  [
    '--no-config',
    { 'hreflint.config.json': off, 'a.html': space },
    ['--no-config', '.'],
    { 'a.html': codes },
  ],
  [
    'extends a file',
    { 'base.json': off, 'hreflint.config.json': '{ "extends": ["./base.json"] }', 'a.html': space },
    ['.'],
    { 'a.html': [], 'base.json': [] },
  ],
  [
    'what extends wins',
    {
      'base.json': off,
      'hreflint.config.json':
        '{ "extends": ["./base.json"], "severities": { "whatwg/*": "warning" } }',
      'a.html': space,
    },
    ['.'],
    { 'a.html': codes, 'base.json': [] },
  ],
  [
    'extends a package',
    {
      'node_modules/shared/package.json': '{ "main": "config.json" }',
      'node_modules/shared/config.json': off,
      'hreflint.config.json': '{ "extends": ["shared"] }',
      'a.html': space,
    },
    ['.'],
    { 'a.html': [] },
  ],
  [
    'overrides',
    {
      'hreflint.config.json': `{ "overrides": [{ "files": ["old/**"], ${off.slice(1, -1)} }] }`,
      'a.html': space,
      'old/b.html': space,
    },
    ['.'],
    { 'a.html': codes, 'old/b.html': [] },
  ],
]

describe('the configuration file', () => {
  test.each(cases)('%s', async (_, files, args, found) => {
    const cwd = folderWith(files)
    const run = await runCli(['--format', 'json', ...args], { cwd })
    expect({ code: run.code, stderr: run.stderr }).toEqual({ code: 0, stderr: '' })
    expect(codesByFile(run)).toEqual(found)
  })

  test('says something to an unknown code in an override', async () => {
    const cwd = folderWith({
      'hreflint.config.json':
        '{\n  "overrides": [\n    { "files": ["*"], "severities": { "a/b": "off" } }\n  ]\n}',
      'a.html': space,
    })
    const { stderr } = await runCli(['.'], { cwd })
    expect(stderr).toBe('hreflint: hreflint.config.json:3:39: Unknown code "a/b".\n')
  })
})

describe('a configuration that is a program', () => {
  const program = 'export default { severities: { "*": "off" } }'

  test('is run in the project that is linted', async () => {
    const cwd = folderWith({
      'package.json': '{ "type": "module" }',
      'hreflint.config.js': program,
      'sub/a.html': space,
    })
    const run = await runCli(['--format', 'json', '.'], { cwd })
    expect(run).toMatchObject({ code: 0, stderr: '' })
    expect(codesByFile(run)).toEqual({ 'package.json': [], 'sub/a.html': [] })
  })

  test('is not run elsewhere, unless it is named', async () => {
    const other = folderWith({
      'hreflint.config.mjs': `import { writeFileSync } from 'node:fs'
        writeFileSync(new URL('trace', import.meta.url), '')
        ${program}`,
      'a.html': space,
    })
    const cwd = folderWith({ 'package.json': '{}' })
    const found = await runCli([join(other, 'a.html')], { cwd })
    expect(found.code).toBe(2)
    expect(found.stderr).toContain(
      'Not run because it is outside the project; to run it, name it with --config.',
    )
    expect(existsSync(join(other, 'trace'))).toBe(false)
    const named = await runCli(
      ['--config', join(other, 'hreflint.config.mjs'), join(other, 'a.html')],
      { cwd },
    )
    expect(named).toMatchObject({ code: 0, stdout: '' })
    expect(existsSync(join(other, 'trace'))).toBe(true)
  })

  test.each([
    ['throw new Error("no")', 'Cannot be run: no.'],
    ['export default { spec: 1 }', '"spec" must be a string, not 1.'],
    ['export const a = 1', 'The configuration must be an object, not null.'],
  ])('%s', async (source, words) => {
    const cwd = folderWith({ 'hreflint.config.mjs': source, 'a.html': space })
    const { code, stderr } = await runCli(['.'], { cwd })
    expect(code).toBe(2)
    expect(stderr).toMatch(/^hreflint: hreflint\.config\.mjs: [^\n]+\n$/)
    expect(stderr).toContain(words)
  })
})

describe('--print-config', () => {
  test('shows what holds for a file', async () => {
    const cwd = folderWith({
      'hreflint.config.json': `{ "siteUrl": "https://example.com/", "overrides": [{ "files": ["old/*"], "language": "html", ${off.slice(1, -1)} }] }`,
    })
    const { stdout } = await runCli(['--print-config', 'old/x.tmpl'], { cwd })
    expect(JSON.parse(stdout)).toMatchObject({
      language: 'html',
      documentUrl: 'https://example.com/old/x.tmpl',
      severities: { 'whatwg/unescaped-space': 'off' },
    })
  })
})

describe('hreflint init', () => {
  test('writes a configuration that is valid, and never over another', async () => {
    const cwd = folderWith({ 'a.html': space })
    const run = await runCli(['init'], { cwd })
    expect(run).toEqual({
      code: 0,
      stdout: 'Wrote hreflint.config.json. Run hreflint to lint this folder.\n',
      stderr: '',
    })
    const written = readFileSync(join(cwd, 'hreflint.config.json'), 'utf8')
    expect(new Ajv().validate(configSchema, parse(written))).toBe(true)
    expect(await runCli(['.'], { cwd })).toMatchObject({ code: 0, stderr: '' })
    const again = await runCli(['init'], { cwd })
    expect(again).toEqual({
      code: 2,
      stdout: '',
      stderr: 'hreflint: hreflint.config.json: It already exists, so it was not changed.\n',
    })
  })
})

describe('the schema', () => {
  const validate = new Ajv().compile(configSchema)
  test.each([
    [{}, true],
    [{ severities: { 'whatwg/ipv4-*': 'off' }, spec: 'whatwg' }, true],
    [{ overrides: [{ files: ['*.html'], documentUrl: null }] }, true],
    [{ severities: { 'whatwg/unescaped-space': 'of' } }, false],
    [{ speck: 'whatwg' }, false],
    [{ overrides: [{}] }, false],
  ])('%j', (value, valid) => {
    expect(validate(value)).toBe(valid)
  })
})

test('programs are left to ESLint where a package has the plugin', async () => {
  const cwd = folderWith({
    'a.ts': port,
    'a.vue': `<script>${port}</script>`,
    'left/package.json': '{ "devDependencies": { "eslint-plugin-hreflint": "1" } }',
    'left/src/b.ts': port,
    'left/src/b.vue': `<script>${port}</script>${space}`,
    'config/package.json': '{}',
    'config/eslint.config.mjs': 'import hreflint from "eslint-plugin-hreflint"',
    'config/c.tsx': port,
    'asked/package.json': '{ "devDependencies": { "eslint-plugin-hreflint": "1" } }',
    'asked/hreflint.config.json': '{ "javascript": "errors" }',
    'asked/d.js': port,
    'off/hreflint.config.json': '{ "javascript": "off" }',
    'off/e.js': port,
    'off/e.html': `<script>${port}</script>`,
  })
  const run = await runCli(['--format', 'json', '.'], { cwd })
  expect(codesByFile(run)).toEqual({
    'a.ts': ['whatwg/port-out-of-range'],
    'a.vue': ['whatwg/port-out-of-range'],
    'left/src/b.vue': codes,
    'asked/d.js': ['whatwg/port-out-of-range'],
    'off/e.html': [],
    'config/package.json': [],
    'left/package.json': [],
    'asked/package.json': [],
  })
})
