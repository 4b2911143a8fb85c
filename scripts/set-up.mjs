// What `npm start` and `npm test` do first: install the dependencies and build, each only if needed.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** The package manager that wrote the lock file; fetched by npx, so that npm is all one needs. */
const pnpm = 'pnpm@12.21.0'

/** Runs a command in the root folder, its output shown on stderr; ends this process if it fails. */
export function run(command, ...args) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: ['inherit', 2, 'inherit'],
    shell: process.platform === 'win32',
  })
  if (error !== undefined) console.error(`${command} could not be started: ${error.message}`)
  if (status !== 0) process.exit(status ?? 1)
}

/** The command of a package that is installed in the root folder. */
export function bin(name) {
  return join(root, 'node_modules', '.bin', name)
}

export function install() {
  const lock = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')
  doOnce('installed', `${lock}${process.version}`, () => {
    console.error('Installing the dependencies …')
    run(
      'npx',
      '--yes',
      pnpm,
      'install',
      '--frozen-lockfile',
      '--reporter=append-only',
      '--loglevel=warn',
    )
  })
}

/** Writes the pages of the documentation that are made from the definitions of issues, rules and options. */
export function generatePages() {
  run(bin('tsx'), '--conditions=hreflint-source', 'scripts/generate.ts', '--pages')
}

/** Writes the pages that are made from the docstrings of the published packages. */
export function writeApiPages() {
  const isThere = existsSync(join(root, 'docs', 'api', 'core.md'))
  doOnce('api', `${newestChange(join(root, 'packages'))}${isThere ? '' : ' missing'}`, () => {
    console.error('Reading the docstrings …')
    run(process.execPath, 'packages/site/api/write-api-pages.mjs')
  })
}

/** Builds what the commands need to run; types are not checked. */
export function bundle() {
  const newest = newestChange(join(root, 'packages'))
  doOnce('bundled', String(newest), () => {
    console.error('Building …')
    run(process.execPath, 'scripts/bundle.mjs')
  })
}

/** Does something unless the same was done before, for the same key. */
function doOnce(name, key, action) {
  const stamp = join(root, 'node_modules', '.cache', 'hreflint', name)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === key) return
  action()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, key)
}

/** When the last source file below a folder was changed, and how many there are. */
function newestChange(folder) {
  let newest = 0
  let count = 0
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || /node_modules|[\\/]dist/.test(entry.parentPath)) continue
    newest = Math.max(newest, statSync(join(entry.parentPath, entry.name)).mtimeMs)
    count++
  }
  return `${newest} ${count}`
}
