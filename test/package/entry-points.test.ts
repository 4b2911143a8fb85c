import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, inject, test } from 'vitest'
import { archivesOf } from './support/archives-of.ts'
import { folderFor } from './support/install-packages.ts'

// Every entry point of every package, as a fresh clone packs it.

const folder = folderFor('entries')
const modules = join(inject('installed'), 'node_modules')

/** What is started, not imported: the command, and the script of a worker in a browser. */
const started = ['@hreflint/language-server/node', '@hreflint/language-server/browser']

const names = Object.keys(inject('archives'))

const run = (command: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

interface Manifest {
  readonly exports?: Readonly<Record<string, unknown>>
}

function manifestOf(name: string): Manifest {
  return JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8'))
}

beforeAll(() => {
  const imported = entries().filter(entry => !started.includes(entry))
  writeFileSync(join(folder, 'import.mjs'), importsOf(imported))
  const requires = imported.map(entry => `require(${JSON.stringify(entry)})\n`)
  writeFileSync(join(folder, 'require.cjs'), requires.join(''))
})

/** Every entry point by the name that programs import. */
function entries(): readonly string[] {
  return names.flatMap(name => {
    const { exports = {} } = manifestOf(name)
    return Object.entries(exports).flatMap(([path, target]) => {
      if (target === null || path.endsWith('.json')) return []
      return path.includes('*') ? entriesLike(name, path, target) : [`${name}${path.slice(1)}`]
    })
  })
}

/** The entries of folders that a path with a `*` stands for, but those that are closed. */
function entriesLike(name: string, path: string, target: unknown): readonly string[] {
  const [, before = '', after = ''] =
    /"default":"([^"*]*)\*([^"]*)"/.exec(JSON.stringify(target)) ?? []
  const parent = join(modules, name, before)
  const { exports = {} } = manifestOf(name)
  return readdirSync(parent)
    .filter(each => existsSync(join(parent, each + after)))
    .map(each => path.replace('*', each))
    .filter(each => exports[each] !== null)
    .map(each => `${name}${each.slice(1)}`)
}

function importsOf(all: readonly string[]): string {
  return all.map(entry => `await import(${JSON.stringify(entry)})\n`).join('')
}

test('there is one for each specification', () => {
  expect(entries()).toEqual(
    expect.arrayContaining(['@hreflint/core/trace', '@hreflint/core/specs/html5-r6007']),
  )
  expect(entries().length).toBeGreaterThan(40)
})

test.each([
  ['Node 20', ['npx', '--yes', '--package=node@20', 'node', 'import.mjs']],
  ['Node 22', ['npx', '--yes', '--package=node@22', 'node', 'import.mjs']],
  ['Node 24', ['npx', '--yes', '--package=node@24', 'node', 'import.mjs']],
  ['Node, by require', ['node', 'require.cjs']],
  ['Bun', ['npx', 'bun', 'import.mjs']],
  ['Deno', ['npx', 'deno', 'run', '--no-remote', '--allow-all', 'import.mjs']],
] as const)('%s imports all of them', (_runtime, [command, ...args]) => {
  const { status, output } = run(command, ...args)
  expect(status, output).toBe(0)
})

test('the worker of a browser is bundled', () => {
  const options = ['--bundle', '--platform=browser', '--format=iife', '--log-level=error']
  const entry = '@hreflint/language-server/browser'
  const { status, output } = run('npx', 'esbuild', entry, ...options, '--outfile=worker.js')
  expect(status, output).toBe(0)
})

/** What reads files or starts processes. */
const needsNode =
  /^(?:hreflint|eslint-plugin-hreflint|@hreflint\/(?:language-server|references\/(?:node|regular-files|site-plans)))\b/

test('a browser can have all libraries but those that read files', () => {
  const browsers = entries().filter(entry => !needsNode.test(entry))
  writeFileSync(join(folder, 'browser.js'), importsOf(browsers))
  const options = ['--bundle', '--platform=browser', '--format=esm', '--log-level=error']
  const { status, output } = run('npx', 'esbuild', 'browser.js', ...options, '--outfile=page.js')
  expect(status, output).toBe(0)
})

test.each(names)('the manifest of %s says nothing that only this repository reads', name => {
  const written = JSON.stringify(manifestOf(name))
  expect(written).not.toMatch(
    /hreflint-(?:source|bundle)|\.\/src\/|devDependencies|"workspace:|"catalog:/,
  )
})

test('each has the files that its manifest names', () => {
  const missing = names.flatMap(name => {
    const { exports = {} } = manifestOf(name)
    const written = JSON.stringify(exports).matchAll(/"(?!hreflint-)[^"]*":"(\.\/[^"*]*)"/g)
    return [...written]
      .map(([, path = '']) => join(modules, name, path))
      .filter(path => !existsSync(path))
  })
  expect(missing).toEqual([])
})

test('the compiler finds the types of each in every mode', () => {
  const source = entries()
    .map((entry, index) => `import * as entry${index} from ${JSON.stringify(entry)}\n`)
    .join('')
  const use = `export default [${entries().map((_, index) => `entry${index}`)}]\n`
  writeFileSync(join(folder, 'types.mts'), source + use)
  writeFileSync(join(folder, 'types.cts'), source + use)
  const modes: readonly (readonly string[])[] = [
    ['--module', 'nodenext', 'types.mts'],
    ['--module', 'esnext', '--moduleResolution', 'bundler', 'types.mts'],
    ['--module', 'nodenext', 'types.cts'],
  ]
  for (const mode of modes) {
    const options = ['--noEmit', '--strict', '--target', 'es2023', '--types', 'node']
    const { status, output } = run('npx', 'tsc', ...options, ...mode)
    expect(status, output).toBe(0)
  }
})

test.each(names)('publint and are-the-types-wrong accept %s', name => {
  const archive = archivesOf(name)[0] ?? ''
  const publint = run('npx', 'publint', 'run', archive, '--strict')
  expect(publint.status, publint.output).toBe(0)
  // CommonJS is served by `require` of modules, which every supported version of Node has.
  const types = run('npx', 'attw', archive, '--profile', 'esm-only', '--no-emoji')
  expect(types.status, types.output).toBe(0)
})
