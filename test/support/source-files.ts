import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

const skipped = new Set(['node_modules', 'dist', 'out', 'fixtures', '.temp', '.vscode-test'])

/** Files under a folder of the repository that are written by hand, from the root, with `/`. */
export function sourceFiles(folder: string, endings: readonly string[]): readonly string[] {
  if (!existsSync(join(repositoryRoot, folder))) return []
  return readdirSync(join(repositoryRoot, folder), { withFileTypes: true }).flatMap(entry => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : sourceFiles(path, endings)
    return endings.some(ending => entry.name.endsWith(ending)) ? [path] : []
  })
}

export function readSource(path: string): string {
  return readFileSync(join(repositoryRoot, path), 'utf8')
}

export interface Manifest {
  readonly name: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly bundle?: { readonly bringsDependencies?: boolean }
  readonly devDependencies?: Readonly<Record<string, string>>
}

export function readManifest(folder: string): Manifest {
  return JSON.parse(readSource(`${folder}/package.json`)) as Manifest
}
