import { resolvePath, splitPath } from '../../listing/listing.ts'
import type { RootFiles } from './profile.ts'
import { ProgramOptions } from './program-options.ts'

/** The most modules of a configuration that are read. */
const mostModules = 40

const imported = /\b(?:from|import|require)\s*\(?\s*(["'])(\.{1,2}\/[^"'\n]+)\1/g

/** A module that a configuration imports by a relative path. */
export interface LocalModule {
  readonly text: string
  readonly program: ProgramOptions
}

/**
 * Returns the modules that a configuration imports by relative paths, and those that they import. Modules outside the
 * root are not read.
 *
 * @param path The path of the configuration from the root.
 */
export function localModules(path: string, text: string, root: RootFiles): readonly LocalModule[] {
  const seen = new Set([path])
  const found: LocalModule[] = []
  const follow = (from: string, source: string) => {
    for (const [, , written = ''] of source.matchAll(imported)) {
      const file = fileOf(resolvePath(splitPath(from)[0], written), root)
      if (file === null || seen.has(file) || seen.size > mostModules) continue
      seen.add(file)
      const inside = root.textOf(file)
      if (inside === null) continue
      found.push({ text: inside, program: new ProgramOptions(inside) })
      follow(file, inside)
    }
  }
  follow(path, text)
  return found
}

/** Returns the file that an import means: it may leave out the ending, or name a folder. */
function fileOf(path: string | null, root: RootFiles): string | null {
  if (path === null) return null
  const [folder, name] = splitPath(path)
  const own = name.replace(/\.[cm]?[jt]s$/, '')
  const isModule = (candidate: string, of: string) =>
    candidate.startsWith(`${of}.`) && /^\.[cm]?[jt]s$/.test(candidate.slice(of.length))
  const beside = root.namesIn(folder).find(each => isModule(each, own))
  if (beside !== undefined) return folder === '' ? beside : `${folder}/${beside}`
  const index = root.namesIn(path).find(each => isModule(each, 'index'))
  return index === undefined ? null : `${path}/${index}`
}
