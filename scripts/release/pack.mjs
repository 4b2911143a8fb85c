import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generatePages, root } from '../set-up.mjs'

const hooks = join(root, 'scripts', 'release', 'published-manifest.mjs')

/**
 * Packs the packages that are published, as they are published; needs a build.
 *
 * @param folder Where the archives go.
 * @returns The path of the archive of each package, a package after those that it depends on.
 */
export function packPackages(folder) {
  // The pages of the rules are in the plugin's package.
  generatePages()
  const packages = readdirSync(join(root, 'packages')).map(name => {
    const cwd = join(root, 'packages', name)
    return { cwd, manifest: JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8')) }
  })
  const published = packages.filter(({ manifest }) => manifest.private !== true)
  const archives = {}
  for (const { cwd, manifest } of inOrder(published)) {
    const settings = ['--json', '--pack-destination', folder, `--config.global-pnpmfile=${hooks}`]
    const args = ['--yes', 'pnpm@12.21.0', 'pack', ...settings]
    const output = execFileSync('npx', args, { cwd, encoding: 'utf8', stdio: 'pipe' })
    archives[manifest.name] = JSON.parse(output).filename
  }
  return archives
}

/** A registry must not have a package whose dependencies it has not. */
function inOrder(packages) {
  const ordered = []
  const add = one => {
    if (ordered.includes(one)) return
    for (const name of Object.keys(one.manifest.dependencies ?? {})) {
      const dependency = packages.find(({ manifest }) => manifest.name === name)
      if (dependency !== undefined) add(dependency)
    }
    ordered.push(one)
  }
  for (const one of packages) add(one)
  return ordered
}
