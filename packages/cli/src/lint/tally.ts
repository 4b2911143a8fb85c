import { languageOf } from '@hreflint/documents'
import type { Severity } from '@hreflint/linter'
import { type ExitCode, exitCode } from '../exit-code.ts'
import type { Complaints } from '../output/complaints.ts'
import { type CountedLinks, LinkCounts } from '../references/link-counts.ts'
import { plural } from '../reporters/plural.ts'
import type { FileReport, RunSummary } from '../reporters/reporter.ts'

export interface TallyOptions {
  /** Whether only errors are shown. */
  readonly quiet: boolean
  readonly maxWarnings: number
  /** Whether findings never fail the run. */
  readonly exitZero: boolean
  /** Whether fixes are only shown. */
  readonly isDryRun: boolean
  /** Whether to print how often each code was found. */
  readonly statistics: boolean
  /** Returns whether a code fails the run, whatever its severity. */
  readonly failsOn: (code: string) => boolean
}

/** Fewer links than this are only in the statistics. */
const worthSaying = 5

/** Counts findings and decides the exit code. */
export class Tally {
  readonly #options: TallyOptions
  readonly #bySeverity: Record<Severity, number> = { error: 0, warning: 0, info: 0 }
  readonly #byCode = new Map<string, number>()
  #files = 0
  #fixed = 0
  #suppressed = 0
  #failed = false
  readonly #links = new LinkCounts()
  #linksInNoSite = 0
  #filesInNoSite = 0

  constructor(options: TallyOptions) {
    this.#options = options
  }

  /** Counts the findings of a file. Returns the report with the findings to show. */
  count(report: FileReport, fixed: number, suppressed = 0): FileReport {
    const { quiet, failsOn } = this.#options
    this.#files += 1
    this.#fixed += fixed
    this.#suppressed += suppressed
    for (const { severity, code } of report.findings) {
      this.#bySeverity[severity] += 1
      this.#byCode.set(code, (this.#byCode.get(code) ?? 0) + 1)
      if (failsOn(code)) this.#failed = true
    }
    if (!quiet) return report
    const findings = report.findings.filter(
      ({ severity, code }) => severity === 'error' || failsOn(code),
    )
    return report.with(findings)
  }

  /** Counts the links of a file. */
  countLinks(links: CountedLinks, filePath: string): void {
    this.#links.join(links)
    // Pages and templates in no site are everywhere. Markdown is mostly part of one.
    const isText = /^(?:markdown|mdx)$/.test(languageOf(filePath) ?? '')
    const unchecked = isText ? (links.unknown['in no site'] ?? 0) : 0
    this.#linksInNoSite += unchecked
    if (unchecked > 0) this.#filesInNoSite += 1
  }

  get summary(): RunSummary {
    const { error, warning, info } = this.#bySeverity
    const { quiet } = this.#options
    return {
      files: this.#files,
      errors: error,
      warnings: quiet ? 0 : warning,
      infos: quiet ? 0 : info,
      fixed: this.#fixed,
      isDryRun: this.#options.isDryRun,
    }
  }

  get exitCode(): ExitCode {
    if (this.#options.exitZero) return exitCode.clean
    const failed = this.#bySeverity.error > 0 || this.#hasTooManyWarnings || this.#failed
    return failed ? exitCode.found : exitCode.clean
  }

  /** A line for each code with the number of its findings, the most frequent first. */
  get #statistics(): readonly string[] {
    const counts = [...this.#byCode].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    const width = String(counts[0]?.[1] ?? '').length
    return counts.map(([code, count]) => `${String(count).padStart(width)}  ${code}`)
  }

  /**
   * Prints what the report does not show: the number of new suppressions, the requested statistics,
   * and why the run fails.
   */
  explain(complaints: Pick<Complaints, 'remark' | 'line'>): void {
    if (this.#suppressed > 0) {
      complaints.remark(`New comments suppress ${plural(this.#suppressed, 'finding')}.`)
    }
    if (this.#options.statistics) {
      this.#statistics.forEach(complaints.line)
      const { line } = this.#links
      if (line !== null) complaints.line(line)
    }
    if (this.#linksInNoSite >= worthSaying && !this.#options.quiet) {
      const links = plural(this.#linksInNoSite, 'link')
      const files = plural(this.#filesInNoSite, 'file')
      complaints.remark(
        `${links} in ${files} not checked: in no recognized site. --print-config <file> says why.`,
      )
    }
    if (!this.#hasTooManyWarnings) return
    const found = plural(this.#bySeverity.warning, 'warning')
    complaints.remark(
      `${found} found, but --max-warnings allows only ${this.#options.maxWarnings}.`,
    )
  }

  get #hasTooManyWarnings(): boolean {
    return this.#bySeverity.warning > this.#options.maxWarnings
  }
}
