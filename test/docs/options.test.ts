import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { runCli } from '../cli/support/run-cli.ts'
import { codeSpans } from './code-blocks.ts'
import { readDocument, writtenByHand } from './documents.ts'

// What the text names between backticks is there: options of the command line, keys of settings.

/** Options of other programs: the language server, npm. Those of benchmarks come after their path. */
const ofOthers = new Set([
  '--stdio',
  '--save-dev',
  '--provenance',
  '--expose-gc',
  '--check',
  '--no',
  '--plugin-dir',
])

const guides = writtenByHand.filter(path => !path.startsWith('docs/decisions/'))
const spans = guides.flatMap(path => {
  const prose = readDocument(path).replaceAll(/^(`{3,})[^\n]*\n[\s\S]*?^\1/gm, '')
  return codeSpans(prose).map(span => ({ path, span }))
})

test('every option that the text names is in the help', async () => {
  const commands = ['check', 'parse', 'explain', 'compare', 'pattern', 'merge', 'init']
  const helps = await Promise.all(
    commands.map(command => runCli([command, '--help'], { cwd: tmpdir() })),
  )
  const known = new Set(helps.flatMap(({ stdout }) => stdout.match(/--[a-z][a-z-]*/g) ?? []))
  expect(known.size).toBeGreaterThan(20)
  const ofProgram = spans.filter(({ span }) => !/^(?:node test\/bench\/|npm run )/.test(span))
  const unknown = ofProgram.flatMap(({ path, span }) =>
    (span.match(/(?<![\w-])--[a-z][a-z-]*/g) ?? [])
      .filter(option => !known.has(option) && !ofOthers.has(option))
      .map(option => `${path}: ${option}`),
  )
  expect(unknown).toEqual([])
})

test('every setting of the VS Code extension that the text names is one', async () => {
  const source = JSON.parse(readDocument('extensions/vscode/package.json'))
  const script = new URL('../../extensions/vscode/scripts/manifest.mts', import.meta.url)
  const { manifest } = await import(script.href)
  const groups: { properties: object }[] = manifest(source, ['dist']).contributes.configuration
  const known = Object.assign({}, ...groups.map(({ properties }) => properties))
  const settings = spans.filter(({ span }) => /^hreflint\.[a-z.]+$/i.test(span))
  expect(settings.length).toBeGreaterThan(5)
  const files = ['hreflint.config', 'hreflint.dev', 'hreflint.sarif', 'hreflint.yml']
  const unknown = settings
    .filter(({ span }) => !files.some(file => span.startsWith(file)))
    .filter(({ span }) => !Object.hasOwn(known, span))
  expect(unknown).toEqual([])
})

test('every command of the VS Code extension that the text names is one', () => {
  const { contributes } = JSON.parse(readDocument('extensions/vscode/package.json'))
  const commands: { category: string; title: string }[] = contributes.commands
  const titles = commands.map(({ category, title }) => `${category}: ${title}`)
  const named = guides.flatMap(path =>
    [...readDocument(path).matchAll(/\*\*(hreflint: [^*]+)\*\*/g)].map(([, name = '']) => name),
  )
  expect(named).not.toEqual([])
  expect(named.filter(name => !titles.includes(name))).toEqual([])
})

test('every code that the text names has a page', async () => {
  const { findingCatalogue } = await import('@hreflint/linter')
  const rooms = new Set([...findingCatalogue.keys()].map(code => code.split('/')[0]))
  const codes = spans.filter(
    ({ span }) => /^[a-z0-9-]+\/[a-z0-9-]+$/.test(span) && rooms.has(span.split('/')[0]),
  )
  expect(codes.length).toBeGreaterThan(20)
  expect(codes.filter(({ span }) => !findingCatalogue.has(span))).toEqual([])
})
