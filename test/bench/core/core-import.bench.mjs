// What importing the core costs over bare Node: each measurement in a process of its own, which runs
// a file, as programs do. (What comes from `--eval` has a loader to start first.)
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { median, printTargets } from '../measure.mjs'

const runs = 31
const importCore = "const { check } = await import('@hreflint/core');"
// Within the project, so that the package is found by its name.
const out = fileURLToPath(new URL('out/', import.meta.url))
mkdirSync(out, { recursive: true })
const folder = mkdtempSync(join(out, 'import-'))
process.on('exit', () => rmSync(folder, { recursive: true }))

/** Median of what a script prints, over processes that run in turn with those of other scripts. */
function medians(scripts) {
  const files = scripts.map((script, index) => {
    const file = join(folder, `${index}.mjs`)
    writeFileSync(file, script)
    return file
  })
  const results = scripts.map(() => [])
  for (let run = 0; run < runs; run++) {
    for (const [index, file] of files.entries()) {
      const output = execFileSync(process.execPath, ['--expose-gc', file], { encoding: 'utf8' })
      results[index].push(JSON.parse(output))
    }
  }
  const keys = Object.keys(results[0][0])
  return results.map(list =>
    Object.fromEntries(keys.map(key => [key, median(list.map(result => result[key]))])),
  )
}

writeFileSync(join(folder, 'empty.mjs'), '')
const start = 'const before = process.cpuUsage(); const start = performance.now();'
const report = `
const wall = performance.now() - start
const used = process.cpuUsage(before)
const time = (used.user + used.system) / 1000
gc()
const { rss, heapUsed } = process.memoryUsage()
console.log(JSON.stringify({ time, wall, rss: rss / 1e6, heap: heapUsed / 1e6 }))`
const [bare, empty, core, first, domain] = medians([
  `${start} ${report}`,
  `${start} await import('./empty.mjs'); ${report}`,
  `${start} ${importCore} ${report}`,
  `${start} ${importCore} check('https://example.com/a b'); ${report}`,
  `${start} ${importCore} check('https://é.example/'); ${report}`,
])
const over = (script, key) => script[key] - bare[key]
printTargets([
  { what: 'import: processor time', value: over(core, 'time'), unit: 'ms', target: 12 },
  { what: 'import: time of day', value: over(core, 'wall'), unit: 'ms' },
  {
    what: 'of which an empty module takes: processor time',
    value: over(empty, 'time'),
    unit: 'ms',
  },
  { what: 'import: resident memory', value: over(core, 'rss'), unit: 'MB', target: 6 },
  { what: 'import: heap', value: over(core, 'heap'), unit: 'MB' },
  { what: 'import and first mistake: time', value: over(first, 'time'), unit: 'ms' },
  { what: 'import and first mistake: memory', value: over(first, 'rss'), unit: 'MB' },
  { what: 'with a host that is not ASCII: time', value: over(domain, 'time'), unit: 'ms' },
  { what: 'with a host that is not ASCII: memory', value: over(domain, 'rss'), unit: 'MB' },
])

/** Whether the tables of tr46 are loaded after a script; it is a CommonJS module. */
function loadsTr46(script) {
  const output = execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import Module from 'node:module'; ${importCore} ${script}; console.log(Object.keys(Module._cache).some(path => /[\\\\/]tr46[\\\\/]/.test(path)))`,
    ],
    { cwd: fileURLToPath(new URL('.', import.meta.url)), encoding: 'utf8' },
  )
  return output.trim() === 'true'
}
const ascii = loadsTr46(
  "for (const url of ['https://a.example/', 'foo:|', 'https://1.2.3.4/é']) check(url)",
)
const unicode = loadsTr46("check('https://é.example/')")
printTargets([
  {
    what: 'tr46 loaded by URLs with ASCII hosts (1: yes)',
    value: Number(ascii),
    unit: '',
    target: 0,
  },
  { what: 'tr46 loaded by a host that is not ASCII', value: Number(unicode), unit: '' },
])
