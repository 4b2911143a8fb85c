// How long the executable takes to start, beside the package on the Node of this machine. The median
// of several starts is that of everybody who runs it a second time: the executable has unpacked
// itself, and Node has kept compiled code.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildExecutables } from '../../../scripts/release/executable/build.mjs'
import { packPackages } from '../../../scripts/release/pack.mjs'
import { printTargets } from '../measure.mjs'
import { compareRuns } from '../run-node.mjs'

const bin = fileURLToPath(new URL('../../../packages/cli/dist/bin.cjs', import.meta.url))
const starts = Number(process.env.STARTS ?? 20)
const folder = mkdtempSync(join(tmpdir(), 'hreflint-bench-'))
try {
  const archive = packPackages(folder).hreflint
  const [name = ''] = buildExecutables(archive, folder)
  const executable = join(folder, name)
  const page = join(folder, 'small.html')
  writeFileSync(page, '<a href="/a b">x</a>\n')
  process.env.XDG_CACHE_HOME = join(folder, 'cache')
  const { npm: packaged, single } = compareRuns(
    { npm: [process.execPath, bin, page], single: [executable, page] },
    folder,
    starts,
  )
  console.log(`Start on one small file, median of ${starts}; npm on Node ${process.version}`)
  printTargets([
    { what: 'npm', value: packaged.wall, unit: 's' },
    { what: 'npm, processor', value: packaged.processor, unit: 's' },
    { what: 'executable', value: single.wall, unit: 's' },
    { what: 'executable, processor', value: single.processor, unit: 's' },
    {
      what: 'executable to npm, processor',
      value: single.processor / packaged.processor,
      unit: '×',
      target: 1,
    },
  ])
} finally {
  rmSync(folder, { recursive: true, force: true })
}
