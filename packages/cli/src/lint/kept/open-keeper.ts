import type { FoundFile } from '../../files/describe-file.ts'
import type { DocumentKeeper, KeeperOptions } from './document-keeper.ts'
import type { KeptDocuments } from './packed-documents.ts'

/** Opens a keeper for a run over files. Code for sites is loaded only if there are any. */
export async function openKeeper(
  before: KeptDocuments,
  files: readonly FoundFile[],
  options: Omit<KeeperOptions, 'openSite'>,
): Promise<DocumentKeeper> {
  const { DocumentKeeper } = await import('./document-keeper.ts')
  if (files.every(({ site }) => site === undefined)) {
    return new DocumentKeeper(before, { ...options, openSite: null })
  }
  const { SiteNow } = await import('../../references/kept/site-now.ts')
  const openSite: KeeperOptions['openSite'] = (plan, contentOf) => new SiteNow(plan, contentOf)
  return new DocumentKeeper(before, { ...options, openSite })
}
