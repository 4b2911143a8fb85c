import { languageOf } from '@hreflint/documents'

/** How a file is read: as a list of URLs, as a document, or not at all. */
export type FileKind = 'list' | 'document' | 'none'

const lists = /\.(?:txt|csv|tsv|tab|list|urls|log)$/i

/** In a folder it configures something; chosen by itself it is data. */
const json = /\.jsonl?$/i

/**
 * By its name. A file that was chosen by itself is a list of URLs unless its name says otherwise; in a
 * folder, what is neither is left out.
 */
export function fileKind(path: string): FileKind {
  if (json.test(path) && !path.includes('/')) return 'list'
  if (languageOf(path) !== null) return 'document'
  if (lists.test(path)) return 'list'
  return path.includes('/') ? 'none' : 'list'
}
