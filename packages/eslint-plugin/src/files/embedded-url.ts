import type { EmbeddedUrl } from '@hreflint/documents'
import { writeEdits } from '@hreflint/documents/embedded'
import type { FoundUrl } from './found-url.ts'

/** Converts a URL that a locator of `@hreflint/documents` found to the form that rules use. */
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

/** Returns the possible base URLs of a URL in a document. Undefined means no base. */
export function basesOf(
  { base }: Pick<EmbeddedUrl, 'base'>,
  documentBases: readonly string[],
): FoundUrl['bases'] {
  if (base === 'none') return [undefined]
  return typeof base === 'string' ? [base] : (base ?? documentBases)
}
