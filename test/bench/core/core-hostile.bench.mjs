// Whether the time that `check`, `parse` and `fix` take grows in proportion to the input, whatever the
// input. Give names of them as arguments to measure no more than those; and Node the options
// --min-semi-space-size=256 --max-semi-space-size=256 to see the same with little garbage collection,
// which takes most of the time of a megabyte with hundreds of thousands of mistakes.
import { check, fix, parse } from '@hreflint/core'
import { printTargets, processorTime } from '../measure.mjs'

const sizes = [1_000, 10_000, 100_000, 1_000_000]
const shapes = [
  '@',
  '[',
  '%',
  '/..',
  'a.',
  '\t',
  '💩',
  ':',
  '\\',
  '|',
  ' ',
  'é',
  '.',
  '0.',
  'xn--',
  '%41',
  '漢',
  'א',
  '/a b\\|%💩\t[@',
]
const prefixes = ['https://', 'https://a/', 'https://a/?', 'foo:', 'https://[', '']

/** The text of a size that repeats a shape, after a prefix. */
function hostile(prefix, shape, size) {
  return prefix + shape.repeat(Math.ceil(size / shape.length))
}

/** Milliseconds of processor time of a run, which is repeated until it has taken so much. */
function timeOnce(run, input, enough) {
  let count = 0
  const start = processorTime()
  do {
    run(input)
    count++
  } while (processorTime() - start < enough)
  return (processorTime() - start) / count
}

/**
 * Least milliseconds of processor time of some runs, fewer of what takes long. What other inputs have
 * left in memory is cleared away before; what these runs leave, the engine clears away on their time.
 */
function time(run, input) {
  let least = Number.POSITIVE_INFINITY
  let spent = 0
  globalThis.gc?.()
  for (let i = 0; i < 12 && (i < 4 || spent < 300); i++) {
    const start = processorTime()
    least = Math.min(least, timeOnce(run, input, 2))
    spent += processorTime() - start
  }
  return least
}

/** The exponent of growth: the slope of a straight line through the logarithms. */
function exponent(points) {
  const logs = points.map(([x, y]) => [Math.log(x), Math.log(Math.max(y, 1e-6))])
  const mean = index => logs.reduce((sum, point) => sum + point[index], 0) / logs.length
  const [meanX, meanY] = [mean(0), mean(1)]
  const above = logs.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0)
  return above / logs.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0)
}

function measureShapes(name, run, target) {
  console.log(
    `${name}: µs a character at ${sizes.join(', ')} characters; exponent of growth; only what misses a target`,
  )
  let worst = { exponent: 0, rate: 0 }
  for (const prefix of prefixes) {
    for (const shape of shapes) {
      // The engine compiles only what has run for a while, and for long inputs other code than for short ones.
      for (const size of [1000, 100_000]) timeOnce(run, hostile(prefix, shape, size), 30)
      const points = sizes.map(size => {
        const input = hostile(prefix, shape, size)
        return [size, time(run, input)]
      })
      const rates = points.map(([size, milliseconds]) => (milliseconds * 1000) / size)
      const slope = exponent(points)
      const label = `${JSON.stringify(prefix)} + ${JSON.stringify(shape)} × n`
      if (slope > 1.1 || rates.some(rate => rate > 1)) {
        console.log(
          `  ${label.padEnd(36)} ${rates.map(rate => rate.toFixed(3)).join('  ')}  ${slope.toFixed(2)}`,
        )
      }
      worst = {
        exponent: Math.max(worst.exponent, slope),
        rate: Math.max(worst.rate, ...rates),
      }
    }
  }
  printTargets([
    {
      what: `${name}: greatest exponent`,
      value: worst.exponent,
      unit: '',
      target: target.exponent,
    },
    {
      what: `${name}: slowest`,
      value: worst.rate,
      unit: 'µs',
      target: target.rate,
    },
  ])
}

const functions = { check, parse, fix }
const names = process.argv.slice(2)
for (const [name, run] of Object.entries(functions)) {
  if (names.length > 0 && !names.includes(name)) continue
  measureShapes(name, input => run(input), { exponent: 1.1, rate: 1 })
}
