// Whether the time of every room grows in proportion to the input, whatever the input, and what
// comparing costs beside the rooms alone. Processor time, since other processes slow the clock; the
// collector of the rooms' processes has no threads of its own, which would be counted while they wait.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { compare } from '@hreflint/core'
import { specs } from '@hreflint/core/specs'
import { median, printTargets, processorTime } from '../measure.mjs'
import { benchUrls } from './bench-urls.mjs'

const heap = ['--expose-gc', '--single-threaded-gc']
// The issues of long inputs do not fit the young generation of the heap (16 MB), and are copied. To tell
// that from what the rooms do, the steepest are measured once more where nothing is collected.
const roomyHeap = [...heap, '--min-semi-space-size=1024', '--max-semi-space-size=1024']

const sizes = [1_000, 10_000, 100_000]
const longest = 1_000_000
const prefixes = ['http://', 'http://a/', '']
const shapes = [
  ...['a', '/', '\\', '@', ':', '[', '%', '%41', '%FF', '#', ' ', '/..', './', 'a.', '1.', '0x1.'],
  ...['é', 'é。', '\0', '\t', '\uD800', '\u1100\u0300\u1161', 'xn--', '|é a', '::', '\u200B'],
]
/** These make the most issues that are no neighbors of their kind; measured at the greatest length too. */
const dense = [['http://a/', '|é a']]
const base = 'http://a/b/c?d'

/** The input of a shape and length. */
function hostile(prefix, shape, length) {
  return prefix + shape.repeat(Math.ceil((length - prefix.length) / shape.length))
}

/** Milliseconds of processor time that one parse takes; the least of some runs. */
function timeOf(spec, text, runs) {
  // Of less than a millisecond the clock says little.
  const repeats = Math.max(1, Math.round(20_000 / text.length))
  let least = Number.POSITIVE_INFINITY
  for (let run = 0; run < runs; run++) {
    globalThis.gc({ type: 'minor' })
    const start = processorTime()
    for (let i = 0; i < repeats; i++) spec.parse(text, { base })
    least = Math.min(least, (processorTime() - start) / repeats)
  }
  return least
}

/** The exponent of growth: the slope of a straight line through the logarithms. */
function exponent(points) {
  const logs = points.map(([x, y]) => [Math.log(x), Math.log(Math.max(y, 1e-3))])
  const mean = index => logs.reduce((sum, point) => sum + point[index], 0) / logs.length
  const [meanX, meanY] = [mean(0), mean(1)]
  const above = logs.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0)
  return above / logs.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0)
}

/** Sizes and times of one shape; measured again if it looks steep, since others disturb. */
function growth(spec, prefix, shape, lengths) {
  for (let i = 0; i < 10; i++) spec.parse(hostile(prefix, shape, 2000), { base })
  let points = lengths.map(length => {
    const text = hostile(prefix, shape, length)
    return [text.length, timeOf(spec, text, 2)]
  })
  for (let more = 0; more < 3 && exponent(points) > 1.05; more++) {
    points = points.map(([length, time]) => {
      return [length, Math.min(time, timeOf(spec, hostile(prefix, shape, length), 2))]
    })
  }
  return points
}

/** What a process of its own finds out about a room; written as JSON. */
function measureRoom(spec, only) {
  const measured = []
  for (const prefix of prefixes) {
    for (const shape of shapes) {
      if (only !== undefined && only !== JSON.stringify([prefix, shape])) continue
      const lengths = only === undefined ? sizes : [...sizes, longest]
      measured.push({ prefix, shape, points: growth(spec, prefix, shape, lengths) })
    }
  }
  if (only === undefined) {
    measured.sort((a, b) => exponent(b.points) - exponent(a.points))
    const isDense = ({ prefix, shape }) => dense.some(([p, s]) => p === prefix && s === shape)
    for (const one of measured.filter((found, index) => index < 2 || isDense(found))) {
      const text = hostile(one.prefix, one.shape, longest)
      one.points.push([text.length, timeOf(spec, text, 6)])
    }
  }
  return measured.map(({ prefix, shape, points }) => {
    return { prefix, shape, points, slope: exponent(points) }
  })
}

