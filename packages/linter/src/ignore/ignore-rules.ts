import type { Ignore } from 'ignore'
import { ignorePatterns } from './ignore-patterns.ts'

/** Names of files that list what to ignore in their folder, in the syntax of `.gitignore`. */
export const ignoreFileNames = ['.gitignore', '.hreflintignore'] as const

export type IgnoreFileName = (typeof ignoreFileNames)[number]

/** The file system access that the rules need. Paths are absolute, with `/` separators. */
export interface IgnoreFileSystem {
  /** Returns the text of a file; null if it cannot be read. */
  readText(path: string): string | null
  exists(path: string): boolean
}

/** The rules of a folder. */
interface FolderRules {
  readonly folder: string
  readonly rules: Ignore
}

/**
 * Tells which files to ignore, by the ignore files in the folders above them, up to the root of the
 * repository.
 */
export class IgnoreRules {
  readonly #files: IgnoreFileSystem
  readonly #names: readonly IgnoreFileName[]
  /** The rules that apply in a folder: its own first, then those of the folders above. */
  readonly #byFolder = new Map<string, readonly FolderRules[]>()

  constructor(files: IgnoreFileSystem, names: readonly IgnoreFileName[] = ignoreFileNames) {
    this.#files = files
    this.#names = names
  }

  /**
   * Whether a file or folder is ignored. The rules of its own folder take precedence over those
   * above.
   */
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

/** Returns the folder of a path. The root is its own folder: `/`, `C:`. */
function folderOf(path: string): string {
  const slash = path.lastIndexOf('/')
  return slash === -1 ? path : path.slice(0, slash) || '/'
}
