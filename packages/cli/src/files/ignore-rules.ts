import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import ignore, { type Ignore } from 'ignore'

/** Names of files in a folder that list what to leave out, in the syntax of `.gitignore`. */
const ownRules = ['.hreflintignore']
const ownRulesAndGit = ['.gitignore', '.hreflintignore']

/** Tells what to leave out, by the ignore files of the folders above, up to the repository's root. */
export class IgnoreRules {
  readonly #names: readonly string[]
  readonly #byFolder = new Map<string, Ignore | null>()

  /** @param withGit Whether `.gitignore` counts too. */
  constructor(withGit: boolean) {
    this.#names = withGit ? ownRulesAndGit : ownRules
  }

  /** Whether a file or folder is left out. What its folder says wins over what those above say. */
  ignores(path: string, isFolder: boolean): boolean {
    for (let folder = dirname(path); ; folder = dirname(folder)) {
      const rules = this.#rulesOf(folder)
      if (rules !== null) {
        const inFolder = relative(folder, path).split(sep).join('/')
        const { ignored, unignored } = rules.test(isFolder ? `${inFolder}/` : inFolder)
        if (ignored) return true
        if (unignored) return false
      }
      if (folder === dirname(folder) || existsSync(join(folder, '.git'))) return false
    }
  }

  #rulesOf(folder: string): Ignore | null {
    let rules = this.#byFolder.get(folder)
    if (rules === undefined) {
      const texts = this.#names.flatMap(name => readIfThere(join(folder, name)) ?? [])
      rules = texts.length === 0 ? null : ignore().add(texts.join('\n'))
      this.#byFolder.set(folder, rules)
    }
    return rules
  }
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
