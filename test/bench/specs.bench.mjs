// Whether the time of every room grows in proportion to the input, whatever the input, and what
// comparing costs beside the rooms alone. Processor time, since other processes slow the clock.
import { compare, specs } from '@hreflint/core'
import { benchUrls } from './bench-urls.mjs'
import { median, printTargets } from './measure.mjs'

const sizes = [50_000, 200_000, 800_000]
const prefixes = ['http://', 'http://a/', '']
const shapes = [
  ...['a', '/', '\\', '@', ':', '[', '%', '%41', '%FF', '#', ' ', '/..', './', 'a.', '1.', '0x1.'],
  ...['é', 'é。', '\0', '\t', '\uD800', '\u1100\u0300\u1161', 'xn--', '|é a', '::', '\u200B'],
]
const base = 'http://a/b/c?d'

/** Milliseconds of processor time; the least of a few runs. */
function processorTime(run, runs) {
  let least = Number.POSITIVE_INFINITY
  for (let index = 0; index < runs; index++) {
    const start = process.cpuUsage()
    run()
    const { user, system } = process.cpuUsage(start)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}

/** The exponent of growth: the slope of a straight line through the logarithms. */
function exponent(points) {
  const logs = points.map(([x, y]) => [Math.log(x), Math.log(Math.max(y, 0.05))])
  const mean = index => logs.reduce((sum, point) => sum + point[index], 0) / logs.length
  const [meanX, meanY] = [mean(0), mean(1)]
  const above = logs.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0)
  return above / logs.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0)
}

const rows = []
for (const spec of specs) {
  if (spec.id === 'whatwg') continue
  const slopes = []
  let slowest = { rate: 0, label: '' }
  for (const prefix of prefixes) {
    for (const shape of shapes) {
      const input = size => prefix + shape.repeat(Math.ceil(size / shape.length))
      for (let warm = 0; warm < 20; warm++) spec.parse(input(500), { base })
      const points = sizes.map(size => {
        const text = input(size)
        return [size, processorTime(() => spec.parse(text, { base }), 3)]
      })
      const slope = exponent(points)
      const rate = (points.at(-1)[1] * 1000) / points.at(-1)[0]
      const label = `${JSON.stringify(prefix)} + ${JSON.stringify(shape)} × n`
      // Below some milliseconds the collector of garbage says more than the input.
      if (points.at(-1)[1] >= 20) slopes.push(slope)
      if (points.at(-1)[1] >= 20 && slope > 1.1) {
        console.log(
          `  ${spec.id}: ${label}: ${points.map(([, time]) => time.toFixed(1)).join(', ')} ms, exponent ${slope.toFixed(2)}`,
        )
      }
      if (rate > slowest.rate) slowest = { rate, label }
    }
  }
  rows.push(
    {
      what: `${spec.id}: greatest exponent`,
      value: Math.max(0, ...slopes),
      unit: '',
      target: 1.1,
    },
    { what: `${spec.id}: slowest, ${slowest.label}`, value: slowest.rate, unit: 'µs a character' },
  )
}
printTargets(rows)

const urls = benchUrls().slice(0, 5000)
const chosen = ['whatwg', 'rfc3986', 'abarth-url-01']
const rooms = specs.filter(({ id }) => chosen.includes(id))
const ratios = []
for (let round = -2; round < 9; round++) {
  const together = processorTime(() => {
    for (const url of urls) compare(url, { specs: chosen })
  }, 1)
  const apart = processorTime(() => {
    for (const url of urls) for (const room of rooms) room.parse(url)
  }, 1)
  if (round >= 0) ratios.push(together / apart)
}
printTargets([
  {
    what: `compare (${chosen.join(', ')}) over the sum of its rooms`,
    value: median(ratios),
    unit: 'times',
  },
])
