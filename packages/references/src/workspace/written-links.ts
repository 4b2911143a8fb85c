import type { Span, TextEdit } from '@hreflint/core'
import { smallestEdit } from '@hreflint/core/internal'
import { type EmbeddedUrl, type LocateOptions, locateUrls, writeEdits } from '@hreflint/documents'
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
    const edits = editsOf(use.text, text, url.holes[0])
    const inside = edits.map(edit => writeEdits([edit], url) ?? inTemplate(edit, url, document))
    return inside.includes(null) ? null : inside.flatMap(written => written ?? [])
  })
}

/** Returns the edits that make one text another, apart for a template at the start and for what follows it. */
function editsOf(before: string, after: string, template: Span | undefined): readonly TextEdit[] {
  const end = template?.start === 0 ? template.end : 0
  const closing = end === 0 ? -1 : after.indexOf(before.slice(end - 2, end))
  if (closing === -1) return [smallestEdit(before, after)]
  const first = smallestEdit(before.slice(0, end), after.slice(0, closing + 2))
  const { span, text } = smallestEdit(before.slice(end), after.slice(closing + 2))
  const second = { span: { start: end + span.start, end: end + span.end }, text }
  return [first, second].filter(edit => edit.span.start < edit.span.end || edit.text !== '')
}

/** Returns the edit of the name of a page in a template. Null for characters that may mean something there. */
function inTemplate(
  { span, text }: TextEdit,
  url: Pick<EmbeddedUrl, 'text' | 'map' | 'holes'>,
  document: string,
): readonly TextEdit[] | null {
  const isInside = url.holes.some(({ start, end }) => start < span.start && span.end < end)
  const source = url.map.toSourceSpan(span)
  const isPlain = document.slice(source.start, source.end) === url.text.slice(span.start, span.end)
  if (!isInside || !isPlain || /["'`{}<>%\\\s]/.test(text)) return null
  return [{ span: source, text }]
}
