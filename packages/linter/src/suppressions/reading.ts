import type { Config } from '../config/config.ts'
import type { Finding } from '../findings/finding.ts'
import { type LintOptions, lintLocated, locateForLint } from '../lint-document.ts'

/** A linted text: its findings and its URLs. */
export class Reading {
  readonly output: string
  readonly findings: readonly Finding[]
  readonly #comments: readonly { readonly start: number; readonly end: number }[]
  readonly #urls: string

  constructor(output: string, languageId: string, config: Config, options: LintOptions) {
    const located = locateForLint(output, languageId, config, options)
    this.output = output
    this.findings = lintLocated(located, { text: output, languageId }, config, options)
    this.#comments = located.comments.map(({ span }) => span)
    this.#urls = JSON.stringify(Array.from(located.urls, url => url.text))
  }

  hasCommentIn(start: number, end: number): boolean {
    return this.#comments.some(span => span.start >= start && span.end <= end)
  }

  /** Whether a change of the text left exactly these findings and kept every URL. */
  isLeftWith(findings: readonly Finding[], before: Reading): boolean {
    return this.#urls === before.#urls && summary(this.findings) === summary(findings)
  }
}

function summary(findings: readonly Finding[]): string {
  return JSON.stringify(findings.map(({ code, url, message }) => [code, url, message]))
}
