import type { EmbeddedUrl, LocatedDocument } from '@hreflint/documents'
import type { Link } from './link.ts'

/** The value of the base element of a document that counts; null if there is none. */
export function baseOf({ bases }: Pick<LocatedDocument, 'bases'>): string | null {
  return bases.find(({ effective }) => effective)?.text ?? null
}

/** A URL of a document as a link; null where it is no URL, or where its base is not that of the document. */
export function linkOf(embedded: EmbeddedUrl, base: string | null): Link | null {
  const { text, holes, site, encoding } = embedded
  // An absolute URL is the same against any base.
  if (embedded.base !== null && base === null && !absolute.test(text)) return null
  // What is missing or has to be absolute is an issue of its own.
  if (text === '' && site.syntax.startsWith('non-empty')) return null
  if (site.syntax === 'absolute-url' && !absolute.test(text)) return null
  if (site.element !== 'link') return { text, holes, site, base, encoding }
  const { start } = embedded.map.toSourceSpan({ start: 0, end: 0 })
  return { text, holes, site, base, encoding, start }
}

const absolute = /^[\0- ]*[a-z][a-z\d+.-]*:/i
