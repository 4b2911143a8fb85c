import { findLanguage } from '@hreflint/documents'
import type { Surroundings } from '@hreflint/linter'
import { remoteAround } from '@hreflint/references/plan'
import { KnownFolders } from '../references/known-folders.ts'
import type { FileSystem } from '../runtime.ts'
import { foldersAbove, normalUri } from './addresses.ts'

/** Returns what other files say about a document. */
export async function surroundingsOf(
  uri: string,
  languageId: string,
  files: FileSystem | null,
): Promise<Surroundings | undefined> {
  if (files === null) return undefined
  if (/\/package\.json$/.test(uri)) {
    const folders = new KnownFolders(files)
    const folder = foldersAbove(normalUri(uri))[0]
    const remote =
      folder === undefined ? '' : await folders.whenKnown(() => remoteAround(folders, folder))
    return remote === '' ? undefined : { remote }
  }
  if (findLanguage(languageId)?.readsEnvironment !== true) return undefined
  const environment = await files.readText(uri.replace(/[^/]*$/, '.env'))
  return environment === null ? undefined : { environment }
}
