import type { Span } from '@hreflint/core'
import { MaskedText, secretsInText, secretSpans } from '@hreflint/core/internal'
import type { LocatedFinding } from './batch.ts'

/** A finding as a row of the table. */
export interface FindingRow {
  readonly path: string
  readonly line: number
  readonly column: number
  readonly code: string
  readonly severity: string
  readonly message: string
  readonly why: string
  /** The line, or a part of it around the marked characters. */
  readonly before: string
  readonly marked: string
  readonly after: string
  readonly url: string
  /** The first fix. Null if there is none. */
  readonly fix: { readonly title: string; readonly keepsUrl: boolean } | null
}

/** Number of code units shown on each side of the marked characters. */
const shownUnits = 60

/** Maximum number of code units between what is shown and the start of a password. */
const longestUrl = 2000

/** Matches a line of a list that is a URL. */
const isUrl = /^[\0- ]*[a-z][a-z\d+.-]*:/i

/**
 * Returns the row of a finding.
 *
 * @throws MissingPart as `BatchFinding.describe` does.
 */
export function findingRow({ file, finding }: LocatedFinding): FindingRow {
  const { span } = finding
  const { line, column } = file.lines.positionAt(span.start)
  const { message, why, fixes } = finding.describe()
  const [fix] = fixes
  return {
    path: file.path,
    line,
    column,
    code: finding.code,
    severity: finding.severity,
    message,
    why,
    ...around(file.text, span.start, span.end, finding.place),
    url: finding.url,
    fix: fix === undefined ? null : { title: fix.title, keepsUrl: fix.safety === 'keeps-url' },
  }
}

/**
 * Returns the URL of a list or the line of a document around the marked characters. Passwords are
 * masked if their URL is not longer than `longestUrl`.
 */
function around(text: string, start: number, end: number, place = lineAt(text, start, end)) {
  const from = Math.max(place.start, start - longestUrl)
  const to = Math.min(place.end, end + longestUrl)
  const written = text.slice(from, to)
  const line = new MaskedText(
    written,
    isUrl.test(written) ? secretSpans(written) : secretsInText(written),
  )
  const at = (offset: number) => offset - from
  const lineStart = Math.max(from, start - shownUnits)
  const lineEnd = Math.min(to, end + shownUnits)
  return {
    before: line.slice({ start: at(lineStart), end: at(start) }),
    marked: line.slice({ start: at(start), end: at(Math.min(end, start + shownUnits)) }),
    after: line.slice({ start: at(end), end: at(lineEnd) }).replace(/\r$/, ''),
  }
}

function lineAt(text: string, start: number, end: number): Span {
  const newline = text.indexOf('\n', end)
  return {
    start: text.lastIndexOf('\n', start - 1) + 1,
    end: newline === -1 ? text.length : newline,
  }
}
