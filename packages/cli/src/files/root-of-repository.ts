import { relative, resolve, sep } from 'node:path'
import { isWithin, repositoryAbove } from '@hreflint/references/site-plans'

/**
 * Gives the paths of files as those see them who look at the whole repository: from its root, with `/`
 * between names; what lies elsewhere, and where there is no repository, as it is.
 */
export function pathFromRepository(cwd: string): (filePath: string) => string {
  const root = repositoryAbove(cwd)
  if (root === null || root === cwd) return filePath => filePath
  return filePath => {
    const path = resolve(cwd, filePath)
    const isInside = path !== root && isWithin(path, root)
    return isInside ? relative(root, path).split(sep).join('/') : filePath
  }
}
