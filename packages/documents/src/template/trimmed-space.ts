import type { Span } from '@hreflint/core'
import type { Placeholder } from './find-holes.ts'

/** White space that is looked at beside a condition. */
const maxLayout = 200

const isSpace = (unit: string | undefined): boolean =>
  unit !== undefined && /^[\t\n\f\r ]$/.test(unit)

/**
 * Extends placeholders by the white space that they remove: before `{{- a }}`, after `{% a ~%}`, a
 * line ending after `?>`. A condition that has a line of its own in a value is extended by the ends of that line: which of
 * its branches is written is unknown, and so are the characters beside it. For values only: in a tag, white space separates attributes.
 */
export function withTrimmedSpace(text: string, holes: readonly Placeholder[]): readonly Span[] {
  let from = 0
  return holes.map(hole => {
    let { start, end } = hole
    if (/^(?:\{[{%#]|<%)[-~]/.test(text.slice(start, start + 3))) {
      while (start > from && isSpace(text[start - 1])) start--
    }
    if (/^[-~](?:[}%#]\}|%>)$/.test(text.slice(end - 3, end))) {
      while (isSpace(text[end])) end++
    }
    if (hole.isStatement) {
      start -=
        /[\t\f\r ]*\n[\t\n\f\r ]*$/.exec(text.slice(Math.max(from, start - maxLayout), start))?.[0]
          .length ?? 0
      end += /^[\t\f\r ]*\n[\t\n\f\r ]*/.exec(text.slice(end, end + maxLayout))?.[0].length ?? 0
    }
    // PHP removes one line ending.
    if (text.startsWith('?>', end - 2))
      end += /^\r?\n/.exec(text.slice(end, end + 2))?.[0].length ?? 0
    from = end
    return start === hole.start && end === hole.end ? hole : { start, end }
  })
}
