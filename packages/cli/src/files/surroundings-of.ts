import { basename, dirname, join } from 'node:path'
import { findLanguage } from '@hreflint/documents'
import type { Surroundings } from '@hreflint/linter'
import { remoteAround, textOfNamed } from '@hreflint/references/site-plans'

/** A copy of a package that others publish. */
const vendored = /[\\/](?:vendors?|third[-_]?party|external|deps|lib)[\\/]/i

/** Returns what other files in its folder say about a file; null if they say nothing. */
export function surroundingsOf(path: string, languageId: string): Surroundings | null {
  const folder = dirname(path)
  if (basename(path) === 'package.json') {
    if (vendored.test(path)) return null
    const remote = remoteAround(folder)
    return remote === '' ? null : { remote }
  }
  if (findLanguage(languageId)?.readsEnvironment !== true) return null
  const environment = textOfNamed(join(folder, '.env'))
  return environment === null ? null : { environment }
}
