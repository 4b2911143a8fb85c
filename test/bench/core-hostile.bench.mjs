// Whether the time that `check` takes grows in proportion to the input, whatever the input.
import { check, fix } from '@hreflint/core'
import { median, printTargets, processorTime } from './measure.mjs'

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
  '/a b\\|%💩\t[@',
]
const prefixes = ['https://', 'https://a/', 'https://a/?', 'foo:', 'https://[', '']

/** The text of a size that repeats a shape, after a prefix. */
function hostile(prefix, shape, size) {
  return prefix + shape.repeat(Math.ceil(size / shape.length))
}

/** Median milliseconds of processor time of some runs; one run for what takes long. */
function time(run, input) {
  const times = []
  for (let i = 0; i < 7; i++) {
    const start = processorTime()
    run(input)
    times.push(processorTime() - start)
    if (times[0] > 300) break
  }
  return median(times)
}

/** The exponent of growth: the slope of a straight line through the logarithms. */
function exponent(points) {
  const logs = points.map(([x, y]) => [Math.log(x), Math.log(Math.max(y, 1e-6))])
  const mean = index => logs.reduce((sum, point) => sum + point[index], 0) / logs.length
  const [meanX, meanY] = [mean(0), mean(1)]
  const above = logs.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0)
  return above / logs.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0)
}

function measureShapes(name, run, longest, target) {
  console.log(
    `${name}: µs a character at ${sizes.filter(size => size <= longest).join(', ')} characters; exponent of growth`,
  )
  const used = sizes.filter(size => size <= longest)
  let worst = { exponent: 0, rate: 0 }
  for (const prefix of prefixes) {
    for (const shape of shapes) {
      for (let i = 0; i < 30; i++) run(hostile(prefix, shape, 1000))
      const points = used.map(size => [size, time(run, hostile(prefix, shape, size))])
      const rates = points.map(([size, milliseconds]) => (milliseconds * 1000) / size)
      // From 100,000 characters on: below, the clock, the compiler and the end of the fast path (which
      // leaves long inputs to the machine) say more than the input.
      const slope = exponent(points.slice(-3))
      const label = `${JSON.stringify(prefix)} + ${JSON.stringify(shape)} × n`
      if (slope > 1.1 || rates.some(rate => rate > 1)) {
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

measureShapes('check', input => check(input), 1_000_000, { exponent: 1.1, rate: 1 })
measureShapes('fix', input => fix(input), 100_000, { exponent: 1.1 })
