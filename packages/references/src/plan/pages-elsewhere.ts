import { isForForge, isReadme } from '../generators/forge/for-forge.ts'
import type { Folders } from './folders.ts'
import type { OtherPages } from '../generators/contract/profile.ts'
import { otherPages } from './other-generators.ts'
import { pathsIn } from './recognize-site.ts'

/** A folder with the sources of a generator. */
interface GeneratorRoot {
  readonly root: string
  readonly generator: OtherPages
}

/** Whether a `README` is the page of a folder: in a folder of nothing but content, nobody else reads it. */
function isReadmeOfContent(path: string): boolean {
  return isReadme(path) && /^(?:src\/)?content\/[^/]+\//.test(path)
}

/** Knows which Markdown of a repository a generator makes pages from, so that a forge is not its site. */
export class PagesElsewhere {
  readonly #folders: Folders
  readonly #byFolder = new Map<string, readonly GeneratorRoot[]>()

  constructor(folders: Folders) {
    this.#folders = folders
  }

  /** Whether a file is the source of a page of such a generator. */
  has(path: string): boolean {
    return this.rootOf(path) !== null
  }

  /** Returns the folder of such a generator that makes a page from a file; null if there is none. */
  rootOf(path: string): string | null {
    const folder = this.#folders.parentOf(path)
    if (folder === null) return null
    // Whoever makes pages from Markdown makes them from the notebooks beside it.
    const page = path.replace(/\.ipynb$/, '.md')
    const found = this.#around(folder).find(({ root, generator }) => {
      const below = this.#folders.relative(root, page)
      if (!generator.pages.test(below)) return false
      return generator.takesReadme === true || !isForForge(below) || isReadmeOfContent(below)
    })
    return found?.root ?? null
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
    const names = pathsIn(this.#folders, folder)
    const website = names.includes('website') ? this.#folders.resolve(folder, 'website') : null
    const inside = website === null ? [] : this.#folders.namesIn(website)
    const all = [...names, ...inside.map(name => `website/${name}`)]
    const own = otherPages
      .filter(generator => generator.isRoot(all))
      .map(generator => ({ root: folder, generator }))
    const parent = names.includes('.git') ? null : this.#folders.parentOf(folder)
    return parent === null ? own : [...own, ...this.#around(parent)]
  }
}
