import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { archivesOf } from './support/archives-of.ts'

// A newcomer who follows the plugin's README to the letter, in an empty directory.

const readme = readFileSync(
  new URL('../../packages/eslint-plugin/README.md', import.meta.url),
  'utf8',
)
const folder = mkdtempSync(join(tmpdir(), 'hreflint-readme-'))
const archives = archivesOf(
  'eslint-plugin-hreflint',
  '@hreflint/core',
  '@hreflint/documents',
  '@hreflint/linter',
  '@hreflint/guards',
  '@hreflint/patterns',
  '@hreflint/references',
)

beforeAll(() => void mkdirSync(join(folder, 'project')))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The blocks of code below a heading, each with the file name before it, if any. */
function blocks(
  heading: string,
): readonly { file: string | undefined; language: string; code: string }[] {
  const [, section = ''] = new RegExp(`\\n## ${heading}\\n([\\s\\S]*?)\\n## `).exec(readme) ?? []
  const pattern = /(?:`([\w.]+)`:\n\n)?```(\w+)\n([\s\S]*?)```/g
  return Array.from(section.matchAll(pattern), ([, file, language = '', code = '']) => ({
    file,
    language,
    code,
  }))
}

function type(line: string): string {
  const packed = line.replace(/ eslint-plugin-hreflint\b/, ` ${archives.join(' ')}`)
  const { stdout, stderr } = spawnSync(packed, {
    cwd: join(folder, 'project'),
    shell: true,
    encoding: 'utf8',
  })
  return stripVTControlCharacters(stdout + stderr)
}

/** Writes the files and types the commands below a heading; what the commands print. */
function follow(heading: string): string {
  let output = ''
  for (const { file, language, code } of blocks(heading)) {
    if (file !== undefined) writeFileSync(join(folder, 'project', file), code)
    else if (language === 'sh') for (const line of code.trim().split('\n')) output += type(line)
  }
  return output
}

test('the steps of the README give a report and a fix within two minutes', () => {
  const output = follow('Try it')
  expect(output).toMatch(/1:38\s+error\s+Port 65536 is out of range.*whatwg\/port-out-of-range/)
  expect(output).toMatch(/3:23\s+warning\s+The query contains a space.*whatwg\/unescaped-space/)
  const fixed = readFileSync(join(folder, 'project', 'api.js'), 'utf8')
  expect(fixed).toContain("fetch('/search?q=first%20name')")
}, 120_000)

test('its CommonJS configuration does the same', () => {
  const [, code = ''] = /```cjs\n([\s\S]*?)```/.exec(readme) ?? []
  rmSync(join(folder, 'project', 'eslint.config.mjs'))
  writeFileSync(join(folder, 'project', 'eslint.config.cjs'), code)
  expect(type('npx eslint .')).toMatch(/1:38\s+error\s.*whatwg\/port-out-of-range/)
  rmSync(join(folder, 'project', 'eslint.config.cjs'))
}, 120_000)

test('the configuration of the guide does so too, where npm init made the package', () => {
  const guide = readFileSync(new URL('../../docs/guide/eslint.md', import.meta.url), 'utf8')
  const [, name = ''] = /complete `(eslint\.config\.\w+)`/.exec(guide) ?? []
  const [, config = '', program = ''] =
    /```js\n([\s\S]*?)```\n+```js\n([\s\S]*?)```/.exec(guide) ?? []
  writeFileSync(join(folder, 'project', name), config)
  writeFileSync(join(folder, 'project', 'guide.js'), program)
  expect(type('npx eslint guide.js')).toMatch(/port-out-of-range[\s\S]*unescaped-space/)
  rmSync(join(folder, 'project', 'guide.js'))
}, 120_000)

test('the manifest can be asked for', () => {
  const script = "require('eslint-plugin-hreflint/package.json').name"
  expect(type(`node -p "${script}"`).trim()).toBe('eslint-plugin-hreflint')
})

test('what it says of components does so for Vue with TypeScript', () => {
  follow('Other languages')
  expect(type('npx eslint .')).toMatch(/Team\.vue\n\s+6:18\s+warning\s+The path contains a space/)
  type('npx eslint --fix .')
  const kept = readFileSync(join(folder, 'project', 'Team.vue'), 'utf8')
  expect(kept).toContain('`/our teams/${team}`')
}, 120_000)
