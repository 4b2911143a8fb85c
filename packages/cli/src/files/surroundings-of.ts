import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { findLanguage } from '@hreflint/documents'
import type { Surroundings } from '@hreflint/linter'
import { remoteAround } from '@hreflint/references/site-plans'

/** Returns what other files in its folder say about a file; null if they say nothing. */
export function surroundingsOf(path: string, languageId: string): Surroundings | null {
  const folder = dirname(path)
  if (basename(path) === 'package.json') {
    const remote = remoteAround(folder)
    return remote === '' ? null : { remote }
  }
  if (findLanguage(languageId)?.readsEnvironment !== true) return null
  const environment = textOf(join(folder, '.env'))
  return environment === null ? null : { environment }
}

function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
