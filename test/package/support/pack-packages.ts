import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { copyCheckout } from '../../newcomer/copy-checkout.ts'
import { installPackages } from './install-packages.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder that a dry run of a release has filled. */
    release: string
    /** The path of the archive of each package that is published. */
    archives: Readonly<Record<string, string>>
    /** The folder where all of them are installed. */
    installed: string
  }
}

/** Makes a release as the README says, in a fresh clone, where nothing was installed, compiled or bundled before. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'hreflint-packed-'))
  const clone = join(folder, 'clone')
  const release = join(folder, 'release')
  mkdirSync(clone)
  copyCheckout(clone)
  execFileSync('npm', ['run', 'release', '--', '--dry-run', release], {
    cwd: clone,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const archives = archivesIn(clone, release)
  const installed = join(folder, 'installed')
  installPackages(installed, Object.values(archives))
  project.provide('release', release)
  project.provide('archives', archives)
  project.provide('installed', installed)
  return () => rmSync(folder, { recursive: true, force: true })
}

function archivesIn(clone: string, release: string): Readonly<Record<string, string>> {
  const packages = join(clone, 'packages')
  const manifests = readdirSync(packages).map(name =>
    JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8')),
  )
  const published = manifests.filter(manifest => manifest.private !== true)
  return Object.fromEntries(
    published.map(({ name, version }) => {
      const file = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`
      return [name, join(release, file)]
    }),
  )
}
