import { findLanguage } from '@hreflint/documents'
import type { Surroundings } from '@hreflint/linter'
import type { FileSystem } from '../runtime.ts'

/** Returns what other files say about a document. */
export async function surroundingsOf(
  uri: string,
  languageId: string,
  files: Pick<FileSystem, 'readText'> | null,
): Promise<Surroundings | undefined> {
  if (files === null) return undefined
  if (/\/package\.json$/.test(uri)) {
    const remote = await remoteAround(uri, files)
    return remote === null ? undefined : { remote }
  }
  if (findLanguage(languageId)?.readsEnvironment !== true) return undefined
  const environment = await files.readText(uri.replace(/[^/]*$/, '.env'))
  return environment === null ? undefined : { environment }
}

/** Returns the address of `origin` in the nearest repository above a file. */
async function remoteAround(
  uri: string,
  files: Pick<FileSystem, 'readText'>,
): Promise<string | null> {
  let folder = uri.replace(/[^/]*$/, '')
  while (/^[a-z][a-z\d+.-]*:\/\/[^/]*\/./i.test(folder)) {
    const config = await files.readText(`${folder}.git/config`)
    if (config !== null) return originOf(config)
    folder = folder.replace(/[^/]*\/$/, '')
  }
  return null
}

function originOf(config: string): string | null {
  const section = /^\[remote "origin"\]\s*$([\s\S]*?)(?=^\[|(?![\s\S]))/m.exec(config)?.[1] ?? ''
  return /^\s*url\s*=\s*(\S+)\s*$/m.exec(section)?.[1] ?? null
}
