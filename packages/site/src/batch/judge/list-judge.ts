import {
  applyEdits,
  check,
  describe,
  type FoldedIssue,
  fix,
  type Span,
  type TextEdit,
  type UrlOptions,
} from '@hreflint/core'
import { foldIssues, hide, secretSpans, withGeneralIssues } from '@hreflint/core/internal'
import { specFor } from '@hreflint/core/specs'
import { defaultSeverity, shownFixes } from '@hreflint/linter'
import type { ListEntry } from '../lists/list-entry.ts'
import type { BatchFinding } from './batch-finding.ts'

/** Checks the URLs of a list. */
export class ListJudge {
  readonly #entries: Iterator<ListEntry>
  readonly #options: UrlOptions
  /** The entry that was taken from the list and is not judged yet. */
  #current: ListEntry | null = null
  readonly findings: BatchFinding[] = []
  /** Number of URLs that have been checked, and of those with a finding. */
  urls = 0
  urlsWithFindings = 0
  /** Offset at which the next URL is looked for. */
  offset = 0
  isDone = false

  constructor(entries: Iterable<ListEntry>, options: UrlOptions) {
    this.#entries = entries[Symbol.iterator]()
    this.#options = options
  }

  /**
   * Checks up to this number of further URLs.
   *
   * @throws MissingPart if a URL needs a part that is not loaded yet. The same call then continues
   * from there.
   */
  step(urls: number): void {
    for (let left = urls; left > 0; left--) {
      if (this.#current === null) {
        const { value, done } = this.#entries.next()
        if (done === true) {
          this.isDone = true
          return
        }
        this.#current = value
      }
      this.#judge(this.#current)
      this.offset = this.#current.end
      this.#current = null
    }
  }

  #judge(entry: ListEntry): void {
    const { url } = entry
    const options = { ...this.#options, spec: specFor(url, this.#options.spec) }
    const issues = foldIssues(withGeneralIssues(check(url, options), url), url, options)
    this.urls++
    if (issues.length === 0) return
    this.urlsWithFindings++
    for (const issue of issues) this.findings.push(findingOf(issue, entry, options))
  }
}

/** Returns the text of a list after every fix that keeps its URL. */
export function fixedList(text: string, entries: Iterable<ListEntry>, options: UrlOptions): string {
  const edits: TextEdit[] = []
  for (const { url, start, end, written } of entries) {
    const { output } = fix(url, { ...options, spec: specFor(url, options.spec) })
    const replacement = output === url ? null : written === null ? output : written.escape(output)
    if (replacement !== null) edits.push({ span: { start, end }, text: replacement })
  }
  return applyEdits(text, edits)
}

function findingOf(issue: FoldedIssue, entry: ListEntry, options: UrlOptions): BatchFinding {
  const { code, kind, span } = issue
  const { url, start, end } = entry
  return {
    code,
    kind,
    severity: defaultSeverity(code, kind),
    url: hide(url),
    span: shownAt(entry, span),
    hidden: secretSpans(url).map(secret => shownAt(entry, secret)),
    place: { start, end },
    describe: () => {
      const { message, why, fixes } = describe(issue, url, options)
      const shown = shownFixes({ fixes, hidden: secretSpans(url) })
      const moved = shown.map(one => ({ ...one, edits: editsIn(entry, one.edits) ?? [] }))
      return { message, why, fixes: moved }
    },
    fixedUrl: () => {
      const [first] = describe(issue, url, options).fixes
      return first === undefined || secretSpans(url).length > 0
        ? null
        : applyEdits(url, first.edits)
    },
  }
}

function shownAt({ start, written }: ListEntry, span: Span): Span {
  if (written !== null) return written.map.toSourceSpan(span)
  return { start: start + span.start, end: start + span.end }
}

/** Returns the edits in the text of the file. Null if they cannot be written there. */
function editsIn(
  { start, written }: ListEntry,
  edits: readonly TextEdit[],
): readonly TextEdit[] | null {
  if (written === null) {
    return edits.map(({ span, text }) => ({
      span: { start: start + span.start, end: start + span.end },
      text,
    }))
  }
  const moved = edits.flatMap(({ span, text }) => {
    const place = written.map.toEditSpan(span)
    const escaped = written.escape(text)
    return place === null || escaped === null ? [] : [{ span: place, text: escaped }]
  })
  return moved.length === edits.length ? moved : null
}
