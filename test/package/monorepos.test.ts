import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recipeFor } from '../support/recipes.ts'
import { archivesOf } from './support/archives-of.ts'

// The workspace of the README, with the task runners as npm installs them. Neither keeps a process
// running or tells anyone about it.

const env = {
  ...process.env,
  CI: '1',
  DO_NOT_TRACK: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  NO_COLOR: '1',
  NX_DAEMON: 'false',
  NX_NO_CLOUD: 'true',
  TURBO_TELEMETRY_DISABLED: '1',
}
const recipe = (file: string) => recipeFor('In a monorepo', file)
const clean = '<a href="https://example.com/">\n'
const sites = {
  'sites/shop/index.html': clean,
  'sites/docs/index.html': `${clean}<a href="/a b">\n`,
  'sites/docs/more.html': '<a href="/c d">\n',
}
const workspace = {
  ...sites,
  'package.json': recipe('package.json'),
  'turbo.json': recipe('turbo.json'),
  'nx.json': recipe('nx.json'),
  'sites/shop/package.json': recipe('sites/shop/package.json'),
  'sites/docs/package.json': recipe('sites/shop/package.json').replace('shop', 'docs'),
  '.gitignore': 'node_modules/\nurls-*.json\n.nx/\n.turbo/\n',
}
let folder: string

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
}

function run(command: string, ...args: string[]): { status: number | null; output: string } {
  const PATH = `${join(folder, 'node_modules/.bin')}:${process.env.PATH}`
  const options = { cwd: folder, env: { ...env, PATH }, encoding: 'utf8' } as const
  const { status, stdout, stderr } = spawnSync(command, args, options)
  return { status, output: stdout + stderr }
}

/** What one run says of all sites. */
const alone = () => run('hreflint', 'sites', '--references', 'fragments')

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hreflint-monorepo-'))
  write(workspace)
  run('git', 'init', '--quiet')
  const needed = ['core', 'documents', 'linter', 'patterns', 'references'].map(
    name => `@hreflint/${name}`,
  )
  const archives = archivesOf('hreflint', ...needed)
  const install = ['install', '--save-dev', '--no-audit', '--no-fund', '--ignore-scripts']
  const installed = run('npm', ...install, ...archives, 'turbo@2.11.11', 'nx@23.3.2')
  expect(installed, installed.output).toMatchObject({ status: 0 })
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const runners: readonly [
  name: string,
  command: readonly [string, ...string[]],
  hits: (output: string) => string | undefined,
][] = [
  [
    'Turborepo',
    ['turbo', 'run', 'lint-urls', 'urls', '--continue=always'],
    output => /Cached: +(\d+) cached, \d total/.exec(output)?.[1],
  ],
  [
    'Nx',
    ['nx', 'run-many', '-t', 'lint-urls', 'urls', '--outputStyle=stream'],
    output => /Cache: +(\d+)\/\d hit/.exec(output)?.[1],
  ],
]

describe.each(runners)('%s', (_, command, hits) => {
  test('runs shards and joins them, and does not do again what has not changed', () => {
    write(sites)
    const first = run(...command)
    expect(first, first.output).toMatchObject({ status: 0 })
    expect(hits(first.output), first.output).toBe('0')
    expect(first.output).toContain('sites/docs/more.html:1:12  warning  whatwg/unescaped-space')
    expect(run('hreflint', 'merge', 'urls-1.json', 'urls-2.json')).toEqual(alone())

    rmSync(join(folder, 'urls-1.json'))
    const second = run(...command)
    expect(hits(second.output), second.output).toBe('5')
    expect(second.output).toContain('sites/docs/more.html:1:12  warning  whatwg/unescaped-space')
    expect(run('hreflint', 'merge', 'urls-1.json', 'urls-2.json')).toEqual(alone())

    // One package is as before.
    write({ 'sites/shop/index.html': `${clean}<a href="https://a:70000/">\n` })
    const changed = run(...command)
    expect(changed.status, changed.output).not.toBe(0)
    expect(hits(changed.output), changed.output).toBe('1')
    expect(changed.output).toContain('sites/shop/index.html:2:20  error  whatwg/port-out-of-range')
  })

  test('checks links from one shard into another, and sees a page that is gone', () => {
    write({ ...sites, 'sites/shop/index.html': '<a href="../docs/more.html#a">\n' })
    const missing = 'sites/shop/index.html:1:28  warning  reference/missing-fragment'
    expect(run(...command).output).toContain(missing)
    expect(run('hreflint', 'merge', 'urls-1.json', 'urls-2.json')).toEqual(alone())
    rmSync(join(folder, 'sites/docs/more.html'))
    expect(run(...command).output).toContain('reference/missing-file')
  })
})
