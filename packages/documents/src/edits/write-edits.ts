import type { Span, TextEdit } from '@hreflint/core'
import { spansOverlap } from '@hreflint/core/internal'
import type { EmbeddedUrl } from '../embedded-url.ts'
import { someHole } from '../template/some-hole.ts'

/**
 * Converts edits of a URL to edits of its document. All edits are made or none: returns null if one
 * of them cuts an escape, cannot be written in the syntax of the place, or would replace a
 * placeholder.
 *
 * @param edits In order and without overlaps, like the result. In UTF-16 units of `url.text`.
 */
export function writeEdits(
  edits: readonly TextEdit[],
  url: Pick<EmbeddedUrl, 'text' | 'map' | 'holes' | 'escape'>,
): readonly TextEdit[] | null {
  return writeEach(edits, url.text, ({ span, text }) => {
    if (someHole(url.holes, span, hole => spansOverlap(hole, span))) return null
    const source = url.map.toEditSpan(span)
    const escaped = source === null ? null : url.escape(text)
    return source === null || escaped === null ? null : { span: source, text: escaped }
  })
}

/**
 * Writes each edit of a text. Returns null if one cannot be written. Some places cannot be empty:
 * an unquoted value, a candidate of a `srcset`. There a removal is written as the replacement of
 * the removed text and its neighbor with that neighbor.
 */
export function writeEach(
  edits: readonly TextEdit[],
  text: string,
  write: (edit: TextEdit) => TextEdit | null,
): readonly TextEdit[] | null {
  const written: TextEdit[] = []
  let from = 0
  for (const [index, edit] of edits.entries()) {
    const to = edits[index + 1]?.span.start ?? text.length
    const found = firstWritten(waysToWrite(edit, text, { start: from, end: to }), write)
    if (found === null) return null
    written.push(found.written)
    from = found.way.span.end
  }
  return written
}

function firstWritten(ways: Iterable<TextEdit>, write: (edit: TextEdit) => TextEdit | null) {
  for (const way of ways) {
    const written = write(way)
    if (written !== null) return { way, written }
  }
  return null
}

/** Yields an edit, and edits with the same effect within `limits`. */
function* waysToWrite(edit: TextEdit, text: string, limits: Span): Generator<TextEdit> {
  yield edit
  if (edit.text !== '') return
  const { start, end } = edit.span
  const [before = ''] = /.$/su.exec(text.slice(limits.start, start)) ?? []
  if (before !== '') yield { span: { start: start - before.length, end }, text: before }
  const [after = ''] = /^./su.exec(text.slice(end, limits.end)) ?? []
  if (after !== '') yield { span: { start, end: end + after.length }, text: after }
}
