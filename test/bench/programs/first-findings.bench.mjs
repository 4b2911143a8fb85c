// How long the first findings of an opened document take: those in its text, and those of its links, in a workspace of
// 50 documents and in one of 5,000. The size must not matter. Processor time says it on a busy machine, too.
// Run with: pnpm bench first-findings

import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { median, printTargets } from '../measure.mjs'
import {
  beginSession,
  findingsOf,
  nameOf,
  openDocument,
  removeWorkspace,
  writeWorkspace,
} from './editor-session.mjs'

const rounds = Number(process.env.ROUNDS ?? 5)
const sizes = [50, 5000]
const folders = sizes.map(size => writeWorkspace(size))
// One finding in the text, and one of a link.
for (const folder of folders) {
  appendFileSync(join(folder, nameOf(0)), '\n[port](https://a:99999/) [none](none.md)\n')
}
const times = sizes.map(() => ({ text: [], links: [], textWork: [], linksWork: [] }))

for (let round = 0; round < rounds; round++) {
  for (const [index, folder] of folders.entries()) {
    const client = await beginSession(folder, {})
    const [start, work] = [performance.now(), client.processorTime()]
    const note = (wall, processor) => {
      times[index][wall].push(performance.now() - start)
      times[index][processor].push(client.processorTime() - work)
    }
    const { uri } = openDocument(client, folder, nameOf(0))
    let { items } = await findingsOf(client, uri)
    if (items.length !== 1) throw new Error(`${items.length} findings in the text instead of 1`)
    note('text', 'textWork')
    await client.refreshed.promise
    ;({ items } = await findingsOf(client, uri))
    if (items.length !== 2) throw new Error(`${items.length} findings with links instead of 2`)
    note('links', 'linksWork')
    client.end()
  }
}
for (const folder of folders) removeWorkspace(folder)

const of = (index, what) => median(times[index][what])
printTargets([
  ...sizes.flatMap((size, index) => [
    { what: `${size} documents: text`, value: of(index, 'text'), unit: 'ms', target: 50 },
    { what: `${size} documents: links`, value: of(index, 'links'), unit: 'ms', target: 150 },
    { what: '  text, processor time', value: of(index, 'textWork'), unit: 'ms' },
    { what: '  links, processor time', value: of(index, 'linksWork'), unit: 'ms' },
  ]),
  {
    what: '5,000 documents against 50, processor time',
    value: of(1, 'linksWork') / of(0, 'linksWork'),
    unit: '×',
    target: 1.3,
  },
])
