// npm run site: builds the documentation and the explorer and serves them on this machine.
// npm run site -- --build only builds; --dev shows each change as soon as it is saved; --port 8080 chooses the port.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { serveSite } from './serve-site.mjs'
import { buildSite, generatePages, install, root, writeApiPages } from '../set-up.mjs'

const { values } = parseArgs({
  options: {
    build: { type: 'boolean' },
    dev: { type: 'boolean' },
    port: { type: 'string', default: '4173' },
  },
})
const folder = join(root, 'packages', 'site')
const vitepress = join(folder, 'node_modules', 'vitepress', 'bin', 'vitepress.js')

install()
console.error('Writing the pages of issues, rules and options …')
generatePages()
writeApiPages()

if (values.dev === true) {
  const { status } = spawnSync(process.execPath, [vitepress, 'dev', '--port', values.port], {
    cwd: folder,
    stdio: 'inherit',
  })
  process.exit(status ?? 1)
}

const built = buildSite(folder, vitepress)
if (values.build === true) {
  console.log(`The site is in ${built}`)
} else {
  // Another port if this one is taken.
  const { address } = await serveSite(built, Number(values.port)).catch(() => serveSite(built))
  console.log(`The site is at ${address} — Ctrl+C ends it.`)
}
