import type { Folders } from './folders.ts'
import { type OtherGenerator, otherGenerators } from './other-generators.ts'

/** A folder with the sources of a generator. */
interface GeneratorRoot {
  readonly root: string
  readonly generator: OtherGenerator
}

/** The names of files that a person reads on a forge: `README.md`, `CODE_OF_CONDUCT.md`. */
const forForge = /(?:^|\/)[A-Z][A-Z_-]*\.[a-z]+$/

/** Knows which Markdown of a repository a generator makes pages from, so that a forge is not its site. */
export class PagesElsewhere {
  readonly #folders: Folders
  readonly #byFolder = new Map<string, readonly GeneratorRoot[]>()

  constructor(folders: Folders) {
    this.#folders = folders
  }

  /** Whether a file is the source of a page of such a generator. */
  has(path: string): boolean {
    const folder = this.#folders.parentOf(path)
    if (folder === null) return false
    return this.#around(folder).some(({ root, generator }) => {
      const below = this.#folders.relative(root, path)
      return (
        generator.pages.test(below) && (generator.takesReadme === true || !forForge.test(below))
      )
    })
  }

  #around(folder: string): readonly GeneratorRoot[] {
    let roots = this.#byFolder.get(folder)
    if (roots === undefined) {
      roots = this.#look(folder)
      this.#byFolder.set(folder, roots)
    }
    return roots
  }

  #look(folder: string): readonly GeneratorRoot[] {
    const names = this.#folders.namesIn(folder)
    const website = names.includes('website') ? this.#folders.resolve(folder, 'website') : null
    const inside = website === null ? [] : this.#folders.namesIn(website)
    const all = [...names, ...inside.map(name => `website/${name}`)]
    const own = otherGenerators
      .filter(generator => generator.isRoot(all))
      .map(generator => ({ root: folder, generator }))
    const parent = names.includes('.git') ? null : this.#folders.parentOf(folder)
    return parent === null ? own : [...own, ...this.#around(parent)]
  }
}
