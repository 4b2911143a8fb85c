import type { Span } from '@hreflint/core'
import { type Finding, LineIndex } from '@hreflint/linter'

/** What came out for one file. */
export class FileReport {
  /** From the working directory, with `/` between names. */
  readonly filePath: string
  readonly text: string
  readonly findings: readonly Finding[]
  #lines: LineIndex | undefined
  #passwords: readonly Span[] | undefined

  constructor(filePath: string, text: string, findings: readonly Finding[]) {
    this.filePath = filePath
    this.text = text
    this.findings = findings
  }

  /** Made when first asked for: most files have no findings, and their lines interest nobody. */
  get lines(): LineIndex {
    this.#lines ??= new LineIndex(this.text)
    return this.#lines
  }

  /** Where the URLs of all findings have their passwords. */
  get passwords(): readonly Span[] {
    this.#passwords ??= this.findings.flatMap(finding => finding.passwords ?? [])
    return this.#passwords
  }

  /** The same file with other findings. */
  with(findings: readonly Finding[]): FileReport {
    return findings === this.findings ? this : new FileReport(this.filePath, this.text, findings)
  }
}

/** What came out for all files. */
export interface RunSummary {
  readonly files: number
  readonly errors: number
  readonly warnings: number
  readonly infos: number
  /** Findings settled by `--fix`. */
  readonly fixed: number
}

/** Where the output goes, for those formats that care. */
export interface ReportContext {
  readonly version: string
  readonly color: boolean
  /** Whether the terminal can link text. */
  readonly hyperlinks: boolean
  /** Characters in a line of the terminal. */
  readonly width: number
}

/**
 * A format. Gives the output in pieces, so that a million findings need no memory; files come one
 * after the other.
 */
export interface Reporter {
  start(): Iterable<string>
  file(report: FileReport): Iterable<string>
  end(summary: RunSummary): Iterable<string>
}
