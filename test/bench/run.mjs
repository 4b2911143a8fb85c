// Runs the benchmarks, each in a process of its own: `pnpm bench`, or `pnpm bench core` for those
// whose name starts with "core". They measure the built packages: `pnpm build` first.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { cpus } from 'node:os'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('.', import.meta.url))
const wanted = process.argv.slice(2).filter(argument => argument !== '--')

console.log(`Node ${process.version}, ${cpus()[0]?.model}, ${cpus().length} cores`)
const failed = []
for (const file of readdirSync(folder, { recursive: true }).sort()) {
  if (!file.endsWith('.bench.mjs')) continue
  if (wanted.length > 0 && !wanted.some(name => basename(file).startsWith(name))) continue
  console.log(`\n# ${basename(file, '.bench.mjs')}\n`)
  const { status } = spawnSync(process.execPath, ['--expose-gc', file], {
    cwd: folder,
    stdio: 'inherit',
  })
  if (status !== 0) failed.push(file)
}
if (failed.length > 0) {
  console.error(`\nThese could not run to their end: ${failed.join(', ')}`)
  process.exit(1)
}
