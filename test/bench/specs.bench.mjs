// Whether the time of every room grows in proportion to the input, whatever the input, and what
// comparing costs beside the rooms alone. Processor time, since other processes slow the clock.
import { spawnSync } from 'node:child_process'
import { compare, specs } from '@hreflint/core'
import { benchUrls } from './bench-urls.mjs'
import { median, printTargets } from './measure.mjs'

// Up to some hundred thousand characters the issues fit the young generation of the heap; beyond,
// they are copied. That step in the time is the collector's: here nothing is collected in a run.
const roomyHeap = ['--expose-gc', '--min-semi-space-size=1024', '--max-semi-space-size=1024']

const sizes = [20_000, 50_000, 125_000]
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
    globalThis.gc?.({ type: 'minor' })
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

/** Sizes and times of one shape in one room. */
function growth(spec, prefix, shape, scale, runs) {
  return sizes.map(size => {
    const text = prefix + shape.repeat(Math.ceil((size * scale) / shape.length))
    return [text.length, processorTime(() => spec.parse(text, { base }), runs)]
  })
}

function measureRoom(spec) {
  let steepest = { slope: 0, label: '' }
  let slowest = { rate: 0, label: '' }
  for (const prefix of prefixes) {
    for (const shape of shapes) {
      for (let warm = 0; warm < 20; warm++) spec.parse(prefix + shape.repeat(500), { base })
      let points = growth(spec, prefix, shape, 1, 2)
      // Of a millisecond the clock says little.
      const scale = points.at(-1)[1] < 4 ? 4 : 1
      if (scale > 1) points = growth(spec, prefix, shape, scale, 2)
      // The least of few runs may still be a disturbed one; then more are made, and the lesser counts.
      for (let more = 0; more < 4 && exponent(points) > 1.05; more++) {
        const again = growth(spec, prefix, shape, scale, 3)
        points = points.map(([x, y], index) => [x, Math.min(y, again[index][1])])
      }
      const [length, time] = points.at(-1)
      const label = `${JSON.stringify(prefix)} + ${JSON.stringify(shape)} × n`
      const slope = exponent(points)
      if (slope > steepest.slope) steepest = { slope, label, points }
      if (time / length > slowest.rate) slowest = { rate: time / length, label }
    }
  }
  const times = steepest.points.map(([x, y]) => `${x / 1000}k ${y.toFixed(1)} ms`).join(', ')
  printTargets([
    {
      what: `${spec.id}: greatest exponent, ${steepest.label} (${times})`,
      value: steepest.slope,
      unit: '',
      target: 1.1,
    },
    {
      what: `${spec.id}: slowest, ${slowest.label}`,
      value: slowest.rate * 1000,
      unit: 'µs a character',
    },
  ])
}

function measureComparing() {
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
}

const wanted = process.argv[2]
if (wanted === undefined) {
  for (const { id } of specs) {
    if (id === 'whatwg') continue
    const { status } = spawnSync(process.execPath, [...roomyHeap, process.argv[1], id], {
      stdio: 'inherit',
    })
    if (status !== 0) process.exitCode = 1
  }
  measureComparing()
} else {
  measureRoom(specs.find(({ id }) => id === wanted))
}
