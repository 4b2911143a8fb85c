import { existsSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import type { Ignore } from 'ignore'
import { ignorePatterns } from './ignore-patterns.ts'
import { readRegularFile } from './read-regular-file.ts'

/** No list of patterns is larger. */
const maxSize = 1024 * 1024

/** Names of files in a folder that list what to leave out, in the syntax of `.gitignore`. */
export const ignoreFileNames = ['.gitignore', '.hreflintignore'] as const
const ownRules = ['.hreflintignore'] as const

/** The rules of a folder. */
interface FolderRules {
  readonly folder: string
  readonly rules: Ignore
}

/** Tells what to leave out, by the ignore files of the folders above, up to the repository's root. */
export class IgnoreRules {
  readonly #names: readonly string[]
  /** The rules that hold in a folder: its own first, then those above. */
  readonly #byFolder = new Map<string, readonly FolderRules[]>()

  /** @param withGit Whether `.gitignore` counts too. */
  constructor(withGit: boolean) {
    this.#names = withGit ? ignoreFileNames : ownRules
  }

  /** Whether a file or folder is left out. What its folder says wins over what those above say. */
  ignores(path: string, isFolder: boolean): boolean {
    for (const { folder, rules } of this.#rulesIn(dirname(path))) {
      const inFolder = relative(folder, path).split(sep).join('/')
      const { ignored, unignored } = rules.test(isFolder ? `${inFolder}/` : inFolder)
      if (ignored) return true
      if (unignored) return false
    }
    return false
  }

  #rulesIn(folder: string): readonly FolderRules[] {
    let found = this.#byFolder.get(folder)
    if (found === undefined) {
      const texts = this.#names.flatMap(name => readIfThere(join(folder, name)) ?? [])
      const own = texts.length === 0 ? [] : [{ folder, rules: ignorePatterns(texts.join('\n')) }]
      const isRoot = folder === dirname(folder) || existsSync(join(folder, '.git'))
      found = isRoot ? own : [...own, ...this.#rulesIn(dirname(folder))]
      this.#byFolder.set(folder, found)
    }
    return found
  }
}

function readIfThere(path: string): string | null {
  try {
    return readRegularFile(path, maxSize).toString()
  } catch {
    return null
  }
}
