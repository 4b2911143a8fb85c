import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runBuilt } from '../support/run-built.ts'
import { codesByFile, folderWith } from '../support/run-cli.ts'

// To lint a file must not be enough to run what lies beside it: a download, a dependency, a folder
// that somebody else has filled.

const space = '<a href="/a b">'

/** A configuration that leaves a trace, in the folder that is linted from. */
const tracing = `import { writeFileSync } from 'node:fs'
writeFileSync('trace', '')
export default { severities: { '*': 'off' } }`

function expectRun(cwd: string, args: readonly string[], input = ''): void {
  const run = runBuilt(args, { cwd, input })
  expect({ ran: existsSync(join(cwd, 'trace')), ...run }).toMatchObject({
    ran: true,
    code: 0,
    stderr: '',
  })
}

function expectNotRun(cwd: string, args: readonly string[], file: string, input = ''): void {
  const { code, stderr } = runBuilt(args, { cwd, input })
  expect({ ran: existsSync(join(cwd, 'trace')), code }).toEqual({ ran: false, code: 2 })
  const [line = '', ...more] = stderr.split('\n')
  expect(more).toEqual([''])
  expect(line.startsWith(`hreflint: ${file}: Not run because it `)).toBe(true)
  expect(line.endsWith('; to run it, name it with --config.')).toBe(true)
}

describe('a configuration that is a program is run', () => {
  test('in the folder where hreflint is started, and above it in the project', () => {
    const files = { 'package.json': '{}', 'hreflint.config.mjs': tracing, 'a/b/c.html': space }
    expectRun(folderWith(files), ['.'])
    expectRun(join(folderWith(files), 'a/b'), ['c.html'])
    expectRun(folderWith(files), ['--print-config', 'a/b/c.html'])
    expectRun(folderWith(files), ['--stdin', '--stdin-filename', 'a/x.html'], space)
  })

  test('where the command line names it', () => {
    const files = { 'sub/hreflint.config.mjs': tracing, 'sub/a.html': space }
    expectRun(folderWith(files), ['--config', 'sub/hreflint.config.mjs', '.'])
  })

  test('where a configuration of the project extends it', () => {
    const files = { 'config/base.mjs': tracing, 'a.html': space }
    const extending = '{ "extends": ["./config/base.mjs"] }'
    expectRun(folderWith({ ...files, 'hreflint.config.json': extending }), ['.'])
    const workspace = folderWith({
      ...files,
      'config/package.json': '{ "name": "shared", "main": "base.mjs" }',
      'hreflint.config.json': '{ "extends": ["shared"] }',
      'node_modules/other/x': '',
    })
    symlinkSync('../config', join(workspace, 'node_modules/shared'))
    expectRun(workspace, ['.'])
  })
})

