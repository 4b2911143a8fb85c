// npm run site: builds the documentation and the explorer and serves them on this machine.
// npm run site -- --build only builds; npm run site -- --port 8080 chooses the port.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { serveSite } from './serve-site.mjs'
import { generatePages, install, root, writeApiPages } from '../set-up.mjs'

const { values } = parseArgs({
  options: { build: { type: 'boolean' }, port: { type: 'string', default: '4173' } },
})

install()
console.error('Building the site …')
generatePages()
writeApiPages()
const folder = join(root, 'packages', 'site')
const vitepress = join(folder, 'node_modules', 'vitepress', 'bin', 'vitepress.js')
const { status } = spawnSync(process.execPath, [vitepress, 'build'], {
  cwd: folder,
  stdio: 'inherit',
})
if (status !== 0) process.exit(status ?? 1)

const built = join(folder, '.vitepress', 'dist')
if (values.build === true) {
  console.log(`The site is in ${built}`)
} else {
  // Another port if this one is taken.
  const { address } = await serveSite(built, Number(values.port)).catch(() => serveSite(built))
  console.log(`The site is at ${address} — Ctrl+C ends it.`)
}