function inProcess(flags, ...args) {
  const { status, stdout } = spawnSync(
    process.execPath,
    [...flags, fileURLToPath(import.meta.url), ...args],
    { stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8', maxBuffer: 1e8 },
  )
  if (status !== 0) throw new Error(`The process for ${args[0]} failed`)
  return JSON.parse(stdout)
}

function labelOf({ prefix, shape }) {
  return `${JSON.stringify(prefix)} + ${JSON.stringify(shape)} × n`
}

function printMatrix(rooms) {
  console.log('Exponent of growth by shape and room; of the prefixes the steepest')
  console.log(`  ${''.padEnd(22)}${rooms.map(({ id }) => id.padStart(18)).join('')}`)
  for (const shape of shapes) {
    const cells = rooms.map(({ measured }) => {
      const slopes = measured.filter(one => one.shape === shape).map(({ slope }) => slope)
      return Math.max(...slopes)
        .toFixed(2)
        .padStart(18)
    })
    console.log(`  ${JSON.stringify(shape).padEnd(22)}${cells.join('')}`)
  }
}

function measureRooms() {
  const rooms = specs
    .filter(({ id }) => id !== 'whatwg')
    .map(({ id }) => ({ id, measured: inProcess(heap, id) }))
  printMatrix(rooms)
  for (const { id, measured } of rooms) {
    const [steepest] = [...measured].sort((a, b) => b.slope - a.slope)
    const rate = ({ points }) => Math.max(...points.slice(1).map(([length, time]) => time / length))
    const [slowest] = [...measured].sort((a, b) => rate(b) - rate(a))
    const [calm] = inProcess(roomyHeap, id, JSON.stringify([steepest.prefix, steepest.shape]))
    const times = steepest.points.map(([x, y]) => `${x / 1000}k ${y.toFixed(1)} ms`).join(', ')
    printTargets([
      {
        what: `${id}: greatest exponent, ${labelOf(steepest)} (${times})`,
        value: steepest.slope,
        unit: '',
        target: 1.1,
      },
      { what: '  the same where nothing is collected', value: calm.slope, unit: '' },
      {
        what: `  slowest from 10,000 characters on, ${labelOf(slowest)}`,
        value: rate(slowest) * 1000,
        unit: 'µs a character',
      },
    ])
  }
}

/** A string put together is a rope of pieces until somebody reads it, which comparing does. */
function read(result) {
  result.url?.href?.charCodeAt(0)
  return result
}

/**
 * Median milliseconds of comparing, and of calling `parse` of each specification and keeping what it
 * gives; in turn, piece by piece, and who is first with a piece changes. The first rounds do not count.
 */
function timeComparing(chosen, urls, base) {
  const rooms = specs.filter(({ id }) => chosen.includes(id))
  const runs = [
    url => compare(url, { specs: chosen, base }),
    url => rooms.map(room => read(room.parse(url, { base }))),
  ]
  const size = Math.min(250, urls.length)
  const pieces = []
  for (let at = 0; at < urls.length; at += size) pieces.push(urls.slice(at, at + size))
  const rounds = []
  for (let round = -12; round < 15; round++) {
    const times = [0, 0]
    for (const [index, piece] of pieces.entries()) {
      for (const turn of [0, 1]) {
        const which = (index + round + turn) & 1
        const start = processorTime()
        for (const url of piece) runs[which](url)
        times[which] += processorTime() - start
      }
    }
    if (round >= 0) rounds.push(times)
  }
  return {
    ratio: median(rounds.map(([together, apart]) => together / apart)),
    microseconds: [0, 1].map(
      which => (median(rounds.map(times => times[which])) * 1000) / urls.length,
    ),
  }
}

function comparingRow(what, chosen, urls, base) {
  const { ratio, microseconds } = timeComparing(chosen, urls, base)
  const [together, apart] = microseconds.map(time => time.toFixed(2))
  return { what: `  ${what}: ${together} µs over ${apart} µs a URL`, value: ratio, unit: 'times' }
}

function measureComparing(chosen) {
  const urls = benchUrls().slice(0, 5000)
  const compared = urls.map(url => ({ url, ...compare(url, { specs: chosen }) }))
  const apart = compared.filter(({ divergences }) => divergences.length > 0).map(({ url }) => url)
  const references = urls.map(url => url.replace(/^https?:\/\/[^/]*/, '') || '/')
  console.log(`compare of ${chosen.join(', ')} over the sum of its rooms`)
  printTargets([
    { ...comparingRow('the list', chosen, urls), target: 1 },
    { ...comparingRow('the list, on a base', chosen, urls, base), target: 1 },
    comparingRow('without scheme and host, on a base', chosen, references, base),
    comparingRow(`the ${apart.length} that are read differently, alone`, chosen, apart),
  ])
}

const [id, only] = process.argv.slice(2)
if (id === undefined) {
  measureRooms()
  console.log(
    '\nBoth give what each specification makes of a URL: components, the URL with its href, issues.',
  )
  console.log(
    'The sum is that of `parse` by each, its href read; comparing also finds where they diverge.',
  )
  measureComparing(['whatwg', 'rfc3986', 'abarth-url-01'])
  measureComparing(specs.map(spec => spec.id))
} else {
  const spec = specs.find(candidate => candidate.id === id)
  console.log(JSON.stringify(measureRoom(spec, only)))
}