describe('a configuration that is a program is not run', () => {
  const config = 'sub/hreflint.config.mjs'
  const page = 'sub/a.html'
  const files = { [config]: tracing, [page]: space }

  test.each([
    ['a folder that is linted', ['.']],
    ['a file that is named', [page]],
    ['a pattern', ['sub/*.html']],
    ['--print-config', ['--print-config', page]],
    ['--stdin-filename', ['--stdin', '--stdin-filename', page]],
    ['--files-from', ['--files-from', 'list']],
  ])('in a folder below: %s', (_, args) => {
    expectNotRun(folderWith({ ...files, list: page }), args, config, space)
  })

  test.each(['js', 'mjs', 'ts'])('whatever its language is: %s', extension => {
    const name = `sub/hreflint.config.${extension}`
    expectNotRun(folderWith({ [name]: tracing, [page]: space }), ['.'], name)
  })

  test('beside a file elsewhere', () => {
    const other = folderWith({ 'hreflint.config.mjs': tracing, 'a.html': space })
    const cwd = folderWith({ 'package.json': '{}', 'b.html': space })
    expectNotRun(cwd, [join(other, 'a.html')], `../${other.split('/').at(-1)}/hreflint.config.mjs`)
  })

  test('above the root of the project', () => {
    const outer = folderWith({ 'hreflint.config.mjs': tracing, 'project/a.html': space })
    mkdirSync(join(outer, 'project/.git'))
    expectNotRun(join(outer, 'project'), ['.'], '../hreflint.config.mjs')
  })

  test('in node_modules, also from there', () => {
    const name = 'node_modules/x/hreflint.config.mjs'
    const cwd = folderWith({ [name]: tracing, 'node_modules/x/a.html': space })
    expectNotRun(cwd, ['node_modules/x/a.html'], name)
    expectNotRun(join(cwd, 'node_modules/x'), ['a.html'], 'hreflint.config.mjs')
  })

  test('through a link to elsewhere, to a folder below, or to node_modules', () => {
    const other = folderWith({ 'config.mjs': tracing })
    for (const target of [join(other, 'config.mjs'), 'sub/config.mjs', 'node_modules/x/c.mjs']) {
      const cwd = folderWith({
        'package.json': '{}',
        'a.html': space,
        'sub/config.mjs': tracing,
        'node_modules/x/c.mjs': tracing,
      })
      symlinkSync(target, join(cwd, 'hreflint.config.mjs'))
      expectNotRun(cwd, ['.'], 'hreflint.config.mjs')
    }
  })

  test('in a folder that is a link to elsewhere', () => {
    const other = folderWith({ 'hreflint.config.mjs': tracing, 'a.html': space })
    const cwd = folderWith({ 'package.json': '{}' })
    symlinkSync(other, join(cwd, 'linked'))
    expectNotRun(cwd, ['linked/a.html'], 'linked/hreflint.config.mjs')
  })

  test('where a configuration extends it that is not of the project, or a package', () => {
    const below = folderWith({
      'sub/hreflint.config.json': '{ "extends": ["./x.mjs"] }',
      'sub/x.mjs': tracing,
      [page]: space,
    })
    expectNotRun(below, ['.'], 'sub/x.mjs')
    const installed = folderWith({
      'hreflint.config.json': '{ "extends": ["x"] }',
      'node_modules/x/index.js': tracing,
      'a.html': space,
    })
    expectNotRun(installed, ['.'], 'node_modules/x/index.js')
  })

  test('and then nothing is fixed, and everything else is linted', () => {
    const cwd = folderWith({ ...files, 'b.html': space })
    const run = runBuilt(['--format', 'json', '--fix', '.'], { cwd })
    expect(run.code).toBe(2)
    expect(codesByFile(run)).toEqual({ 'b.html': [], [page]: ['whatwg/unescaped-space'] })
  })
})

describe('a configuration that is a program does not decide how the run ends', () => {
  const broken = '<a href="https://a:70000/">'

  test.each([
    ['process.exit(0)', /Cannot be run: it ended before it exported a configuration\.\n$/],
    ['process.reallyExit(0)', /Cannot be run: it ended before it exported a configuration\.\n$/],
    [
      'await new Promise(() => {})',
      /Cannot be run: it ended before it exported a configuration\.\n$/,
    ],
    ['throw null', /Cannot be run: null\.\n$/],
    ['export default { spec: () => 1 }', /Cannot be run: .* could not be cloned\.\n$/],
  ])('%s', (program, line) => {
    const cwd = folderWith({ 'hreflint.config.mjs': program, 'a.html': broken })
    const run = runBuilt(['--format', 'json', '.'], { cwd })
    expect(run.code).toBe(2)
    expect(run.stderr).toMatch(line)
    expect(codesByFile(run)).toEqual({ 'a.html': ['whatwg/port-out-of-range'] })
  })

  test.each([
    'setTimeout(() => process.exit(0), 1)',
    'process.on("exit", () => process.exit(0))',
    'process.exitCode = 0',
    'setInterval(() => {}, 1000)',
  ])('%s', program => {
    const config = `${program}\nexport default {}`
    const cwd = folderWith({ 'hreflint.config.mjs': config, 'a.html': broken })
    expect(runBuilt(['--format', 'json', '.'], { cwd })).toMatchObject({ code: 1, stderr: '' })
  })

  test('nor does it print into the report', () => {
    const config = 'console.log("hello")\nexport default {}'
    const cwd = folderWith({ 'hreflint.config.mjs': config, 'a.html': broken })
    const run = runBuilt(['--format', 'json', '.'], { cwd })
    expect(codesByFile(run)).toEqual({ 'a.html': ['whatwg/port-out-of-range'] })
  })
})
