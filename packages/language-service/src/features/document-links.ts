import { parse, type Span } from '@hreflint/core'
import { findSpec } from '@hreflint/core/specs'
import type { Subject } from '../findings-of.ts'
import { readUrl, urlsOf } from './url-at.ts'

/** A stretch of the document that leads somewhere. */
export interface Link {
  readonly span: Span
  readonly target: string
}

/** What an editor can open. */
const openable = new Set(['http', 'https', 'ftp', 'file', 'mailto', 'tel'])

/**
 * Where the URLs of a document lead: decoded and resolved, none where no URL results. A relative URL
 * in a document whose address is not known leads to a file beside it, or below `root` if it begins
 * with a slash.
 */
export function documentLinks(subject: Subject, root: string | null): readonly Link[] {
  return urlsOf(subject).flatMap(embedded => {
    if (embedded.holes.length > 0 || embedded.text === '') return []
    const read = readUrl(subject, embedded)
    const isFile = read.baseFrom === 'unknown' && read.result.components.scheme === null
    const url = isFile ? fileUrl(subject, embedded.text, root) : read.result.url
    if (!url?.href || url.scheme === null || !openable.has(url.scheme)) return []
    return [{ span: read.span, target: url.href }]
  })
}

function fileUrl({ document, config }: Subject, text: string, root: string | null) {
  if (text.startsWith('//') || text.startsWith('#') || !document.uri.startsWith('file:'))
    return null
  const spec = findSpec(config.spec)
  if (!text.startsWith('/')) return parse(text, { spec, base: document.uri }).url
  return root === null ? null : parse(`.${text}`, { spec, base: `${root}/` }).url
}
