// A folder of 20,000 mixed files, linted by the command line with one thread, beside reading all its bytes (grep) and the rate at which
// HTML is linted. Processor time, so that a busy machine measures the same.
// Run with: node test/bench/programs/mixed-files.bench.mjs <folder of HTML> <folder>...
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { printTargets } from '../measure.mjs'
import { compareRuns } from '../run-node.mjs'

const bin = fileURLToPath(new URL('../../../packages/cli/dist/bin.cjs', import.meta.url))
const rounds = Number(process.env.ROUNDS ?? 3)
const most = 20_000
const [html = '.', ...folders] = process.argv.slice(2)
const corpora = mkdtempSync(join(tmpdir(), 'hreflint-bench-'))

function filesIn(folder, accepts) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && accepts(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
}

/** Copies files to a new folder, a hundred to a folder, and returns its size. */
function copied(name, paths) {
  let bytes = 0
  for (const [index, path] of paths.entries()) {
    const folder = join(corpora, name, String(index % 200))
    mkdirSync(folder, { recursive: true })
    copyFileSync(path, join(folder, `${index}-${basename(path)}`))
    bytes += statSync(path).size
  }
  return bytes
}

/** As many files of each folder and ending as there is room for. */
function mixed() {
  const kinds = new Map()
  for (const folder of folders) {
    for (const path of filesIn(
      folder,
      name => !/\.(?:map|png|woff2?|wasm|node|gz|pyc|zip|a|so)$/.test(name),
    )) {
      const kind = `${folder} ${extname(path)}`
      kinds.set(kind, [...(kinds.get(kind) ?? []), path].slice(0, 3000))
    }
  }
  const all = [...kinds.values()].sort((a, b) => a.length - b.length).flat()
  const step = Math.max(1, all.length / most)
  return Array.from(
    { length: Math.min(most, all.length) },
    (_, index) => all[Math.floor(index * step)],
  )
}

const paths = mixed()
const bytes = copied('mixed', paths)
const htmlBytes = copied('html', filesIn(html, name => /\.html?$/.test(name)).slice(0, 3000))
const lint = name => [
  process.execPath,
  bin,
  '--threads',
  '1',
  '--format',
  'json',
  '--exit-zero',
  name,
]
const { node, grep, htmlRun, run } = compareRuns(
  {
    node: [process.execPath, bin, '--version'],
    grep: ['grep', '-rF', '://', 'mixed'],
    htmlRun: lint('html'),
    run: lint('mixed'),
  },
  corpora,
  rounds,
)
const rate = htmlBytes / (htmlRun.processor - node.processor)
const predicted = grep.processor + bytes / rate
console.log(
  `${paths.length} files, ${(bytes / 1e6).toFixed(0)} MB; HTML at ${(rate / 1e6).toFixed(0)} MB/s`,
)
printTargets([
  { what: 'reading all bytes (grep), processor', value: grep.processor, unit: 's' },
  { what: 'predicted from HTML, processor', value: predicted, unit: 's' },
  { what: 'hreflint, processor', value: run.processor, unit: 's' },
  {
    what: 'hreflint against the prediction',
    value: run.processor / predicted,
    unit: '×',
    target: 1.5,
  },
])
rmSync(corpora, { recursive: true })
