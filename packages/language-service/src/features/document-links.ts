import { parse, type Span } from '@hreflint/core'
import { findSpec } from '@hreflint/core/specs'
import type { Subject } from '../findings-of.ts'
import { readUrl, urlsOf } from './url-at.ts'

/** A span of the document that links to a target. */
export interface Link {
  readonly span: Span
  readonly target: string
  /** The file at the target, if the target is on the document's site. The file need not exist. */
  readonly file: string | null
}

/** Schemes that an editor can open. */
const openable = new Set(['http', 'https', 'ftp', 'file', 'mailto', 'tel'])

/**
 * Returns the links of a document, decoded and resolved. URLs that cannot be parsed are left out.
 * If the address of the document is not known, a relative URL leads to a file next to it, or below
 * `root` if it starts with a slash.
 */
export function documentLinks(subject: Subject, root: string | null): readonly Link[] {
  const site = siteOf(subject)
  return urlsOf(subject).flatMap(embedded => {
    if (embedded.holes.length > 0 || embedded.text === '') return []
    const read = readUrl(subject, embedded)
    const isFile = read.baseFrom === 'unknown' && read.result.components.scheme === null
    const url = isFile ? fileUrl(subject, embedded.text, root) : read.result.url
    if (!url?.href || url.scheme === null || !openable.has(url.scheme)) return []
    return [{ span: read.span, target: url.href, file: fileAt(url.href, site) }]
  })
}

/**
 * The address of a site and its folder. Below them, the address and the file of a document have the
 * same path.
 */
interface Site {
  readonly address: string
  readonly folder: string
}

function siteOf({ document, config }: Subject): Site | null {
  if (config.documentUrl === null || !document.uri.startsWith('file:')) return null
  const address = config.documentUrl.replace(/[?#].*$/s, '').split('/')
  const file = document.uri.split('/')
  // The first three parts are scheme, slashes and host.
  const most = Math.min(address.length, file.length) - 3
  let alike = 0
  while (alike < most && address.at(-1 - alike) === file.at(-1 - alike)) alike++
  if (alike === 0) return null
  const folderOf = (parts: readonly string[]) => `${parts.slice(0, -alike).join('/')}/`
  return { address: folderOf(address), folder: folderOf(file) }
}

function fileAt(target: string, site: Site | null): string | null {
  if (site === null || !target.startsWith(site.address)) return null
  const path = target.slice(site.address.length).replace(/[?#].*$/s, '')
  return site.folder + (path === '' || path.endsWith('/') ? `${path}index.html` : path)
}

function fileUrl({ document, config }: Subject, text: string, root: string | null) {
  if (text.startsWith('//') || text.startsWith('#') || !document.uri.startsWith('file:'))
    return null
  const spec = findSpec(config.spec)
  if (!text.startsWith('/')) return parse(text, { spec, base: document.uri }).url
  return root === null ? null : parse(`.${text}`, { spec, base: `${root}/` }).url
}
