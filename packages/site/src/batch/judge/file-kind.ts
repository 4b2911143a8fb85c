import { languageOf } from '@hreflint/documents'

/** How a file is read: as a list of URLs, as a document, or not at all. */
export type FileKind = 'list' | 'document' | 'none'

const lists = /\.(?:txt|csv|tsv|tab|list|urls|log)$/i

/** Matches JSON files. In a folder, a JSON file is configuration. Chosen by itself, it is data. */
const json = /\.jsonl?$/i

/**
 * Returns the kind of a file by its name. A file that was chosen by itself is a list of URLs unless
 * its name says otherwise. In a folder, a file that is neither a document nor a list is left out.
 */
export function fileKind(path: string): FileKind {
  if (json.test(path) && !path.includes('/')) return 'list'
  if (languageOf(path) !== null) return 'document'
  if (lists.test(path)) return 'list'
  return path.includes('/') ? 'none' : 'list'
}
