import type { EmbeddedUrl, LocatedDocument } from '../../embedded-url.ts'

/** Adds to what was found in a page what was found in the code beside its markup. */
export function withCode(page: LocatedDocument, code: LocatedDocument): LocatedDocument {
  const comments = [...page.comments, ...code.comments].sort((a, b) => a.span.start - b.span.start)
  const ofCode = [...code.urls]
  if (ofCode.length === 0) return { ...page, comments }
  const urls = [...page.urls, ...ofCode].sort((a, b) => startOf(a) - startOf(b))
  return { ...page, comments, urls }
}

function startOf({ map }: EmbeddedUrl): number {
  return map.toSourceSpan({ start: 0, end: 0 }).start
}
