import { removeDotSegments } from './remove-dot-segments.ts'

/** The five parts of RFC 3986 section 3 as strings; null: undefined in the words of section 5.2. */
export interface Parts {
  readonly scheme: string | null
  readonly authority: string | null
  readonly path: string
  readonly query: string | null
  readonly fragment: string | null
}

/** The regular expression of RFC 3986 Appendix B; it matches every string. */
const appendixB = /^(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?/s

/** Divides any string into the five parts (RFC 3986 Appendix B). */
export function splitReference(reference: string): Parts {
  const match = appendixB.exec(reference)
  return {
    scheme: match?.[1] ?? null,
    authority: match?.[2] ?? null,
    path: match?.[3] ?? '',
    query: match?.[4] ?? null,
    fragment: match?.[5] ?? null,
  }
}

/** RFC 3986 section 5.2.2, strict: a reference with a scheme takes nothing of the base. */
export function resolveReference(reference: Parts, base: Parts): Parts {
  const { scheme, authority, path, query, fragment } = reference
  if (scheme !== null) return { scheme, authority, path: removeDotSegments(path), query, fragment }
  if (authority !== null) {
    return { scheme: base.scheme, authority, path: removeDotSegments(path), query, fragment }
  }
  const inherited = { scheme: base.scheme, authority: base.authority, fragment }
  if (path === '') return { ...inherited, path: base.path, query: query ?? base.query }
  const merged = path.startsWith('/') ? path : mergePaths(base, path)
  return { ...inherited, path: removeDotSegments(merged), query }
}

/** RFC 3986 section 5.2.3. */
function mergePaths(base: Parts, path: string): string {
  if (base.authority !== null && base.path === '') return `/${path}`
  return base.path.slice(0, base.path.lastIndexOf('/') + 1) + path
}

/**
 * RFC 3986 section 5.3. Section 3.3 forbids a path that begins with `//` where there is no
 * authority; resolution can make one (`/..//x`), and it would read as an authority: `/.` before it
 * keeps it a path.
 */
export function recompose({ scheme, authority, path, query, fragment }: Parts): string {
  const guard = authority === null && path.startsWith('//') ? '/.' : ''
  return (
    (scheme === null ? '' : `${scheme}:`) +
    (authority === null ? '' : `//${authority}`) +
    guard +
    path +
    (query === null ? '' : `?${query}`) +
    (fragment === null ? '' : `#${fragment}`)
  )
}
