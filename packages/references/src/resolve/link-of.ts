import type { EmbeddedUrl, LocatedDocument } from '@hreflint/documents'
import type { Link } from './link.ts'

/** Returns the value of the base element that applies; null if there is none. */
export function baseOf({ bases }: Pick<LocatedDocument, 'bases'>): string | null {
  return bases.find(({ effective }) => effective)?.text ?? null
}

/**
 * Converts a URL in a document to a link. Returns null if it is not a URL in its place, or if it
 * resolves against a base other than that of the document.
 */
export function linkOf(embedded: EmbeddedUrl, base: string | null): Link | null {
  const { text, holes, site, encoding } = embedded
  // An absolute URL does not depend on the base.
  if (embedded.base !== null && base === null && !absolute.test(text)) return null
  // An empty URL and a URL that must be absolute have issues of their own.
  if (text === '' && site.syntax.startsWith('non-empty')) return null
  if (site.syntax === 'absolute-url' && !absolute.test(text)) return null
  if (site.element !== 'link') return { text, holes, site, base, encoding }
  const { start } = embedded.map.toSourceSpan({ start: 0, end: 0 })
  return { text, holes, site, base, encoding, start }
}

const absolute = /^[\0- ]*[a-z][a-z\d+.-]*:/i
