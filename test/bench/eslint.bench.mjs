// What the ESLint plugin costs: loading it, and its recommended rules on the sources of three. All
// in processor time, the least of some rounds.
// Run with: node test/bench/eslint.bench.mjs [folder of unpacked packages]
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { Linter } from 'eslint'
import plugin from 'eslint-plugin-hreflint'
import { printTargets, processorTime } from './measure.mjs'

const cache = process.argv[2] ?? join(tmpdir(), 'hreflint-bench')
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

/**
 * Microseconds that rules take for a file, on average. ESLint visits each file once and notes the
 * literals; the rules then run over them on end, so that a clock is read twice a file, not twice a
 * node. ESLint's own share, calling a visitor, is the same for whatever rule looks at literals.
 *
 * @returns `{ create, all }` the least of some rounds: making the visitors; that and all the rest
 */
function timeOfRules(rules, config) {
  const names = Object.keys(rules).filter(name => `hreflint/${name}` in config)
  let contexts = new Map()
  const spent = { create: 0, all: 0 }
  const noting = Object.fromEntries(
    names.map(name => [name, { ...rules[name], create: context => note(name, context) }]),
  )
  function note(name, context) {
    contexts.set(name, context)
    if (contexts.size < names.length) return {}
    const literals = []
    const noteLiteral = node => literals.push(node)
    const noted = contexts
    contexts = new Map()
    return {
      Literal: noteLiteral,
      TemplateLiteral: noteLiteral,
      'Program:exit': program => run(noted, literals, program),
    }
  }
  function run(noted, literals, program) {
    const start = processorTime()
    const listeners = [...noted].map(([name, context]) => rules[name].create(context))
    const created = processorTime()
    for (const visitors of listeners) {
      for (const node of literals) visitors[node.type]?.(node)
      visitors['Program:exit']?.(program)
    }
    spent.all += processorTime() - start
    spent.create += created - start
  }
  const least = { create: Number.POSITIVE_INFINITY, all: Number.POSITIVE_INFINITY }
  for (let round = 0; round < 5; round++) {
    spent.create = spent.all = 0
    const linter = new Linter({ cwd: folder })
    for (const { name, text } of files) {
      const plugins = { hreflint: { rules: noting } }
      linter.verify(text, [{ files: ['**/*.*'], plugins, rules: config }], name)
    }
    for (const key of ['create', 'all']) {
      least[key] = Math.min(least[key], (spent[key] * 1000) / files.length)
    }
  }
  return least
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

const empty = { create: () => ({ Literal() {}, TemplateLiteral() {}, 'Program:exit'() {} }) }
const ofEmpty = timeOfRules({ empty }, { 'hreflint/empty': 'warn' })
const ofRules = timeOfRules(plugin.rules, plugin.configs.recommended.rules)
const ofImport = loadTime('node:path')
const load = loadTime(import.meta.resolve('eslint-plugin-hreflint'))

console.log(`${files.length} files of three`)
printTargets([
  { what: 'loading the plugin', value: load - ofImport, unit: 'ms', target: 40 },
  { what: 'recommended rules, a file', value: ofRules.all - ofEmpty.all, unit: 'µs', target: 50 },
  { what: 'of these, making visitors', value: ofRules.create - ofEmpty.create, unit: 'µs' },
  { what: 'an empty rule, a file', value: ofEmpty.all, unit: 'µs' },
])
