import type { Span, TextEdit } from '@hreflint/core'
import { smallestEdit } from '@hreflint/core/internal'
import { type LocateOptions, locateUrls, writeEdits } from '@hreflint/documents'
import type { RewrittenUse } from './moved-links.ts'

/** The text of a document and how its URLs are found. */
export interface ReadText extends Pick<LocateOptions, 'spec' | 'templateDelimiters'> {
  readonly text: string
  /** Id of its language. */
  readonly language: string
}

/**
 * Returns the edits that rewrite links in one document, escaped for the syntax of their places. Spans
 * count UTF-16 code units. For each link, null if it is not in the text, or if its place cannot hold
 * the new text.
 */
export function writtenLinks(
  { text: document, language, ...options }: ReadText,
  rewritten: readonly Pick<RewrittenUse, 'use' | 'text'>[],
): readonly (readonly TextEdit[] | null)[] {
  const urls = locateUrls(document, language, { ...options, structure: true })
  return rewritten.map(({ use, text }) => {
    const url = urls.find(candidate => {
      const span = candidate.map.toSourceSpan({ start: 0, end: candidate.text.length })
      return (
        span.start === use.span.start && span.end === use.span.end && candidate.text === use.text
      )
    })
    if (url === undefined) return null
    const edit = smallestEdit(use.text, text)
    const isInHole = url.holes.some(
      hole => edit.span.start < hole.end && hole.start < edit.span.end,
    )
    return isInHole ? inTemplate(edit, use.span, use.text, document) : writeEdits([edit], url)
  })
}

/** Returns the edit of a template, which is in the document as it is in the link. */
function inTemplate(
  edit: TextEdit,
  { start, end }: Span,
  text: string,
  document: string,
): readonly TextEdit[] | null {
  if (document.slice(start, end) !== text) return null
  const span = { start: start + edit.span.start, end: start + edit.span.end }
  return [{ span, text: edit.text }]
}
