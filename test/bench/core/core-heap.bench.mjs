// What `check` allocates for conforming ASCII URLs: nothing.
import { execFileSync } from 'node:child_process'
import { check } from '@hreflint/core'
import { whatwg } from '@hreflint/core/specs/whatwg'
import { printTargets } from '../measure.mjs'
import { benchUrls } from './bench-urls.mjs'

// Room for all that could be allocated, so that nothing is collected while it is counted.
if (!process.execArgv.some(argument => argument.startsWith('--max-semi-space-size'))) {
  const flags = ['--expose-gc', '--max-semi-space-size=512', '--min-semi-space-size=512']
  execFileSync(process.execPath, [...flags, process.argv[1]], { stdio: 'inherit' })
  process.exit(0)
}

/**
 * Bytes that one call allocates on average: the least of several rounds. What a call allocates, it
 * allocates in every round; but in some the engine besides puts on the heap what it notes when it
 * compiles a function anew, dozens of kilobytes that belong to no call. What it takes to measure
 * belongs to none either, and is taken off. Nothing here may allocate: iterators do.
 */
function allocated(run, inputs) {
  return Math.max(0, leastGrowth(run, inputs) - leastGrowth(idle, inputs)) / inputs.length
}

function idle() {}

function leastGrowth(run, inputs) {
  const round = () => {
    for (let i = 0; i < inputs.length; i++) run(inputs[i])
  }
  for (let i = 0; i < 40; i++) round()
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < 15; i++) {
    gc()
    const before = process.memoryUsage().heapUsed
    round()
    least = Math.min(least, process.memoryUsage().heapUsed - before)
  }
  return least
}

const ascii = benchUrls().filter(url => /^[\0-\x7F]*$/.test(url))
const conforming = ascii.filter(url => check(url).length === 0)
const fast = conforming.filter(url => whatwg.fast.certainlyConforms(url))
console.log(
  `${conforming.length} conforming ASCII URLs, ${((100 * fast.length) / conforming.length).toFixed(2)} % of them accepted by the fast path`,
)
printTargets([
  {
    what: 'check, all that are conforming',
    value: allocated(check, conforming),
    unit: 'bytes a URL',
    target: 1,
  },
  {
    what: 'check, those that the fast path accepts',
    value: allocated(check, fast),
    unit: 'bytes a URL',
    target: 1,
  },
  {
    what: 'URL.canParse',
    value: allocated(url => URL.canParse(url), conforming),
    unit: 'bytes a URL',
  },
  { what: 'new URL', value: allocated(url => new URL(url), conforming), unit: 'bytes a URL' },
])
