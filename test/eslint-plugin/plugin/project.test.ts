import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtProgram } from '../../cli/support/built-program.ts'

// The commands that a user types, in a project with a file of each language.

const test_ = fileURLToPath(new URL('../..', import.meta.url))
let folder: string
let project: string

beforeAll(() => {
  builtProgram()
  // Outside the checkout, of which other tests take a copy meanwhile; packages are found from there.
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'hreflint-project-')))
  project = join(folder, 'project')
  cpSync(join(test_, 'fixtures', 'eslint-project'), project, { recursive: true })
  symlinkSync(join(test_, 'node_modules'), join(folder, 'node_modules'), 'dir')
}, 120_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(program: string, ...args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(test_, program), ...args], {
    cwd: project,
    encoding: 'utf8',
  })
  // A program may be told by the environment to use colors.
  return { status, output: stripVTControlCharacters(stdout + stderr) }
}

const expected = [
  'App.vue:2:16 whatwg/unescaped-space',
  'Menu.svelte:3:49 whatwg/port-out-of-range',
  'Menu.svelte:6:14 whatwg/unescaped-space',
  'README.md:3:8 whatwg/unescaped-space',
  'api.js:1:38 whatwg/port-out-of-range',
  'api.js:4:43 whatwg/credentials',
  'index.html:2:15 whatwg/backslash-after-scheme',
  'index.html:2:20 whatwg/domain-forbidden-code-point',
  'index.html:3:13 whatwg/unescaped-space',
  'package.json:1:37 whatwg/unescaped-space',
  'page.astro:3:51 whatwg/unescaped-space',
  'page.astro:5:15 whatwg/unescaped-space',
  'style.css:1:27 whatwg/unescaped-space',
  'team.component.html:2:16 whatwg/unescaped-space',
  'team.component.html:4:31 whatwg/port-invalid',
  'view.jsx:1:51 whatwg/unescaped-space',
  'view.ts:2:23 whatwg/unescaped-space',
]

interface FileReport {
  readonly filePath: string
  readonly messages: readonly { line: number; column: number; messageId: string }[]
}

describe.each([
  ['ESLint 10', 'node_modules/eslint/bin/eslint.js'],
  ['ESLint 9.38', 'node_modules/eslint-9/bin/eslint.js'],
])('%s', { timeout: 120_000 }, (_, eslint) => {
  test('lints every language of a project', () => {
    const { status, output } = run(eslint, '--format', 'json', '.')
    const reports = (JSON.parse(output) as FileReport[]).flatMap(({ filePath, messages }) =>
      messages.map(
        ({ line, column, messageId }) =>
          `${filePath.slice(project.length + 1)}:${line}:${column} ${messageId}`,
      ),
    )
    expect(reports.sort()).toEqual(expected)
    expect(status).toBe(1)
  })

  test('does so on several threads', () => {
    const { output } = run(eslint, '--concurrency', '2', '.')
    expect(output).toContain('17 problems (5 errors, 12 warnings)')
  })
})

test('ESLint fixes what keeps the URL', () => {
  const { output } = run('node_modules/eslint/bin/eslint.js', '--fix', '.')
  expect(output).toContain('12 problems (5 errors, 7 warnings)')
  const read = (name: string) => readFileSync(join(project, name), 'utf8')
  // Between words of another server's path and beside a placeholder it is only suggested.
  expect(read('page.astro')).toContain("fetch('https://example.com/our items')")
  expect(read('App.vue')).toContain(':href="`/a b/${id}`"')
  expect(read('view.ts')).toContain('`/our videos/${id}` as string')
  expect(read('README.md')).toContain('[a](</a%20b>)')
  expect(read('index.html')).toContain('<img src="/a%20b.png" alt="">')
  expect(read('style.css')).toContain('url("/a%20b.png")')
  expect(read('view.jsx')).toContain('"/?a&amp;b%20c"')
})

test('oxlint runs the rules on scripts', () => {
  cpSync(join(test_, 'fixtures/eslint-project/view.jsx'), join(project, 'view.jsx'))
  const { status, output } = run('node_modules/oxlint/bin/oxlint', '-c', 'oxlint.json', '.')
  expect(output).toContain('[whatwg/unescaped-space]')
  expect(output).toContain('view.jsx:1:51')
  expect(output).toContain('[whatwg/port-out-of-range]')
  expect(output).toContain('[whatwg/credentials]')
  expect(status).toBe(1)
})
