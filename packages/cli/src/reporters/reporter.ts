import type { Span } from '@hreflint/core'
import { joinedSpans } from '@hreflint/core/internal'
import { type Finding, LineIndex, type Position } from '@hreflint/linter'
import type { LateText } from './late-text.ts'
import type { RecordedLines } from './recorded-lines.ts'

/** The result for one file. */
export class FileReport {
  /** Relative to the working directory, with `/` between names. */
  readonly filePath: string
  readonly findings: readonly Finding[]
  /** False if the text is not available, so that no lines can be shown. */
  readonly hasText: boolean
  readonly #text: string | LateText
  #lines: LineIndex | undefined
  readonly #recorded: RecordedLines | null
  #secrets: readonly Span[] | undefined

  /** @param recorded The known positions in a text that is not available. */
  constructor(
    filePath: string,
    text: string | LateText,
    findings: readonly Finding[],
    recorded: RecordedLines | null = null,
  ) {
    this.filePath = filePath
    this.#text = text
    this.findings = findings
    this.hasText = recorded === null
    this.#recorded = recorded
  }

  get text(): string {
    return typeof this.#text === 'string' ? this.#text : this.#text.text
  }

  /** The number of characters of its text that are in memory. */
  get charactersHeld(): number {
    return typeof this.#text === 'string' ? this.#text.length : this.#text.charactersHeld
  }

  /** Whether the lines and columns of a span are known. They are if the text is available. */
  knows(span: Span): boolean {
    return this.#recorded === null || this.#recorded.has(span)
  }

  /** Returns the line and column of an offset. */
  positionAt(offset: number): Position {
    const known = typeof this.#text === 'string' ? null : this.#text.positionAt(offset)
    return known ?? (this.#recorded ?? this.lines).positionAt(offset)
  }

  /** Computed on first use: most files have no findings, so their lines are not needed. */
  get lines(): LineIndex {
    this.#lines ??= new LineIndex(this.text)
    return this.#lines
  }

  /** The spans of the secrets in the URLs of all findings, in order and without overlap. */
  get secrets(): readonly Span[] {
    this.#secrets ??= joinedSpans(this.findings.flatMap(finding => finding.hidden ?? []))
    return this.#secrets
  }

  /** The same file with other findings. */
  with(findings: readonly Finding[]): FileReport {
    if (findings === this.findings) return this
    const other = new FileReport(this.filePath, this.#text, findings, this.#recorded)
    // What is left out may share a line with what is shown.
    other.#secrets = this.secrets
    return other
  }
}

/** The result for all files. */
export interface RunSummary {
  readonly files: number
  readonly errors: number
  readonly warnings: number
  readonly infos: number
  /** Findings settled by `--fix`. */
  readonly fixed: number
  /** Whether nothing was written. */
  readonly isDryRun: boolean
}

/** Something that could not be read or done, so findings may be missing. */
export interface Problem {
  /** As in `FileReport`; null if the problem is not about a file to lint. */
  readonly filePath: string | null
  /** A sentence that names the file. */
  readonly message: string
}

/** The destination of the output, for formats that depend on it. */
export interface ReportContext {
  readonly version: string
  readonly color: boolean
  /** Whether the terminal can link text. */
  readonly hyperlinks: boolean
  /** Characters in a line of the terminal. */
  readonly width: number
  /** The column at which sentences are wrapped; not set if the output is not a terminal. */
  readonly proseWidth: number
  /** Returns the path of a file from the root of the repository. */
  readonly fromRepository: (filePath: string) => string
}

/**
 * A format. Returns the output in pieces, so that memory does not grow with the number of findings.
 * Files are reported one after the other.
 */
export interface Reporter {
  start(): Iterable<string>
  file(report: FileReport): Iterable<string>
  end(summary: RunSummary, problems: readonly Problem[]): Iterable<string>
}
