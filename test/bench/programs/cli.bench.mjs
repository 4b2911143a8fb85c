// The command line as a process: how long it takes to start, and to lint the HTML of Debian's
// documentation packages, with other tools beside it. Processor time is printed beside wall time: on
// a busy machine only the former says something.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { debianCache, htmlPathsOf } from '../documents/debian-html.mjs'
import { printTargets } from '../measure.mjs'
import { compareRuns, runNode } from '../run-node.mjs'
import { vnuJar } from './vnu-jar.mjs'

const path = name => fileURLToPath(new URL(name, import.meta.url))
const bin = path('../../../packages/cli/dist/bin.cjs')
const packages = (
  process.env.PACKAGES ??
  'python3.11-doc apache2-doc sqlite3-doc git-doc nodejs-doc libboost1.74-doc'
).split(' ')
const rounds = Number(process.env.ROUNDS ?? 3)
const starts = Number(process.env.STARTS ?? 20)
const folder = mkdtempSync(join(tmpdir(), 'hreflint-bench-'))
const jar = vnuJar()

/** Others that lint HTML, each with what it takes to look at attributes. */
const others = {
  'html-validate': [
    process.execPath,
    path('../../node_modules/html-validate/bin/html-validate.mjs'),
  ],
  htmlhint: [process.execPath, path('../../node_modules/htmlhint/bin/htmlhint'), '--nocolor'],
  ...(jar === null ? {} : { 'vnu-jar': ['java', '-jar', jar] }),
}
const withFiles = files =>
  Object.fromEntries(
    Object.entries(others).map(([name, command]) => [name, [...command, ...files]]),
  )

writeFileSync(join(folder, 'small.html'), '<a href="/a b">x</a>\n')
const { bare, start } = compareRuns(
  { bare: [process.execPath, '-e', '0'], start: [process.execPath, bin, 'small.html'] },
  folder,
  starts,
)
console.log(`Cold start on one small file, median of ${starts}`)
printTargets([
  { what: 'Node itself', value: bare.wall, unit: 's' },
  { what: 'Node itself, processor', value: bare.processor, unit: 's' },
  { what: 'hreflint', value: start.wall, unit: 's', target: 0.15 },
  { what: 'hreflint, processor', value: start.processor, unit: 's' },
  { what: 'hreflint without Node', value: start.processor - bare.processor, unit: 's' },
  { what: 'hreflint, memory', value: start.memory, unit: 'MB', target: 70 },
  ...rowsOf(compareRuns(withFiles(['small.html']), folder, rounds)),
])

/** What several programs took. */
function rowsOf(runs) {
  return Object.entries(runs).flatMap(([name, { wall, processor, memory }]) => [
    { what: name, value: wall, unit: 's' },
    { what: `${name}, processor`, value: processor, unit: 's' },
    { what: `${name}, memory`, value: memory, unit: 'MB' },
  ])
}

// The texts are written anew, so that every file has a name that is linted.
const corpus = join(folder, 'corpus')
let files = 0
let bytes = 0
for (const name of packages) {
  for (const source of htmlPathsOf(name, { links: true }) ?? []) {
    files++
    const content = readFileSync(source)
    const target = join(
      corpus,
      `${source.slice(debianCache.length).replaceAll(/[^\w./-]/g, '_')}-${files}.html`,
    )
    mkdirSync(join(target, '..'), { recursive: true })
    writeFileSync(target, content)
    bytes += content.length
  }
}

if (existsSync(corpus)) {
  const megabytes = bytes / 1e6
  console.log(`\n${files} files, ${megabytes.toFixed(0)} MB, median of ${rounds}`)
  const report = ['--format', 'json', '--output', join(folder, 'report.json')]
  const lint = [process.execPath, bin, ...report]
  const cached = [...lint, '--cache', '--cache-location', join(folder, 'cache'), '.']
  runNode(cached.slice(1), corpus)
  const { one, several, warm } = compareRuns(
    { one: [...lint, '--threads', '1', '.'], several: [...lint, '.'], warm: cached },
    corpus,
    rounds,
  )
  printTargets([
    { what: 'one thread', value: one.wall, unit: 's' },
    { what: 'one thread, processor', value: one.processor, unit: 's' },
    { what: 'one thread, memory', value: one.memory, unit: 'MB' },
    { what: 'as many threads as it likes', value: several.wall, unit: 's', target: 5 },
    { what: 'the same, processor', value: several.processor, unit: 's' },
    { what: 'the same, memory', value: several.memory, unit: 'MB', target: 300 },
    { what: 'warm cache', value: warm.wall, unit: 's', target: 1.5 },
    { what: 'warm cache, processor', value: warm.processor, unit: 's' },
  ])
  printGrowth([...lint.slice(1), '--threads', '1'])
  printOthers()
}
rmSync(folder, { recursive: true, force: true })

/** Fits a line to the time that parts of the files take. */
function printGrowth(lint) {
  const list = join(folder, 'list')
  const parts = [1, 2, 4, 8, 16].map(count => {
    const part = everyNth(count)
    writeFileSync(list, part.join('\n'))
    const size = part.reduce((sum, file) => sum + statSync(file).size, 0) / 1e6
    const { wall, processor } = runNode([...lint, '--files-from', list], corpus)
    return { size, wall, processor }
  })
  console.log('\nTime by size of a part, in one thread')
  for (const { size, wall, processor } of parts.toReversed()) {
    const columns = [`${size.toFixed(0)} MB`, `${processor.toFixed(2)} s`, `${wall.toFixed(2)} s`]
    console.log(`  ${columns.map(text => text.padStart(9)).join('')} by the clock`)
  }
  for (const measure of ['processor', 'wall']) {
    const { slope, intercept, r2 } = lineThrough(parts.map(part => [part.size, part[measure]]))
    const line = `${intercept.toFixed(2)} s + ${(slope * 1000).toFixed(1)} ms × MB`
    console.log(`  ${measure}: ${line}, R² ${r2.toFixed(4)} (a line: 1)`)
  }
}

/** Least squares. */
function lineThrough(points) {
  const mean = index => points.reduce((sum, point) => sum + point[index], 0) / points.length
  const [x, y] = [mean(0), mean(1)]
  const sum = f => points.reduce((total, [a, b]) => total + f(a - x, b - y), 0)
  const covariance = sum((a, b) => a * b)
  const slope = covariance / sum(a => a * a)
  const r2 = covariance ** 2 / (sum(a => a * a) * sum((_, b) => b * b))
  return { slope, intercept: y - slope * x, r2 }
}

/** A part of the files, from all folders. */
function everyNth(count) {
  return readdirSync(corpus, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .sort()
    .filter((_, index) => index % count === 0)
}

/** A few of the files, for tools that take longer. */
function printOthers() {
  const few = everyNth(160)
  console.log(`\n${few.length} of the files, once`)
  const commands = { hreflint: [process.execPath, bin, ...few], ...withFiles(few) }
  printTargets(rowsOf(compareRuns(commands, corpus, 1)))
}
