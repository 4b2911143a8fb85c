import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const cache = fileURLToPath(new URL('../../../node_modules/.cache/generators/', import.meta.url))

/**
 * Installs packages from npm, once, and returns the folder of their `node_modules`. They are too large to be
 * dependencies of the tests, which nearly everyone installs and nobody runs.
 */
export function installedPackages(versions: Readonly<Record<string, string>>): string {
  const name = createHash('sha1').update(JSON.stringify(versions)).digest('hex').slice(0, 12)
  const folder = join(cache, name)
  if (!existsSync(folder)) {
    // What is installed halfway must not be taken for the packages.
    const started = join(cache, `${process.pid}`)
    mkdirSync(started, { recursive: true })
    const manifest = { private: true, type: 'module', dependencies: versions }
    writeFileSync(join(started, 'package.json'), JSON.stringify(manifest))
    const options = ['--no-audit', '--no-fund', '--ignore-scripts']
    try {
      execFileSync('npm', ['install', ...options], { cwd: started, stdio: 'pipe' })
      renameSync(started, folder)
    } finally {
      rmSync(started, { recursive: true, force: true })
    }
  }
  return folder
}
