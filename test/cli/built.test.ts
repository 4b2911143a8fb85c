import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { builtProgram } from './support/built-program.ts'
import { folderWith, runCli } from './support/run-cli.ts'

// The program as it is published is one file. Whatever it is asked, it has to say what its sources say.

const program = builtProgram()

const link = '<a href="/a b">\n<a href="https://☕.example/">\n<a href="/?q=&auml; ">\n'
const pages: Readonly<Record<string, string | Buffer>> = {
  'a.html': `${link}<p style="background: url('/a b')">\n<a onclick="fetch('/a b')">\n`,
  'b.md': '[a](https://exa mple.com/) ![b](</a b>)\n\n<a href="/a b">\n',
  'c.css': 'a { background: url("/a b") }\n',
  'd.svg': '<svg xmlns="http://www.w3.org/2000/svg"><a href="/a b">&quot;</a></svg>\n',
  'e.vue': '<template><a href="/a b"></a></template>\n',
  'f.js': 'fetch("https://a:70000/")\n',
  'chinese.html': Buffer.from(
    '<meta charset=big5><a href="https://\xA4\xA4.example:70000/?\xA4\xA4">',
    'latin1',
  ),
  'korean.html': Buffer.from('<meta charset=euc-kr>\xC7\xD1<a href="/a b">', 'latin1'),
  'left out/g.html': link,
}
const config = `{
  // A comment.
  "siteUrl": "https://example.com/",
  "severities": { "divergence/*": "warning" },
  "ignore": ["left out/"],
  "overrides": [{ "files": ["*.md"], "severities": { "whatwg/*": "error" } }]
}`

const runs: readonly (readonly [args: string, files?: Readonly<Record<string, string>>])[] = [
  ['.'],
  ['. --format json', { '.gitignore': 'left out/\n', 'hreflint.config.json': config }],
  ['. --format json', { 'hreflint.config.json': '{ "spec": "whatwgg", }' }],
  ['*.html --format ndjson'],
  ['. --spec rfc3986 --format compact'],
  ['. --format sarif --threads 1'],
  ['. --format github'],
  ['. --format gitlab'],
  ['. --format junit'],
  ['. --format checkstyle'],
  ['. --format markdown --quiet'],
  ['. --fix --format compact'],
  ['. --fix-dry-run'],
  ['. --cache --baseline known.json --init-baseline'],
  ['. --shard 1/2 --format compact'],
  ['--files-from list --format compact', { list: 'a.html\nb.md\n' }],
  ['--print-config a.html', { 'hreflint.config.json': config }],
  ['merge results.json', { 'results.json': '[{"filePath":"a.html","findings":[]}]' }],
  ['parse https://☕.example/a|b'],
  ['explain whatwg/unescaped-space'],
  ['explain https://example.com:8080/a|b'],
  ['compare http://good.example\\@evil.example/'],
  ['init'],
  ['--stdin --stdin-filename x.md'],
  ['--help'],
  ['--version'],
  ['--fx'],
]

/** Writes the name of each file of the program to stderr when it is loaded. */
const noticing = `const Module = require('node:module')
const load = Module._load
Module._load = function (name) {
  if (name.startsWith('./') && name.endsWith('.cjs')) console.error(name)
  return load.apply(this, arguments)
}`

test('what it loads beside itself is of Node, or tinypool, which starts files of its own', () => {
  const dist = dirname(program)
  const later = readdirSync(join(dist, 'later')).map(name => `./later/${name}`)
  const loadedBy = (file: string) =>
    [...readFileSync(join(dist, file), 'utf8').matchAll(/\b(?:require|import)\("([^"]+)"\)/g)]
      .map(([, name = '']) => name)
      .filter(name => !isBuiltin(name) && !name.startsWith('../'))
  expect(new Set(loadedBy('program.cjs'))).toEqual(new Set(['tinypool', ...later]))
  for (const file of later) {
    expect(loadedBy(file).filter(name => !later.includes(name.replace('./', './later/')))).toEqual(
      [],
    )
  }
})

/** The files of the program that a run reads, in a folder with a page and a configuration. */
function filesOf(args: readonly string[], config = '{}'): string {
  const cwd = folderWith({
    'a.html': '<a href="http://a.example/">',
    'hreflint.config.json': config,
  })
  const hook = join(folderWith({ 'hook.cjs': noticing }), 'hook.cjs')
  return spawnSync(process.execPath, ['--require', hook, program, ...args], {
    cwd,
    encoding: 'utf8',
  }).stderr
}

test('a run on a page reads none of the large packages', () => {
  expect(filesOf(['.'])).toBe('./program.cjs\n')
})

test.each([
  ['a comparison', ['compare', 'http://a.example/'], '{}'],
  ['findings about divergence', ['.'], '{ "severities": { "divergence/*": "error" } }'],
])('%s reads the programs', (_, args, config) => {
  expect(filesOf(args, config)).toContain('./later/hreflint-core-programs.cjs\n')
})

test('the command for patterns reads their dialects', () => {
  expect(filesOf(['pattern', '/a/:b'])).toContain('./later/hreflint-patterns.cjs\n')
})

describe('the built program says what its sources say', () => {
  test.each(runs.map(([line, files = {}]) => ({ line, files })))(
    'hreflint $line',
    async ({ line, files: more }) => {
      const args = line.split(' ')
      const stdin = '[a](</a b>)'
      const here = folderWith({ ...pages, ...more })
      const there = folderWith({ ...pages, ...more })
      const ofSources = await runCli(args, { cwd: here, stdin })
      const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
        cwd: there,
        input: stdin,
        encoding: 'utf8',
      })
      const inHere = stdout.replaceAll(there, here)
      expect({ code: status, stdout: inHere, stderr }).toEqual(ofSources)
    },
  )
})

test('a configuration in TypeScript is run where Node can, and elsewhere says what to do', () => {
  const config = `export default { severities: { '*': 'off' } satisfies Record<string, string> }`
  const cwd = folderWith({ 'a.html': link, 'hreflint.config.ts': config })
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, '.'], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  })
  const canRunIt = Boolean(Reflect.get(process.features, 'typescript'))
  if (canRunIt) expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '', stderr: '' })
  else {
    expect(status).toBe(2)
    expect(stderr).toMatch(
      /hreflint\.config\.ts: Cannot be run: Node \d.* cannot run TypeScript\. Use Node 22\.18 or newer, or write hreflint\.config\.js\.\n$/,
    )
  }
})
