import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const packages = fileURLToPath(new URL('../../packages/', import.meta.url))

/**
 * Packs the packages that are published, as they are published, into `folder`. Gives the paths of
 * the archives; needs a build.
 */
export function packPackages(folder: string, isWanted = (_name: string) => true): string[] {
  for (const directory of readdirSync(packages)) {
    const cwd = join(packages, directory)
    const manifest: { name: string; private?: boolean } = JSON.parse(
      readFileSync(join(cwd, 'package.json'), 'utf8'),
    )
    if (manifest.private === true || !isWanted(manifest.name)) continue
    const args = ['--yes', 'pnpm@12.21.0', 'pack', '--pack-destination', folder]
    execFileSync('npx', args, { cwd, stdio: 'pipe' })
  }
  return readdirSync(folder).map(file => join(folder, file))
}
