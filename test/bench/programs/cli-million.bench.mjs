// A million findings in every format: how much memory the program takes at most. Reports are written
// as they come, so that it does not grow with them. FORMATS=text,sarif measures only these.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { printTargets } from '../measure.mjs'
import { runNode } from '../run-node.mjs'

const bin = fileURLToPath(new URL('../../../packages/cli/dist/bin.cjs', import.meta.url))
const formats = (
  process.env.FORMATS ?? 'text,compact,json,ndjson,sarif,github,gitlab,junit,checkstyle,markdown'
).split(',')
const folder = mkdtempSync(join(tmpdir(), 'hreflint-bench-'))
const link = '<a href="/a b">x</a>\n'

/** Writes a folder with a million findings in so many files. */
function million(files) {
  const target = join(folder, String(files))
  mkdirSync(target)
  const page = link.repeat(1_000_000 / files)
  for (let index = 0; index < files; index++) writeFileSync(join(target, `${index}.html`), page)
  return target
}

const inMany = million(200)
const few = join(folder, 'few')
mkdirSync(few)
writeFileSync(join(few, '0.html'), link.repeat(5000))

const rows = []
for (const format of formats) {
  const args = [bin, '--threads', '1', '--format', format, '--output', '/dev/null', '.']
  const one = runNode(args, few)
  const many = runNode(args, inMany)
  rows.push({ what: `${format}: 5,000 findings`, value: one.memory, unit: 'MB' })
  rows.push({ what: `${format}: 1,000,000`, value: many.memory, unit: 'MB', target: 300 })
  rows.push({ what: `${format}: 1,000,000, processor`, value: many.processor, unit: 's' })
}
console.log('A million findings in 200 files')
printTargets(rows)

// In a single file they have to be known before they can be put into order.
const inOne = million(1)
const args = [bin, '--format', formats[0], '--output', '/dev/null', '.']
const single = runNode(args, inOne)
console.log(`\nA million findings in one file of ${((link.length * 1e6) / 1e6).toFixed(0)} MB`)
printTargets([
  { what: `${formats[0]}, memory`, value: single.memory, unit: 'MB' },
  { what: `${formats[0]}, processor`, value: single.processor, unit: 's' },
])
rmSync(folder, { recursive: true, force: true })
