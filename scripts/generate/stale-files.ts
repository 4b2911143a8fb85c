import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GeneratedFile } from './generated-file.ts'
import { issueBarrels } from './issue-barrels.ts'

/** Folders in which every file is generated. */
const generatedFolders = [
  'docs/issues',
  'docs/packages',
  'docs/reference',
  'docs/rules',
  'docs/specs',
]

/** What generating would change. */
export interface Stale {
  readonly outdated: readonly GeneratedFile[]
  /** Files in generated folders that nothing generates any more. */
  readonly orphans: readonly string[]
}

/** Compares every generated file under `root` with what it should be. */
export async function staleFiles(root: string): Promise<Stale> {
  const barrels = issueBarrels(root).filter(file => isOutdated(root, file))
  // Everything else is made from the modules that the barrels lead to.
  if (barrels.length > 0) return { outdated: barrels, orphans: [] }
  const { generatedFromCatalogue } = await import('./from-catalogue.ts')
  const files = await generatedFromCatalogue()
  const expected = new Set(files.map(file => file.path))
  return {
    outdated: files.filter(file => isOutdated(root, file)),
    orphans: generatedFolders
      .flatMap(folder => filesUnder(root, folder))
      .filter(path => !expected.has(path)),
  }
}

function isOutdated(root: string, { path, text }: GeneratedFile): boolean {
  const absolute = join(root, path)
  return !existsSync(absolute) || readFileSync(absolute, 'utf8') !== text
}

function filesUnder(root: string, folder: string): readonly string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
}
