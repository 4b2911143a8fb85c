import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GeneratedFile, pageFolders } from './generated-file.ts'

/** Those of the generated files whose text on disk differs. */
export function outdated(files: readonly GeneratedFile[], root: string): readonly GeneratedFile[] {
  return files.filter(({ path, text }) => {
    const absolute = join(root, path)
    return !existsSync(absolute) || readFileSync(absolute, 'utf8') !== text
  })
}

/** Files in the folders of pages that nothing generates any more. */
export function orphans(files: readonly GeneratedFile[], root: string): readonly string[] {
  const expected = new Set(files.map(({ path }) => path))
  return pageFolders.flatMap(folder => filesUnder(root, folder)).filter(path => !expected.has(path))
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
