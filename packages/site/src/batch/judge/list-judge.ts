import {
  check,
  describe,
  type FoldedIssue,
  foldIssues,
  maskPasswords,
  passwordSpans,
  type UrlOptions,
} from '@hreflint/core'
import { specFor } from '@hreflint/core/specs'
import { defaultSeverity, shownFixes } from '@hreflint/linter'
import type { BatchFinding } from './batch-finding.ts'

/** Checks a list of URLs, one a line. Empty lines are none. */
export class ListJudge {
  readonly #text: string
  readonly #options: UrlOptions
  readonly findings: BatchFinding[] = []
  /** How many URLs have been checked, and how many of them have a finding. */
  urls = 0
  urlsWithFindings = 0
  /** Where the next line begins. */
  offset = 0

  constructor(text: string, options: UrlOptions) {
    this.#text = text
    this.#options = options
  }

  get isDone(): boolean {
    return this.offset >= this.#text.length
  }

  /**
   * Checks so many more lines.
   *
   * @throws MissingPart where a URL needs what is not loaded yet; the same call goes on from there.
   */
  step(lines: number): void {
    const text = this.#text
    for (let left = lines; left > 0 && this.offset < text.length; left--) {
      const newline = text.indexOf('\n', this.offset)
      const end = newline === -1 ? text.length : newline
      this.#judge(
        this.offset,
        text.charCodeAt(end - 1) === 0x0d && end > this.offset ? end - 1 : end,
      )
      this.offset = end + 1
    }
  }

  #judge(start: number, end: number): void {
    if (start === end) return
    const url = this.#text.slice(start, end)
    const options = { ...this.#options, spec: specFor(url, this.#options.spec) }
    const issues = foldIssues(check(url, options), url, options)
    this.urls++
    if (issues.length === 0) return
    this.urlsWithFindings++
    for (const issue of issues) this.findings.push(findingOf(issue, url, start, options))
  }
}

function findingOf(
  issue: FoldedIssue,
  url: string,
  start: number,
  options: UrlOptions,
): BatchFinding {
  const { code, kind, span } = issue
  return {
    code,
    kind,
    severity: defaultSeverity(code, kind),
    url: maskPasswords(url),
    span: { start: start + span.start, end: start + span.end },
    describe: () => {
      const { message, why, fixes } = describe(issue, url, options)
      const shown = shownFixes({ fixes, passwords: passwordSpans(url) })
      const moved = shown.map(fix => ({
        ...fix,
        edits: fix.edits.map(({ span, text }) => ({
          span: { start: start + span.start, end: start + span.end },
          text,
        })),
      }))
      return { message, why, fixes: moved }
    },
  }
}
