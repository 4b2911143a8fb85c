// What the ESLint plugin costs: loading it, and its recommended rules on the sources of three.
// Run with: node test/bench/eslint.bench.mjs [folder of unpacked packages]
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { Linter } from 'eslint'
import plugin from 'eslint-plugin-hreflint'
import { median, printTargets } from './measure.mjs'

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

/** Runs rules over all files; the least time that rules took for a file, of some rounds, summed. */
function timeOfRules(rules, config) {
  let spent = 0
  const timed = Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [name, { ...rule, create: timedCreate(rule) }]),
  )
  function timedCreate(rule) {
    return context => {
      const start = performance.now()
      const visitors = rule.create(context)
      spent += performance.now() - start
      return Object.fromEntries(
        Object.entries(visitors).map(([key, visit]) => [
          key,
          node => {
            const before = performance.now()
            visit(node)
            spent += performance.now() - before
          },
        ]),
      )
    }
  }
  const least = files.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round < 4; round++) {
    const linter = new Linter({ cwd: folder })
    files.forEach(({ name, text }, i) => {
      spent = 0
      linter.verify(
        text,
        [{ files: ['**/*.*'], plugins: { hreflint: { rules: timed } }, rules: config }],
        name,
      )
      least[i] = Math.min(least[i], spent)
    })
  }
  return (least.reduce((a, b) => a + b, 0) * 1000) / files.length
}

/** Processor time that importing takes in a process of its own, in milliseconds. */
function loadTime(specifier) {
  const code = `const before = process.cpuUsage()
    await import(${JSON.stringify(specifier)})
    const { user, system } = process.cpuUsage(before)
    console.log((user + system) / 1000)`
  const times = Array.from({ length: 11 }, () =>
    Number(
      execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }),
    ),
  )
  return median(times)
}

const empty = { create: () => ({ Literal() {}, TemplateLiteral() {}, 'Program:exit'() {} }) }
const ofTimers = timeOfRules({ empty }, { 'hreflint/empty': 'warn' })
const ofRules = timeOfRules(plugin.rules, plugin.configs.recommended.rules)

// ESLint itself has loaded its scope utilities before any plugin.
const load = loadTime(import.meta.resolve('eslint-plugin-hreflint')) - loadTime('node:path')

console.log(`${files.length} files of three`)
printTargets([
  { what: 'loading the plugin', value: load, unit: 'ms', target: 40 },
  { what: 'recommended rules, a file', value: ofRules - ofTimers, unit: 'µs', target: 50 },
  { what: 'the timers themselves, a file', value: ofTimers, unit: 'µs' },
])
