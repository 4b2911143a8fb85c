import type { Ignore } from 'ignore'
import { ignorePatterns } from './ignore-patterns.ts'

/** Files of a folder that list what to leave out, in the syntax of `.gitignore`. */
export const ignoreFileNames = ['.gitignore', '.hreflintignore'] as const

export type IgnoreFileName = (typeof ignoreFileNames)[number]

/** What rules need to know of a file system. Paths are absolute, with `/` between names. */
export interface IgnoreFileSystem {
  /** The text of a file; null if it cannot be read. */
  readText(path: string): string | null
  exists(path: string): boolean
}

/** The rules of a folder. */
interface FolderRules {
  readonly folder: string
  readonly rules: Ignore
}

/** Tells what to leave out, by the ignore files of the folders above, up to the repository's root. */
export class IgnoreRules {
  readonly #files: IgnoreFileSystem
  readonly #names: readonly IgnoreFileName[]
  /** The rules that hold in a folder: its own first, then those above. */
  readonly #byFolder = new Map<string, readonly FolderRules[]>()

  constructor(files: IgnoreFileSystem, names: readonly IgnoreFileName[] = ignoreFileNames) {
    this.#files = files
    this.#names = names
  }

  /** Whether a file or folder is left out. What its folder says wins over what those above say. */
  ignores(path: string, isFolder: boolean): boolean {
    for (const { folder, rules } of this.#rulesIn(folderOf(path))) {
      const below = path.slice(folder.length).replace(/^\//, '')
      const { ignored, unignored } = rules.test(isFolder ? `${below}/` : below)
      if (ignored || unignored) return ignored
    }
    return false
  }

  #rulesIn(folder: string): readonly FolderRules[] {
    let found = this.#byFolder.get(folder)
    if (found === undefined) {
      const texts = this.#names.flatMap(name => this.#files.readText(`${folder}/${name}`) ?? [])
      const own = texts.length === 0 ? [] : [{ folder, rules: ignorePatterns(texts.join('\n')) }]
      const isRoot = folder === folderOf(folder) || this.#files.exists(`${folder}/.git`)
      found = isRoot ? own : [...own, ...this.#rulesIn(folderOf(folder))]
      this.#byFolder.set(folder, found)
    }
    return found
  }
}

/** The folder that a path is in; of the root, itself: `/`, `C:`. */
function folderOf(path: string): string {
  const slash = path.lastIndexOf('/')
  return slash === -1 ? path : path.slice(0, slash) || '/'
}
