// What `npm start` and `npm test` do first: install the dependencies and build, each only if needed.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contentKey, doOnce } from './once/once.mjs'

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
  once('installed', `${lock}${process.version}`, undefined, () => {
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
  const output = join(root, 'docs', 'api', 'core.md')
  once('api', contentKey(root, documented()), output, () => {
    console.error('Reading the docstrings …')
    run(process.execPath, 'packages/site/api/write-api-pages.mjs')
  })
}

/** What the pages of the API are made from. */
function documented() {
  const folders = readdirSync(join(root, 'packages')).filter(name => name !== 'site')
  const inputs = folders.flatMap(name =>
    ['src', 'package.json', 'README.md'].map(path => `packages/${name}/${path}`),
  )
  return [...inputs, 'packages/site/api', 'pnpm-lock.yaml']
}

/** Builds the site if anything has changed since the last time, and returns the folder that it is in. */
export function buildSite(folder, vitepress) {
  const built = join(folder, '.vitepress', 'dist')
  const inputs = ['docs', 'packages', 'package.json', 'pnpm-lock.yaml']
  once('site', contentKey(root, inputs), join(built, 'index.html'), () => {
    console.error('Building the site …')
    // Most of what a build makes lives for a moment, and with little room for it a quarter of the time goes to collecting it.
    const options = ['--max-semi-space-size=64', vitepress, 'build']
    const { status } = spawnSync(process.execPath, options, {
      cwd: folder,
      stdio: 'inherit',
    })
    if (status !== 0) process.exit(status ?? 1)
  })
  return built
}

/** Builds what the commands need to run; types are not checked. */
export function bundle() {
  const inputs = ['packages', 'scripts/bundle.mjs', 'pnpm-lock.yaml']
  const output = join(root, 'packages', 'cli', 'dist', 'bin.cjs')
  once('bundled', contentKey(root, inputs), output, () => {
    console.error('Building …')
    run(process.execPath, 'scripts/bundle.mjs')
  })
}

/** Builds what is published: the modules and types that the compiler writes, and what is bundled beside them. */
export function buildPackages() {
  const published = readdirSync(join(root, 'packages')).filter(name => name !== 'site')
  console.error('Compiling …')
  run(bin('tsc'), '-b', ...published.map(name => `packages/${name}`))
  console.error('Building …')
  run(process.execPath, 'scripts/bundle.mjs')
}

/** Does something unless it was done before for the same key, and the file that it writes is there. */
function once(name, key, output, action) {
  doOnce({ stamp: join(root, 'node_modules', '.cache', 'hreflint', name), key, output }, action)
}
