// How fast an editor is told of broken references in a site of 5,000 documents: the first index beside the command line, and
// from a keystroke to the findings of the document and of one that links to it.
// Run with: pnpm bench references-editor

import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { printTargets } from '../measure.mjs'
import {
  beginSession,
  changeDocument,
  count,
  findingsOf,
  nameOf,
  openDocument,
  referrer,
  removeWorkspace,
  root,
  writeWorkspace,
} from './editor-session.mjs'

const folder = writeWorkspace()
/** A session that keeps what it reads beside the site. */
const begin = () => beginSession(folder, { cacheFolder: join(folder, 'node_modules/.cache') })
const open = name => openDocument(client, folder, name)
const findings = uri => findingsOf(client, uri)

let client = await begin()
const began = performance.now()
const edited = open(nameOf(0))
await findings(edited.uri)
await client.refreshed.promise
const indexed = performance.now() - began
const indexWork = client.processorTime()
// What was read is written after the client was told.
await new Promise(resolve => setTimeout(resolve, 3000))
client.end()
client = await begin()
const again = performance.now()
open(nameOf(0))
await findings(edited.uri)
await client.refreshed.promise
const nextStart = performance.now() - again
const nextWork = client.processorTime()
const start = performance.now()
try {
  execFileSync(process.execPath, [join(root, 'packages/cli/dist/bin.cjs'), folder, '--quiet'], {
    stdio: 'ignore',
  })
} catch {
  // Its findings are none of this.
}
const commandLine = performance.now() - start

const linking = open(nameOf(referrer))
await findings(linking.uri)
let version = 1

/** Edits the first document 200 times; gives the times until all findings are there, and the server's work. */
async function edits(textOf) {
  const times = []
  const before = client.processorTime()
  for (let count = 0; count < 200; count++) {
    version += 1
    const text = `${textOf(edited.text)}${' '.repeat(version)}`
    const from = performance.now()
    changeDocument(client, edited.uri, version, text)
    await Promise.all([findings(edited.uri), findings(linking.uri)])
    times.push(performance.now() - from)
  }
  const work = (client.processorTime() - before) / times.length
  const sorted = times.toSorted((a, b) => a - b)
  return { median: sorted[100], p95: sorted[190], work }
}

const inText = await edits(text => text)
const inHeading = await edits(text => text.replace('Part 0', `Part ${version}`))
client.end()
removeWorkspace(folder)

printTargets([
  {
    what: `first index, ${count} documents`,
    value: indexed,
    unit: 'ms',
    target: 1.3 * commandLine,
  },
  { what: 'index of the next start', value: nextStart, unit: 'ms', target: 1000 },
  { what: 'first index, processor time with start', value: indexWork, unit: 'ms' },
  { what: 'next start, processor time', value: nextWork, unit: 'ms' },
  { what: 'the command line', value: commandLine, unit: 'ms' },
  ...Object.entries({ 'in a text': inText, 'in a heading with 100 links': inHeading }).flatMap(
    ([where, { median, p95, work }]) => [
      { what: `edit ${where} to all findings, median`, value: median, unit: 'ms' },
      { what: `edit ${where} to all findings, p95`, value: p95, unit: 'ms', target: 50 },
      { what: `edit ${where}, processor time`, value: work, unit: 'ms' },
    ],
  ),
])
