// What the ESLint plugin costs: loading it, and its recommended rules on the sources of three, above as many rules that do
// nothing. All in processor time.
// Run with: node test/bench/eslint.bench.mjs [folder of unpacked packages] [rounds]
//
// Parsing takes most of a run and varies by more than rules take at all, so each file is parsed once, and then visited with
// either set of rules in turn. What is taken of a file is the difference of the middle times; what is printed, the mean of files.
// ESLint's own share is in it: making contexts, calling visitors.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import * as eslint10 from 'eslint'
import * as eslint9 from 'eslint-9'
import plugin from 'eslint-plugin-hreflint'
import { median, printTargets, processorTime } from './measure.mjs'

const cache = process.argv[2] ?? join(tmpdir(), 'hreflint-bench')
const rounds = Number(process.argv[3] ?? 7)
const folder = join(cache, 'three', 'package')
if (!existsSync(folder)) {
  mkdirSync(join(cache, 'three'), { recursive: true })
  const args = ['pack', 'three@0.187', '--silent', '--pack-destination', cache]
  const tarball = execFileSync('npm', args, { encoding: 'utf8' }).trim().split('\n').at(-1) ?? ''
  execFileSync('tar', ['xzf', join(cache, tarball), '-C', join(cache, 'three')])
}

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile() && entry.name.endsWith('.js'))
  .map(entry => join(entry.parentPath, entry.name))
  .filter(file => /[/\\](?:src|jsm)[/\\]/.test(file) && !/[/\\]libs[/\\]/.test(file))
  .map(file => ({ name: relative(folder, file), text: readFileSync(file, 'utf8') }))

const { rules } = plugin.configs.recommended
const idle = Object.fromEntries(
  Object.keys(plugin.rules).map(name => [name, { create: () => ({}) }]),
)
const looking = {
  ...idle,
  'no-parse-exception': { create: () => ({ Literal() {}, TemplateLiteral() {} }) },
}

/** Microseconds a file, of each set of rules, and of parsing and visiting it with none. */
function timeOfRules({ Linter, SourceCode }) {
  const sets = { idle, looking, ours: plugin.rules }
  const configs = Object.entries(sets).map(([name, set]) => [
    name,
    [{ files: ['**/*.*'], plugins: { hreflint: { rules: set } }, rules }],
  ])
  const linter = new Linter({ cwd: folder })
  const sums = { whole: 0, idle: 0, looking: 0, ours: 0 }
  for (const { name, text } of files) {
    const start = processorTime()
    linter.verify(text, configs[0][1], name)
    sums.whole += processorTime() - start
    const parsed = linter.getSourceCode()
    const times = { idle: [], looking: [], ours: [] }
    for (let round = 0; round < rounds; round++) {
      if (round % 2 === 1) configs.reverse()
      for (const [set, config] of configs) {
        const sourceCode = freshCopy(parsed, SourceCode)
        const before = processorTime()
        linter.verify(sourceCode, config, name)
        times[set].push(processorTime() - before)
      }
    }
    configs.sort(([a], [b]) => (a < b ? -1 : 1))
    for (const set of Object.keys(times)) sums[set] += median(times[set])
  }
  return Object.fromEntries(
    Object.entries(sums).map(([set, sum]) => [set, (sum * 1000) / files.length]),
  )
}

/** The same tree under a root of its own, as of a file that was not linted before. */
function freshCopy({ text, ast, scopeManager, visitorKeys, parserServices }, SourceCode) {
  const copy = new SourceCode({ text, ast: { ...ast }, scopeManager, visitorKeys, parserServices })
  copy.traverse()
  return copy
}

/** Processor time that a module takes to be imported in a process of its own, in milliseconds. */
function loadTime(specifier) {
  const code = `const before = process.cpuUsage()
    await import(${JSON.stringify(specifier)})
    const { user, system } = process.cpuUsage(before)
    console.log((user + system) / 1000)`
  const args = ['--input-type=module', '-e', code]
  const times = Array.from({ length: 15 }, () =>
    Number(execFileSync(process.execPath, args, { encoding: 'utf8' })),
  )
  return Math.min(...times)
}

const ofImport = loadTime('node:path')
const load = loadTime(import.meta.resolve('eslint-plugin-hreflint'))
console.log(`${files.length} files of three, Node ${process.version}`)
printTargets([{ what: 'loading the plugin', value: load - ofImport, unit: 'ms', target: 40 }])
for (const eslint of [eslint10, eslint9]) {
  const { whole, idle: none, looking: empty, ours } = timeOfRules(eslint)
  console.log(`ESLint ${eslint.Linter.version}`)
  printTargets([
    {
      what: 'recommended rules, a file, above idle ones',
      value: ours - none,
      unit: 'µs',
      target: 50,
    },
    { what: 'of these, a visitor of literals that does nothing', value: empty - none, unit: 'µs' },
    { what: 'idle rules, without parsing', value: none, unit: 'µs' },
    { what: 'parsing and idle rules, the first time', value: whole, unit: 'µs' },
    { what: 'the rules, as a share of that', value: ((ours - none) / whole) * 100, unit: '%' },
  ])
}
