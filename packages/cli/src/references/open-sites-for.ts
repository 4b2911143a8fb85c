import type { FoundFile } from '../files/describe-file.ts'
import type { OpenSites } from './open-sites.ts'

/** Opens the sites of files. Null if no file is part of a site, so that nothing is loaded. */
export async function openSitesFor(
  files: readonly FoundFile[],
  { maxFileSize }: { readonly maxFileSize: number },
): Promise<OpenSites | null> {
  if (files.every(({ site }) => site === undefined)) return null
  const { OpenSites } = await import('./open-sites.ts')
  return new OpenSites(maxFileSize)
}
