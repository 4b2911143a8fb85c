// Makes the command line an executable that needs no Node: Node's own binary with the packed command line in it.
//   node scripts/release/executable/build.mjs <hreflint.tgz> <folder> [platform …]
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from '../../set-up.mjs'

/** The version of Node that the executables contain, as the registry has it for each platform. */
const node = '26'
const here = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`

const run = (cwd, command, ...args) =>
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })

/**
 * Builds an executable for each platform.
 *
 * @param {string} archive the packed package `hreflint`
 * @param {string} folder where the executables go
 * @param {readonly string[]} platforms such as `linux-x64`, `linux-arm64`, `win-x64`; those of macOS have to be signed there
 * @returns {readonly string[]} the names of the files
 */
export function buildExecutables(archive, folder, platforms = [here]) {
  const work = mkdtempSync(join(tmpdir(), 'hreflint-executable-'))
  try {
    const { version, files } = packedFiles(archive, work)
    const text = JSON.stringify(files)
    writeFileSync(join(work, 'files.json'), text)
    const digest = createHash('sha256').update(text).digest('hex')
    writeFileSync(join(work, 'key'), `${version}-${digest.slice(0, 16)}`)
    const builder = runtimeOf(here, work)
    return platforms.map(platform => {
      const name = `hreflint-${version}-${platform}${platform.startsWith('win') ? '.exe' : ''}`
      const settings = {
        main: join(import.meta.dirname, 'main.cjs'),
        executable: platform === here ? builder : runtimeOf(platform, work),
        output: join(folder, name),
        assets: { key: 'key', files: 'files.json' },
        disableExperimentalSEAWarning: true,
      }
      writeFileSync(join(work, 'sea.json'), JSON.stringify(settings))
      run(work, builder, '--build-sea', 'sea.json')
      return name
    })
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** What the package installs and needs to run, by path, with its one dependency beside it. */
function packedFiles(archive, work) {
  run(work, 'tar', '-xzf', archive)
  const home = join(work, 'package')
  const from = createRequire(join(root, 'package.json'))
  const tinypool = dirname(dirname(from.resolve('tinypool')))
  cpSync(tinypool, join(home, 'node_modules/tinypool'), { recursive: true, dereference: true })
  const paths = readdirSync(home, { recursive: true }).filter(path => isNeeded(path))
  const files = paths.map(path => [
    path.replaceAll('\\', '/'),
    readFileSync(join(home, path), 'utf8'),
  ])
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  return { version, files: Object.fromEntries(files) }
}

function isNeeded(path) {
  return /\.[cm]?js$|\.json$|LICENSE$|licenses\.txt$/.test(path)
}

/** Node's binary for a platform. */
function runtimeOf(platform, work) {
  const name = `node-${platform}`
  const prefix = join(work, name)
  const install = ['install', '--no-audit', '--no-fund', '--silent', '--force', '--prefix', prefix]
  run(work, 'npm', ...install, `${name}@${node}`)
  const binary = platform.startsWith('win') ? 'node.exe' : 'node'
  return join(prefix, 'node_modules', name, 'bin', binary)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [archive, folder, ...platforms] = process.argv.slice(2)
  for (const name of buildExecutables(
    archive,
    folder,
    platforms.length > 0 ? platforms : undefined,
  )) {
    console.log(join(folder, name))
  }
}
