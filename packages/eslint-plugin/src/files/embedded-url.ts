import type { EmbeddedUrl } from '@hreflint/documents'
import { writeEdits } from '@hreflint/documents/embedded'
import type { FoundUrl } from './found-url.ts'

/** A URL that a locator of `@hreflint/documents` found, as rules see it. */
export function foundUrlOf(url: EmbeddedUrl, documentBases: readonly string[]): FoundUrl {
  return {
    text: url.text,
    holes: url.holes,
    bases: basesOf(url, documentBases),
    encoding: url.encoding,
    rendered: url.rendered,
    isQuiet: url.site.kind === 'value',
    toSourceSpan: span => url.map.toSourceSpan(span),
    toSourceEdits: edits => writeEdits(edits, url),
  }
}

/** The base URLs that a URL of a document may have; undefined is none. */
export function basesOf(
  { base }: Pick<EmbeddedUrl, 'base'>,
  documentBases: readonly string[],
): FoundUrl['bases'] {
  if (base === 'none') return [undefined]
  return typeof base === 'string' ? [base] : (base ?? documentBases)
}
