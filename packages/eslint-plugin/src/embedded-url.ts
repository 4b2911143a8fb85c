import { spansOverlap } from '@hreflint/core'
import type { EmbeddedUrl } from '@hreflint/documents'
import type { FoundUrl } from './found-url.ts'

/** A URL that a locator of `@hreflint/documents` found, as rules see it. */
export function foundUrlOf(url: EmbeddedUrl, documentUrl: string): FoundUrl {
  return {
    text: url.text,
    holes: url.holes,
    bases: [url.base === 'none' ? undefined : (url.base ?? documentUrl)],
    encoding: url.encoding,
    toSourceSpan: span => url.map.toSourceSpan(span),
    toSourceEdits: edits => {
      const written = edits.flatMap(edit => {
        const span = url.map.toEditSpan(edit.span)
        const text = url.escape(edit.text)
        const isKnown = !url.holes.some(hole => spansOverlap(hole, edit.span))
        return span === null || text === null || !isKnown ? [] : [{ span, text }]
      })
      return written.length === edits.length ? written : null
    },
  }
}
