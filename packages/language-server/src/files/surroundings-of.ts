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
    const config = await configOf(folder, files)
    if (config !== null) return originOf(config)
    folder = folder.replace(/[^/]*\/$/, '')
  }
  return null
}

/** Returns the configuration of the repository whose work tree is a folder, also of a linked one. */
async function configOf(
  folder: string,
  files: Pick<FileSystem, 'readText'>,
): Promise<string | null> {
  const config = await files.readText(`${folder}.git/config`)
  if (config !== null) return config
  const link = await files.readText(`${folder}.git`)
  const named = /^gitdir: (.+)$/m.exec(link ?? '')?.[1]
  if (named === undefined) return null
  const own = `${addressOf(named.trim(), folder)}/`
  const shared = (await files.readText(`${own}commondir`))?.trim()
  return files.readText(shared === undefined ? `${own}config` : `${addressOf(shared, own)}/config`)
}

/** Returns the address of a path that git wrote, which may be relative to a folder. */
function addressOf(path: string, folder: string): string {
  const written = path.replaceAll('\\', '/').split('/').map(encodeURIComponent).join('/')
  const isDrive = /^[A-Za-z]%3A\//.test(written)
  return new URL(isDrive ? `/${written}` : written, folder).href.replace(/\/$/, '')
}

function originOf(config: string): string | null {
  const section = /^\[remote "origin"\]\s*$([\s\S]*?)(?=^\[|(?![\s\S]))/m.exec(config)?.[1] ?? ''
  return /^\s*url\s*=\s*(\S+)\s*$/m.exec(section)?.[1] ?? null
}
