import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'

const packages = fileURLToPath(new URL('../../packages/', import.meta.url))

declare module 'vitest' {
  export interface ProvidedContext {
    /** The path of the archive of each package that is published. */
    archives: Readonly<Record<string, string>>
  }
}

/** Packs the packages that are published, as they are published; needs a build. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'hreflint-packed-'))
  const archives: Record<string, string> = {}
  for (const directory of readdirSync(packages)) {
    const cwd = join(packages, directory)
    const manifest: { name: string; private?: boolean } = JSON.parse(
      readFileSync(join(cwd, 'package.json'), 'utf8'),
    )
    if (manifest.private === true) continue
    const args = ['--yes', 'pnpm@12.21.0', 'pack', '--json', '--pack-destination', folder]
    const output = execFileSync('npx', args, { cwd, encoding: 'utf8', stdio: 'pipe' })
    archives[manifest.name] = (JSON.parse(output) as { filename: string }).filename
  }
  project.provide('archives', archives)
  return () => rmSync(folder, { recursive: true, force: true })
}
