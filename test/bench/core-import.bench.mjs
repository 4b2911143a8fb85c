// What importing the core costs over bare Node: each measurement in a process of its own.
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { median, printTargets } from './measure.mjs'

const runs = 21
const importCore = "const { check } = await import('@hreflint/core');"

/** Median of what a script prints, over processes that run in turn with those of other scripts. */
function medians(scripts) {
  const results = scripts.map(() => [])
  for (let run = 0; run < runs; run++) {
    for (const [index, script] of scripts.entries()) {
      const output = execFileSync(
        process.execPath,
        ['--expose-gc', '--input-type=module', '-e', script],
        {
          cwd: fileURLToPath(new URL('.', import.meta.url)),
          encoding: 'utf8',
        },
      )
      results[index].push(JSON.parse(output))
    }
  }
  const keys = Object.keys(results[0][0])
  return results.map(list =>
    Object.fromEntries(keys.map(key => [key, median(list.map(result => result[key]))])),
  )
}

const start = 'const before = process.cpuUsage(); const start = performance.now();'
const report = `
const wall = performance.now() - start
const used = process.cpuUsage(before)
const time = (used.user + used.system) / 1000
gc()
const { rss, heapUsed } = process.memoryUsage()
console.log(JSON.stringify({ time, wall, rss: rss / 1e6, heap: heapUsed / 1e6 }))`
const [bare, core, domain] = medians([
  `${start} ${report}`,
  `${start} ${importCore} check('https://example.com/a b'); ${report}`,
  `${start} ${importCore} check('https://é.example/'); ${report}`,
])
printTargets([
  {
    what: 'import and first check: processor time',
    value: core.time - bare.time,
    unit: 'ms',
    target: 12,
  },
  { what: 'import and first check: time of day', value: core.wall - bare.wall, unit: 'ms' },
  {
    what: 'import and first check: resident memory',
    value: core.rss - bare.rss,
    unit: 'MB',
    target: 6,
  },
  { what: 'import and first check: heap', value: core.heap - bare.heap, unit: 'MB' },
  { what: 'with a host that is not ASCII: time', value: domain.time - bare.time, unit: 'ms' },
  {
    what: 'with a host that is not ASCII: resident memory',
    value: domain.rss - bare.rss,
    unit: 'MB',
  },
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
