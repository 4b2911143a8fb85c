// How long Batch mode of the site takes for 50,000 URLs: the function that its worker runs.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { benchUrls } from '../core/bench-urls.mjs'
import { median, printTargets, processorTime } from '../measure.mjs'

const count = 50_000
const outfile = fileURLToPath(
  new URL('../../../packages/site/node_modules/.cache/run-batch.mjs', import.meta.url),
)
const site = fileURLToPath(new URL('../../../packages/site', import.meta.url))

await build({
  entryPoints: [join(site, 'src', 'batch', 'judge', 'run-batch.ts')],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  conditions: ['hreflint-source'],
  mainFields: ['module', 'main'],
  external: ['tr46', '@exodus/bytes'],
  logLevel: 'warning',
})
const { runBatch } = await import(outfile)

const urls = benchUrls()
const clean = Array.from({ length: count }, (_, index) => urls[index % urls.length])
const wrong = clean.map((url, index) => `${url.replace(/[?#].*/, '')}/a b|${index}`)
const mixed = clean.map((url, index) => (index % 5 === 0 ? wrong[index] : url))

const rows = []
for (const [what, list] of Object.entries({
  'as they are': clean,
  'one in five wrong': mixed,
  'all wrong': wrong,
})) {
  const text = list.join('\n')
  const times = []
  let findings = 0
  for (let round = 0; round < 5; round++) {
    const start = processorTime()
    const { result } = await runBatch(
      [{ path: 'urls.txt', text }],
      { spec: 'whatwg', base: '' },
      async () => true,
    )
    times.push((processorTime() - start) / 1000)
    findings = result.findings
  }
  rows.push({
    what: `${count} URLs, ${what} (${findings} findings)`,
    value: median(times),
    unit: 's',
    target: 2,
  })
}
printTargets(rows)
