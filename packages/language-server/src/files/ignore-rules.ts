import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import ignore, { type Ignore } from 'ignore'
import { ignoreFileNames } from '../runtime.ts'

/**
 * What the ignore files above a path leave out, up to the root of the repository; the nearest counts
 * most. As the command line does.
 */
export class IgnoreRules {
  readonly #byFolder = new Map<string, readonly { folder: string; rules: Ignore }[]>()

  ignores(path: string, isFolder: boolean): boolean {
    for (const { folder, rules } of this.#rulesIn(dirname(path))) {
      const below = relative(folder, path).split(sep).join('/')
      const { ignored, unignored } = rules.test(isFolder ? `${below}/` : below)
      if (ignored || unignored) return ignored
    }
    return false
  }

  #rulesIn(folder: string): readonly { folder: string; rules: Ignore }[] {
    const known = this.#byFolder.get(folder)
    if (known !== undefined) return known
    const texts = ignoreFileNames.flatMap(name => textOf(join(folder, name)) ?? [])
    const own = texts.length === 0 ? [] : [{ folder, rules: ignore().add(texts.join('\n')) }]
    const isTop = folder === dirname(folder) || existsSync(join(folder, '.git'))
    const found = isTop ? own : [...own, ...this.#rulesIn(dirname(folder))]
    this.#byFolder.set(folder, found)
    return found
  }
}

function textOf(path: string): string | null {
  try {
    // A pipe would be waited for, and a device never ends.
    return statSync(path).isFile() ? readFileSync(path, 'utf8') : null
  } catch {
    return null
  }
}
