// How fast the URLs of programs and configurations are found, in MB of UTF-16 units a second of one core,
// and how time grows with size on texts that are made to be slow: for programs the ratio at twice the
// size (2 is linear), for configurations and prose the exponent (1 is linear).
// Run with: node test/bench/documents/code.bench.mjs <folder>

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleSources } from '../bundle-sources.mjs'
import { median, printTargets, processorTime } from '../measure.mjs'
import { hostileConfigurations } from './hostile-configurations.mjs'

const { languages, languageOf, locateDocument } = await bundleSources(
  'code-bench',
  `export * from '@hreflint/documents'`,
)

const most = 20_000_000
const texts = new Map()
for (const entry of readdirSync(process.argv[2] ?? '.', { recursive: true, withFileTypes: true })) {
  const id = entry.isFile() ? languageOf(entry.name) : null
  const language = languages.find(candidate => candidate.id === id)
  if (language?.isConfiguration !== true && language?.isScript !== true) continue
  const known = texts.get(id) ?? { units: 0, all: [] }
  if (known.units > most) continue
  const text = readFileSync(join(entry.parentPath, entry.name), 'utf8')
  // Where there is no `://`, nothing is read.
  if (!text.includes('://')) continue
  known.units += text.length
  known.all.push(text)
  texts.set(id, known)
}

const timeOf = (id, all, rounds = 5) =>
  median(
    Array.from({ length: rounds }, () => {
      const start = processorTime()
      for (const text of all) locateDocument(text, id)
      return (processorTime() - start) / 1000
    }),
  )

for (const [id, { units, all }] of [...texts].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const seconds = timeOf(id, all)
  console.log(
    `${id.padEnd(14)} ${(units / 1e6 / seconds).toFixed(0).padStart(5)} MB/s  ${units} units`,
  )
}

const pieces = [
  '"${',
  'f"{',
  "'",
  '<<A\n',
  'r#"',
  'R"a(',
  '/*',
  '"https://a',
  '%q(',
  '= /"',
  '\\',
  '$$',
]
for (const id of [
  'javascript',
  'python',
  'go',
  'rust',
  'kotlin',
  'csharp',
  'cpp',
  'ruby',
  'shellscript',
  'terraform',
]) {
  const ratios = pieces.map(piece => {
    const [small, large] = [100_000, 200_000].map(count =>
      timeOf(id, [`"https://a/" ${piece.repeat(count)}`]),
    )
    return (large / small).toFixed(1)
  })
  console.log(`${id.padEnd(14)} ${ratios.join(' ')}`)
}

const sizes = [100_000, 400_000]
printTargets(
  hostileConfigurations.map(([id, what, shape]) => {
    const [small, large] = sizes.map(size => timeOf(id, [flat(shape(size))], 3) * 1000)
    // What takes no time at all is not worth dividing.
    const exponent = Math.log(Math.max(large, 20) / Math.max(small, 5)) / Math.log(4)
    return {
      what: `${id}: ${what}, ${large.toFixed(0)} ms`,
      value: exponent,
      unit: '',
      target: 1.3,
    }
  }),
)

const line = 'a: https://a/'.padEnd(10_000_000, 'x')
printTargets([
  { what: 'yaml: one line of 10 MB', value: timeOf('yaml', [line]) * 1000, unit: 'ms' },
  {
    what: 'toml: one line of 10 MB',
    value: timeOf('toml', [`a = [${'"https://a/", '.repeat(715_000)}]`]) * 1000,
    unit: 'ms',
  },
])

/** Copied, so that joining the parts of the text is not measured. */
function flat(text) {
  return Buffer.from(text).toString()
}
