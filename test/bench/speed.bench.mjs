// What people wait for, each beside a peer and in one run: a run with links, an opened document, a keystroke, a start.
// `node --expose-gc speed.bench.mjs --write` keeps the figures, from which the table of the guide is made.
//
// ROUNDS=5 MARKDOWN=<folder of Markdown files> pnpm bench speed. Without MARKDOWN, that row is left out.
import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { debianCache, htmlPathsOf } from './documents/debian-html.mjs'
import { median, printTargets } from './measure.mjs'
import { compareRuns } from './run-node.mjs'
import {
  beginSession,
  changeDocument,
  findingsOf,
  nameOf,
  openDocument,
  removeWorkspace,
  writeWorkspace,
} from './programs/editor-session.mjs'

const rounds = Number(process.env.ROUNDS ?? 5)
const bin = fileURLToPath(new URL('../../packages/cli/dist/bin.cjs', import.meta.url))
const figures = new URL('./figures.json', import.meta.url)
const folder = mkdtempSync(join(tmpdir(), 'hreflint-bench-'))
const hreflint = [process.execPath, bin, '--format', 'json', '--output', '/dev/null']
const rows = []

start()
links()
markdown()
await openedDocument()
await keystroke('a keystroke in 1 MB of HTML with 700 broken links', pageOf(700, 1400), {
  settles: false,
})
await keystroke('a keystroke in 4 MB of HTML with 40,000 broken links', pageOf(40_000, 40), {
  settles: true,
})
fixes()
rmSync(folder, { recursive: true, force: true })

printTargets(
  rows.map(({ what, ratio, value, unit, goal }) =>
    ratio === undefined
      ? { what, value, unit, target: goal }
      : { what, value: ratio, unit: '×', target: goal },
  ),
)
if (process.argv.includes('--write')) {
  const machine = `Node ${process.version.slice(1)}, ${cpus().length} cores`
  const date = new Date().toISOString().slice(0, 10)
  writeFileSync(figures, `${JSON.stringify({ date, machine, rounds, rows }, null, 2)}\n`)
}

/** The command line on one small page, beside Node that does nothing. */
function start() {
  writeFileSync(join(folder, 'small.html'), '<a href="/a b">x</a>\n')
  const { node, small } = compareRuns(
    { node: [process.execPath, '-e', '0'], small: [process.execPath, bin, 'small.html'] },
    folder,
    4 * rounds,
  )
  const above = small.wall - node.wall
  rows.push({
    what: 'one small page on the command line, above the start of Node',
    value: 1000 * above,
    unit: 'ms',
    ratio: above / node.wall,
    peer: 'the start of Node',
    goal: 2,
  })
}

/** HTML with links and fragments, beside the same without. */
function links() {
  const packages = ['python3.11-doc', 'apache2-doc', 'sqlite3-doc', 'git-doc']
  const known = packages.filter(name => htmlPathsOf(name) !== null)
  if (known.length === 0) return
  const folders = known.map(name => join(debianCache, name, 'usr/share/doc'))
  const { off, all } = compareRuns(
    {
      off: [...hreflint, '--references', 'off', ...folders],
      all: [...hreflint, '--references', 'fragments', ...folders],
    },
    folder,
    rounds,
  )
  rows.push({
    what: `links and fragments of ${known.length} Debian packages of HTML`,
    value: all.wall,
    unit: 's',
    ratio: all.wall / off.wall,
    peer: 'without links',
    goal: 1.5,
  })
}

/** Markdown with links, beside rumdl with its two rules for links. */
function markdown() {
  const corpus = process.env.MARKDOWN
  const rumdl = corpus === undefined ? null : rumdlProgram()
  if (corpus === undefined || rumdl === null) return
  const { own, other, without } = compareRuns(
    {
      own: [...hreflint, '--references', 'fragments', `${corpus}/**/*.md`],
      without: [...hreflint, '--references', 'off', `${corpus}/**/*.md`],
      other: [rumdl, 'check', '--no-cache', '--enable', 'MD051,MD057', corpus],
    },
    folder,
    rounds,
  )
  const peer = 'rumdl 0.2.75 with MD051 and MD057'
  rows.push(
    {
      what: 'links and fragments of Markdown',
      value: own.wall,
      unit: 's',
      ratio: own.wall / other.wall,
      peer,
      goal: 1.3,
    },
    {
      what: 'the same Markdown without links',
      value: without.wall,
      unit: 's',
      ratio: without.wall / other.wall,
      peer,
    },
  )
}

