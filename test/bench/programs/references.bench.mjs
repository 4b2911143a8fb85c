// Whether targets exist, as a process: how much longer it takes than to lint alone, on the HTML of Debian's
// documentation packages as they are installed, and whether time and memory grow with a generated site alone.
//
// ROUNDS=5 PAGES=6250,12500 pnpm bench references. PAGES= skips the generated sites.
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { debianCache, htmlPathsOf } from '../documents/debian-html.mjs'
import { printTargets } from '../measure.mjs'
import { compareRuns, runNode } from '../run-node.mjs'

const bin = fileURLToPath(new URL('../../../packages/cli/dist/bin.cjs', import.meta.url))
const packages = (
  process.env.PACKAGES ??
  'python3.11-doc apache2-doc sqlite3-doc git-doc nodejs-doc libboost1.74-doc'
).split(' ')
const rounds = Number(process.env.ROUNDS ?? 3)
const pages = (process.env.PAGES ?? '6250,12500,25000,50000,100000')
  .split(',')
  .filter(count => count !== '')
  .map(Number)
const linksOfPage = 20
const folder = mkdtempSync(join(tmpdir(), 'hreflint-bench-'))
const lint = [process.execPath, bin, '--format', 'json', '--output', '/dev/null']

let bytes = 0
let files = 0
const roots = []
for (const name of packages) {
  // Pages in several languages are linked to their names, and are read under them.
  const paths = htmlPathsOf(name, { links: true })
  if (paths === null) continue
  files += paths.length
  for (const path of paths) bytes += statSync(path).size
  roots.push(join(debianCache, name, 'usr/share/doc'))
}
const root = roots.find(existsSync)
if (root !== undefined) {
  const folders = roots.filter(existsSync)
  const cached = ['--cache', '--cache-location', join(folder, 'cache')]
  const fragments = [...lint, '--references', 'fragments']
  const commands = {
    off: [...lint, '--references', 'off', ...folders],
    files: [...lint, '--references', 'files', ...folders],
    fragments: [...fragments, ...folders],
    oneThread: [...fragments, '--threads', '1', ...folders],
    warm: [...fragments, ...cached, ...folders],
  }
  // Twice: files that were just unpacked are too young for their stamps to be trusted.
  runNode(commands.warm.slice(1), folder)
  runNode(commands.warm.slice(1), folder)
  const runs = compareRuns(commands, folder, rounds)
  const { off, fragments: all, oneThread, warm } = runs
  console.log(`${files} files, ${(bytes / 1e6).toFixed(0)} MB, median of ${rounds}`)
  printTargets([
    { what: 'without references', value: off.wall, unit: 's' },
    { what: 'the same, processor', value: off.processor, unit: 's' },
    { what: 'files', value: runs.files.wall, unit: 's' },
    { what: 'files, processor', value: runs.files.processor, unit: 's' },
    { what: 'fragments', value: all.wall, unit: 's' },
    { what: 'fragments, processor', value: all.processor, unit: 's' },
    { what: 'fragments, memory', value: all.memory, unit: 'MB', target: 400 },
    { what: 'the same in one thread', value: oneThread.memory, unit: 'MB', target: 400 },
    { what: 'fragments / without', value: all.wall / off.wall, unit: '×', target: 1.5 },
    {
      what: 'the same, least processor time',
      value: all.leastProcessor / off.leastProcessor,
      unit: '×',
      target: 1.5,
    },
    { what: 'HTML without references', value: bytes / 1e6 / off.wall, unit: 'MB/s' },
    {
      what: 'HTML with fragments',
      value: bytes / 1e6 / all.wall,
      unit: 'MB/s',
      target: { atLeast: 100 },
    },
    { what: 'warm cache', value: warm.wall, unit: 's', target: 2 },
    {
      what: 'warm cache, least processor time',
      value: warm.leastProcessor,
      unit: 's',
      target: 2,
    },
  ])
}

/** Writes a site of pages with `linksOfPage` links each, a few of them broken; gives its folder. */
function generatedSite(count) {
  const site = join(folder, String(count))
  const nameOf = index => `${index % 100}/${index % 10_000}/page-${index}.html`
  for (let index = 0; index < count; index++) {
    const links = Array.from({ length: linksOfPage }, (_, at) => {
      const target = (index * 7 + at * 613) % count
      return `<a href="../../${nameOf(target)}#part-${at % 5}">`
    })
    const ids = Array.from({ length: 5 }, (_, at) => `<h2 id="part-${at}">`)
    const broken = index % 1000 === 0 ? '<a href="none.html"><a href="#none">' : ''
    const path = join(site, nameOf(index))
    mkdirSync(join(path, '..'), { recursive: true })
    writeFileSync(path, [...ids, ...links, broken].join('\n'))
  }
  return site
}

const sizes = pages.map(count => {
  const site = generatedSite(count)
  const run = runNode([...lint.slice(1), '--references', 'fragments', '--threads', '1', '.'], site)
  rmSync(site, { recursive: true, force: true })
  return { count, ...run }
})
if (sizes.length > 1) {
  console.log(`\nGenerated pages with ${linksOfPage} links each, in one thread`)
  for (const { count, processor, memory } of sizes) {
    console.log(
      `  ${String(count).padStart(7)} pages  ${processor.toFixed(2)} s  ${memory.toFixed(0)} MB`,
    )
  }
  printTargets([
    {
      what: 'time grows with pages to the power of',
      value: exponent('processor'),
      unit: '',
      target: 1.1,
    },
    { what: 'memory', value: exponent('memory'), unit: '', target: 1.1 },
    { what: 'links', value: (largest().count * linksOfPage) / largest().processor, unit: '/s' },
  ])
}

function largest() {
  return sizes.reduce((one, other) => (other.count > one.count ? other : one))
}

/** The slope of a line through the logarithms of the pages and of what was measured. */
function exponent(name) {
  const points = sizes.map(size => [Math.log(size.count), Math.log(size[name])])
  const mean = index => points.reduce((sum, point) => sum + point[index], 0) / points.length
  const [x, y] = [mean(0), mean(1)]
  const sum = f => points.reduce((total, [a, b]) => total + f(a - x, b - y), 0)
  return sum((a, b) => a * b) / sum(a => a * a)
}

rmSync(folder, { recursive: true, force: true })
