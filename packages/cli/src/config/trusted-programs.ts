import { existsSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { realPath } from '@hreflint/references/site-plans'

/**
 * Decides which configuration files may be run as programs. To lint a file must not be enough to run
 * what lies beside it, so only these are: a file that the command line names; one in the working
 * directory or above it, up to the root of its project; and what such a configuration extends within
 * the project. Paths count with all links followed, and nothing below `node_modules` is run.
 */
export class TrustedPrograms {
  readonly #named: string | null
  readonly #root: string
  readonly #folders: ReadonlySet<string>

  /** @param named The configuration file of the command line, absolute. */
  constructor(cwd: string, named: string | null) {
    this.#named = named
    const folder = realPath(cwd)
    this.#root = projectRoot(folder)
    this.#folders = new Set(foldersFrom(folder, this.#root))
  }

  /**
   * Why a file is not run; null if it is.
   *
   * @param head The configuration file that extends it, directly or through others, if one does.
   */
  whyNot(path: string, head: string | null): string | null {
    if (path === this.#named) return null
    const target = realPath(path)
    if (target.split(sep).includes('node_modules')) return 'because it is in node_modules'
    if (!isBelow(target, this.#root)) return 'because it is outside the project'
    if (this.#isOfProject(target) || (head !== null && this.#isTrusted(head))) return null
    return 'because it is not in the folder where hreflint was started, or above it'
  }

  #isTrusted(path: string): boolean {
    return path === this.#named || this.#isOfProject(realPath(path))
  }

  #isOfProject(target: string): boolean {
    return this.#folders.has(dirname(target)) && !target.split(sep).includes('node_modules')
  }
}

function isBelow(path: string, folder: string): boolean {
  return path.startsWith(folder.endsWith(sep) ? folder : folder + sep)
}

/** Returns a folder and those above it, up to `root`. */
function* foldersFrom(folder: string, root: string): Generator<string> {
  for (let at = folder; ; at = dirname(at)) {
    yield at
    if (at === root) return
  }
}

/** Returns the nearest folder above that looks like the root of a project, else the folder itself. */
function projectRoot(folder: string): string {
  for (let at = folder; ; at = dirname(at)) {
    if (['.git', 'package.json'].some(name => existsSync(join(at, name)))) return at
    if (dirname(at) === at) return folder
  }
}