/** The path of rumdl, a program in Rust; null if it cannot be had. */
function rumdlProgram() {
  try {
    const find = ['-y', '-p', 'rumdl@0.2.75', '--', 'sh', '-c', 'command -v rumdl']
    return execFileSync('npx', find, { encoding: 'utf8' }).trim()
  } catch {
    console.error('rumdl cannot be had.')
    return null
  }
}

/** The first findings of a document: of its text, and of its links, in a workspace of 5,000 documents. */
async function openedDocument() {
  const workspace = writeWorkspace(5000)
  appendFileSync(join(workspace, nameOf(0)), '\n[port](https://a:99999/) [none](none.md)\n')
  const times = { text: [], links: [] }
  for (let round = 0; round < rounds; round++) {
    const client = await beginSession(workspace, {})
    const begin = performance.now()
    const { uri } = openDocument(client, workspace, nameOf(0))
    await findingsOf(client, uri)
    times.text.push(performance.now() - begin)
    await client.refreshed.promise
    await findingsOf(client, uri)
    times.links.push(performance.now() - begin)
    client.end()
  }
  removeWorkspace(workspace)
  rows.push(
    {
      what: 'a first document opened: findings in its text',
      value: median(times.text),
      unit: 'ms',
      goal: 50,
    },
    {
      what: 'the same among 5,000 documents: findings of its links',
      value: median(times.links),
      unit: 'ms',
      goal: 150,
    },
  )
}

/**
 * A keystroke: until the findings are there, and what the server works for it.
 *
 * @param settles Whether the server goes on working after its answer, so that this is waited for.
 */
async function keystroke(what, text, { settles }) {
  const workspace = join(folder, 'typed')
  mkdirSync(workspace, { recursive: true })
  writeFileSync(join(workspace, 'page.html'), text)
  const settings = { references: 'fragments', profile: 'pages' }
  writeFileSync(join(workspace, 'hreflint.config.json'), JSON.stringify(settings))
  const client = await beginSession(workspace, {})
  const { uri } = openDocument(client, workspace, 'page.html')
  await findingsOf(client, uri)
  await client.refreshed.promise
  await findingsOf(client, uri)
  const times = []
  const work = []
  for (let edit = -5; edit < 4 * rounds; edit++) {
    if (settles || edit < 0) await new Promise(resolve => setTimeout(resolve, 1500))
    const before = client.processorTime()
    const begin = performance.now()
    changeDocument(client, uri, edit + 7, `${text}${' '.repeat(edit + 6)}`)
    await findingsOf(client, uri)
    const time = performance.now() - begin
    if (settles) await new Promise(resolve => setTimeout(resolve, 1500))
    if (edit < 0) continue
    times.push(time)
    work.push(client.processorTime() - before)
  }
  const p95 = times.toSorted((a, b) => a - b)[Math.floor(0.95 * times.length)]
  rows.push(
    settles
      ? { what: `${what}, processor time`, value: median(work), unit: 'ms', goal: 400 }
      : { what: `${what}, 95th percentile`, value: p95, unit: 'ms', goal: 15 },
  )
  if (settles) {
    rows.push({
      what: 'the memory of the server then',
      value: client.memory(),
      unit: 'MB',
      goal: 250,
    })
  }
  client.end()
}

/** A page with links to pages that do not exist, each followed by words. */
function pageOf(count, words) {
  const paragraph = index =>
    `<p>${'word '.repeat(words / 5)}<a href="missing/page-${index}.html">link</a></p>\n`
  return `<!doctype html>\n<title>A page</title>\n${Array.from({ length: count }, (_, index) => paragraph(index)).join('')}`
}

/** Fixing 500 files, beside saying what would be fixed. */
function fixes() {
  const times = { dry: [], written: [] }
  for (let round = 0; round < rounds; round++) {
    const site = join(folder, `fix-${round}`)
    mkdirSync(site)
    for (let index = 0; index < 500; index++) {
      writeFileSync(join(site, `page-${index}.html`), `<a href="/a b${index}">x</a>\n`)
    }
    const run = args =>
      compareRuns({ fix: [process.execPath, bin, '--references', 'off', ...args, '.'] }, site, 1)
    times.dry.push(run(['--fix-dry-run']).fix.wall)
    times.written.push(run(['--fix']).fix.wall)
  }
  const written = median(times.written)
  rows.push({
    what: '`--fix` of 500 files',
    value: 1000 * written,
    unit: 'ms',
    ratio: written / median(times.dry),
    peer: '`--fix-dry-run`',
  })
}
