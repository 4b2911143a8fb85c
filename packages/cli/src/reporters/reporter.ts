import type { Finding, LineIndex } from '@hreflint/linter'

/** What came out for one file. */
export interface FileReport {
  /** From the working directory, with `/` between names. */
  readonly filePath: string
  readonly text: string
  readonly lines: LineIndex
  readonly findings: readonly Finding[]
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
