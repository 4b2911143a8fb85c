import { existsSync } from 'node:fs'
import { sep } from 'node:path'
import { type IgnoreFileSystem, IgnoreRules } from '@hreflint/linter/ignore'
import { textOfNamed } from '@hreflint/references/site-plans'

const files: IgnoreFileSystem = { readText: textOfNamed, exists: existsSync }

/** Tells whether the ignore files above a file or folder leave it out. */
export type Ignores = (path: string, isFolder: boolean) => boolean

/** By `.hreflintignore` and, if wanted, by `.gitignore` too. */
export function ignoreRules({ withGit }: { readonly withGit: boolean }): Ignores {
  const rules = withGit ? new IgnoreRules(files) : new IgnoreRules(files, ['.hreflintignore'])
  return (path, isFolder) =>
    rules.ignores(sep === '\\' ? path.replaceAll('\\', '/') : path, isFolder)
}
