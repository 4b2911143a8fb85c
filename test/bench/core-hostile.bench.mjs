// Whether the time that `check` and `fix` take grows in proportion to the input, whatever the input.
import { check, fix } from '@hreflint/core'
import { printTargets, processorTime } from './measure.mjs'

const sizes = [1_000, 10_000, 100_000, 300_000, 1_000_000]
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

/**
 * Least milliseconds of processor time of some runs, two for what takes long. A short run is repeated
 * until the clock can tell; what earlier runs have left in memory is cleared away before.
 */
function time(run, input) {
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < 7; i++) {
    globalThis.gc?.()
    let count = 0
    const start = processorTime()
    do {
      run(input)
      count++
    } while (processorTime() - start < 2)
    least = Math.min(least, (processorTime() - start) / count)
    if (least > 200 && i === 1) break
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
      for (let i = 0; i < 30; i++) run(hostile(prefix, shape, 1000))
      // The engine compiles for long inputs what it interprets for short ones.
      for (let i = 0; i < 4; i++) run(hostile(prefix, shape, 100_000))
      const points = sizes.map(size => {
        const input = hostile(prefix, shape, size)
        return [size, time(run, input)]
      })
      const rates = points.map(([size, milliseconds]) => (milliseconds * 1000) / size)
      const slope = exponent(points)
      const label = `${JSON.stringify(prefix)} + ${JSON.stringify(shape)} × n`
      if (slope > 1.1 || rates.slice(1).some(rate => rate > 1)) {
        console.log(
          `  ${label.padEnd(36)} ${rates.map(rate => rate.toFixed(3)).join('  ')}  ${slope.toFixed(2)}`,
        )
      }
      worst = {
        exponent: Math.max(worst.exponent, slope),
        rate: Math.max(worst.rate, ...rates.slice(1)),
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
      what: `${name}: slowest, from 10,000 characters on`,
      value: worst.rate,
      unit: 'µs',
      target: target.rate,
    },
  ])
}

measureShapes('check', input => check(input), { exponent: 1.1, rate: 1 })
measureShapes('fix', input => fix(input), { exponent: 1.1, rate: 1 })
