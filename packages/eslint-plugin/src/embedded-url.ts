import type { EmbeddedUrl } from '@hreflint/documents'
import { writeEdits } from '@hreflint/documents/javascript'
import type { FoundUrl } from './found-url.ts'

/** A URL that a locator of `@hreflint/documents` found, as rules see it. */
export function foundUrlOf(url: EmbeddedUrl, documentUrl: string): FoundUrl {
  return {
    text: url.text,
    holes: url.holes,
    bases: [url.base === 'none' ? undefined : (url.base ?? documentUrl)],
    encoding: url.encoding,
    rendered: url.rendered,
    toSourceSpan: span => url.map.toSourceSpan(span),
    toSourceEdits: edits => writeEdits(edits, url),
  }
}
