import { createHash } from 'node:crypto'
import type { Finding } from '@hreflint/linter'
import { MaskedText } from '@hreflint/core/internal'
import type { FileReport } from './reporter.ts'

/**
 * Gives the findings of one file names that outlive changes elsewhere in it: from the code, the URL
 * and the marked characters, and the how-manieth of its kind it is. Lines do not matter.
 */
export class Fingerprints {
  readonly #report: FileReport
  readonly #filePath: string
  readonly #counts = new Map<string, number>()

  /** @param filePath The name that the file goes by. */
  constructor(report: FileReport, filePath: string) {
    this.#report = report
    this.#filePath = filePath
  }

  /** Returns 32 hexadecimal digits. Call it for findings in document order. */
  of(finding: Finding): string {
    const content = contentHash(finding, this.#report)
    const count = (this.#counts.get(content) ?? 0) + 1
    this.#counts.set(content, count)
    return hash([this.#filePath, content, String(count)])
  }
}

/** Returns a hash of what a finding is about, without its place. */
export function contentHash({ code, url, span, hidden }: Finding, { text }: FileReport): string {
  const touched = (hidden ?? []).filter(({ start, end }) => start < span.end && span.start < end)
  return hash([code, url, new MaskedText(text, touched).slice(span)])
}

function hash(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
}
