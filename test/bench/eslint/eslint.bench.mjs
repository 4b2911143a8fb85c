// What the ESLint plugin costs: loading it, and its recommended rules on the sources of three, above as many rules that do
// nothing.
// Run with: node test/bench/eslint/eslint.bench.mjs [folder of unpacked packages] [rounds] [preset or rule]
//
// Parsing takes most of a run and varies by more than rules take at all, so each file is parsed once, and then visited with
// each set of rules in turn, over a copy of its tree for each, a hundred files round by round, so that code is compiled as in
// the middle of a run. What is taken of a file is the least time of some rounds, by the clock: processor time has that of the
// collector's threads in it, and other processes can only add. What is printed is the mean of files, and for odd and even
// rounds by themselves. ESLint's own share is in it: making contexts, calling visitors.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import * as eslint10 from 'eslint'
import * as eslint9 from 'eslint-9'
import plugin from 'eslint-plugin-hreflint'
import { printTargets } from '../measure.mjs'

const cache = process.argv[2] ?? join(tmpdir(), 'hreflint-bench')
const rounds = Number(process.argv[3] ?? 10)
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

const preset = process.argv[4] ?? 'recommended'
const { rules, settings } = plugin.configs[preset] ?? {
  rules: { [`hreflint/${preset}`]: 'warn' },
  settings: plugin.configs.recommended.settings,
}
/** Microseconds a file that the rules of a preset may take. */
const target = preset === 'security' ? 150 : 50
/** Rules that take any option, as the presets give them some. */
const each = create =>
  Object.fromEntries(
    Object.keys(plugin.rules).map(name => [name, { meta: { schema: false }, ...create(name) }]),
  )
let visited = 0
/** Sets of rules; what each costs is told by the one before. */
const sets = {
  idle: each(() => ({ create: () => ({}) })),
  looking: {
    ...each(() => ({ create: () => ({}) })),
    'no-parse-exception': {
      meta: { schema: false },
      create: () => ({ Literal() {}, TemplateLiteral() {} }),
    },
  },
  created: each(name => ({
    create(context) {
      if (Object.keys(plugin.rules[name].create(context)).length > 0) visited += 1
      return {}
    },
  })),
  ours: plugin.rules,
}
const names = Object.keys(sets)

/** Microseconds a file, of each set of rules by round; and of parsing it and visiting it with none. */
async function timeOfRules({ ESLint, Linter, SourceCode }) {
  const configs = await Promise.all(names.map(name => configWith(sets[name], ESLint)))
  const linter = new Linter({ cwd: folder })
  const least = names.map(() => 0)
  const halves = [0, 1].map(() => names.map(() => 0))
  let whole = 0
  visited = 0
  for (const group of groupsOf(files, 100)) {
    const copies = group.map(({ name, text }) => {
      const start = performance.now()
      linter.verify(text, configs[0], name)
      whole += performance.now() - start
      const parsed = linter.getSourceCode()
      return names.map(() => freshCopy(parsed, SourceCode))
    })
    const times = group.map(() => names.map(() => []))
    for (let round = 0; round < rounds; round++) {
      for (const [index, { name }] of group.entries()) {
        for (let turn = 0; turn < names.length; turn++) {
          const set = (turn + round) % names.length
          const before = performance.now()
          linter.verify(copies[index][set], configs[set], name)
          times[index][set].push(performance.now() - before)
        }
      }
    }
    for (const [set, list] of times.flatMap(sets => [...sets.entries()])) {
      least[set] += Math.min(...list)
      for (const [half, sums] of halves.entries()) {
        sums[set] += Math.min(...list.filter((_, round) => round % 2 === half))
      }
    }
  }
  const perFile = sums =>
    Object.fromEntries(names.map((name, set) => [name, microseconds(sums[set])]))
  return {
    whole: microseconds(whole),
    least: perFile(least),
    halves: halves.map(perFile),
    visited: visited / rounds,
  }
}

function* groupsOf(list, size) {
  for (let start = 0; start < list.length; start += size) yield list.slice(start, start + size)
}

const microseconds = sum => (sum * 1000) / files.length

/** A configuration that is made once: to make it of its parts takes longer than a file. */
async function configWith(set, ESLint) {
  const overrideConfig = [
    { files: ['**/*.*'], plugins: { hreflint: { rules: set } }, rules, settings },
  ]
  const eslint = new ESLint({ cwd: folder, overrideConfigFile: true, overrideConfig })
  const config = await eslint.calculateConfigForFile(join(folder, files[0].name))
  return Object.assign([], { getConfig: () => config })
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
  const times = await timeOfRules(eslint)
  const { idle, looking, created, ours } = times.least
  const [odd, even] = times.halves.map(half => (half.ours - half.idle).toFixed(0))
  const spread = `half of the rounds: ${odd}, the others: ${even}`
  console.log(`ESLint ${eslint.Linter.version}; ${times.visited.toFixed(0)} files are visited`)
  printTargets([
    {
      what: `${preset}, a file, above idle ones (${spread})`,
      value: ours - idle,
      unit: 'µs',
      target,
    },
    { what: 'of these, making them, with the look at the text', value: created - idle, unit: 'µs' },
    { what: 'of these, visiting files that may have a URL', value: ours - created, unit: 'µs' },
    { what: 'a visitor of all literals that does nothing', value: looking - idle, unit: 'µs' },
    { what: 'idle rules, without parsing', value: idle, unit: 'µs' },
    { what: 'parsing and idle rules, the first time', value: times.whole, unit: 'µs' },
    {
      what: 'the rules, as a share of that',
      value: ((ours - idle) / times.whole) * 100,
      unit: '%',
    },
  ])
}
