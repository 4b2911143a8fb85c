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
// What was read is written after the client was told.
await new Promise(resolve => setTimeout(resolve, 3000))
client.end()
client = await begin()
const again = performance.now()
open(nameOf(0))
await findings(edited.uri)
await client.refreshed.promise
const nextStart = performance.now() - again
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
const times = []
for (let version = 2; version < 202; version++) {
  const text = `${edited.text.replace('Part 0', `Part ${version}`)}${' '.repeat(version)}`
  const from = performance.now()
  changeDocument(client, edited.uri, version, text)
  await Promise.all([findings(edited.uri), findings(linking.uri)])
  times.push(performance.now() - from)
}
client.end()
removeWorkspace(folder)
const sorted = times.toSorted((a, b) => a - b)

printTargets([
  {
    what: `first index, ${count} documents`,
    value: indexed,
    unit: 'ms',
    target: 1.3 * commandLine,
  },
  { what: 'index of the next start', value: nextStart, unit: 'ms', target: 1000 },
  { what: 'the command line', value: commandLine, unit: 'ms' },
  { what: 'edit to all findings, median', value: sorted[100], unit: 'ms' },
  { what: 'edit to all findings, p95', value: sorted[190], unit: 'ms', target: 50 },
])
