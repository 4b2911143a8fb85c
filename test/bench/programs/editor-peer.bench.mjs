// How fast broken references are told and a heading is renamed in a workspace of Markdown, beside the service that VS Code itself
// uses for Markdown. That service runs in this process and knows every file; hreflint is asked over pipes, as an editor does.
// Run with: pnpm bench editor-peer

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { median } from '../measure.mjs'
import {
  beginSession,
  changeDocument,
  count,
  findingsOf,
  nameOf,
  openDocument,
  referrer,
  removeWorkspace,
  writeWorkspace,
} from './editor-session.mjs'

// The service wants Node 22.
if (Number.parseInt(process.versions.node, 10) < 22) {
  const command = ['--yes', '--package=node@24', '--', 'node', fileURLToPath(import.meta.url)]
  process.exit(spawnSync('npx', command, { stdio: 'inherit' }).status ?? 1)
}

const { beginService } = await import('./markdown-service.mjs')
const edits = 100
const renames = 10
const heading = { line: 2, character: 5 }
const folder = writeWorkspace()
const names = Array.from({ length: count }, (_, index) => nameOf(index))
const [edited, linking] = [nameOf(0), nameOf(referrer)]

/** Milliseconds until something is done. */
async function timeOf(run) {
  const began = performance.now()
  await run()
  return performance.now() - began
}

/** Milliseconds of each of some runs, in the middle. */
async function medianOf(times, run) {
  const all = []
  for (let index = 0; index < times; index++) all.push(await timeOf(() => run(index)))
  return median(all)
}

const textAt = (text, version) =>
  `${text.replace('Part 0', `Part ${version}`)}${' '.repeat(version)}`

/** How many edits rename the first part of the first document. */
const editsIn = ({ changes, documentChanges }) =>
  (documentChanges?.map(change => change.edits) ?? Object.values(changes)).flat().length

async function measureHreflint() {
  const start = performance.now()
  const client = await beginSession(folder, { workspaceDiagnostics: true })
  const { uri, text } = openDocument(client, folder, edited)
  await findingsOf(client, uri)
  await client.refreshed.promise
  await findingsOf(client, uri)
  const first = performance.now() - start
  const all =
    first + (await timeOf(() => client.request('workspace/diagnostic', { previousResultIds: [] })))
  const { uri: other } = openDocument(client, folder, linking)
  await findingsOf(client, other)
  const edit = await medianOf(edits, index => {
    changeDocument(client, uri, index + 2, textAt(text, index + 2))
    return Promise.all([findingsOf(client, uri), findingsOf(client, other)])
  })
  changeDocument(client, uri, edits + 2, text)
  let renamed
  const rename = async () => {
    const params = { textDocument: { uri }, position: heading, newName: 'Another' }
    renamed = editsIn(await client.request('textDocument/rename', params))
  }
  const firstRename = await timeOf(rename)
  const nextRename = await medianOf(renames, rename)
  client.end()
  return { first, all, edit, firstRename, nextRename, renamed }
}

async function measureService() {
  const start = performance.now()
  const service = beginService(folder, names)
  await service.findings(edited)
  const first = performance.now() - start
  const all =
    first +
    (await timeOf(async () => {
      for (const name of names) await service.findings(name)
    }))
  const text = readFileSync(join(folder, edited), 'utf8')
  const edit = await medianOf(edits, index => {
    service.change(edited, index + 2, textAt(text, index + 2))
    return Promise.all([service.findings(edited), service.findings(linking)])
  })
  service.change(edited, edits + 2, text)
  let renamed
  const rename = async () => {
    renamed = editsIn(await service.rename(edited, heading, 'Another'))
  }
  const firstRename = await timeOf(rename)
  const nextRename = await medianOf(renames, rename)
  return { first, all, edit, firstRename, nextRename, renamed }
}

const service = await measureService()
const hreflint = await measureHreflint()
removeWorkspace(folder)
if (service.renamed !== hreflint.renamed) {
  throw new Error(`They rename in ${service.renamed} and ${hreflint.renamed} places.`)
}

console.log(
  `  ${count} documents, Node ${process.versions.node}; ${service.renamed} places are renamed`,
)
for (const [key, what] of Object.entries({
  first: 'first findings of a document',
  all: 'findings of all documents',
  edit: 'edit to the findings of two documents, median',
  firstRename: 'first rename of a heading',
  nextRename: 'next rename of a heading, median',
})) {
  const [own, other] = [hreflint[key], service[key]]
  const times = `${own.toFixed(2)} ms`.padStart(11) + `${other.toFixed(2)} ms`.padStart(13)
  console.log(`  ${what.padEnd(46)}${times}  ${(own / other).toFixed(2)} ×`)
}
