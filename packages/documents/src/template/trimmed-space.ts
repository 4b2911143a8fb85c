import type { Span } from '@hreflint/core'

const isSpace = (unit: string | undefined): boolean =>
  unit !== undefined && /^[\t\n\f\r ]$/.test(unit)

/**
 * Extends placeholders by the white space that they remove: before `{{- a }}`, after `{% a ~%}`, a
 * line ending after `?>`. For values only: in a tag, white space separates attributes.
 */
export function withTrimmedSpace(text: string, holes: readonly Span[]): readonly Span[] {
  let from = 0
  return holes.map(hole => {
    let { start, end } = hole
    if (/^(?:\{[{%#]|<%)[-~]/.test(text.slice(start, start + 3))) {
      while (start > from && isSpace(text[start - 1])) start--
    }
    if (/^[-~](?:[}%#]\}|%>)$/.test(text.slice(end - 3, end))) {
      while (isSpace(text[end])) end++
    }
    // PHP removes one line ending.
    if (text.startsWith('?>', end - 2))
      end += /^\r?\n/.exec(text.slice(end, end + 2))?.[0].length ?? 0
    from = end
    return start === hole.start && end === hole.end ? hole : { start, end }
  })
}
