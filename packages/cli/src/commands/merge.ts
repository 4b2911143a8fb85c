import { resolve } from 'node:path'
import type { IssueDefinition, IssueKind } from '@hreflint/core'
import { hide, hideInText, ownText } from '@hreflint/core/internal'
import type { FindingRecord } from '@hreflint/linter'
import { type Finding, findingCatalogue, type Severity } from '@hreflint/linter'
import { type ExitCode, exitCode } from '../exit-code.ts'
import { readJsonFile } from '../files/text/read-json-file.ts'
import { readDocument } from '../files/text/read-document.ts'
import type { Host } from '../host.ts'
import { Tally } from '../lint/tally.ts'
import { Complaints } from '../output/complaints.ts'
import { OutputTokens } from '../output/output-choice.ts'
import { ReportOutputs } from '../output/report-outputs.ts'
import { RecordedLines } from '../reporters/recorded-lines.ts'
import { byPath } from '../reporters/by-path.ts'
import { FileReport } from '../reporters/reporter.ts'

export interface MergeOptions {
  /** Both options add to the same list. */
  readonly format?: OutputTokens
  readonly output?: OutputTokens
  readonly maxWarnings?: number
}

const notAResult = 'This is not an hreflint result in json format.'

interface MergedFile {
  readonly filePath: string
  readonly findings: readonly FindingRecord[]
}

/** Merges results in the `json` format into one report, as if one run had made it. */
export async function merge(
  files: readonly string[],
  options: MergeOptions,
  host: Host,
): Promise<ExitCode> {
  const { format, output, maxWarnings = Number.POSITIVE_INFINITY } = options
  const complaints = new Complaints(host)
  const merged = files
    .flatMap(file => readJsonFile(file, host.cwd, isResult, notAResult))
    .sort(byPath)
  const { targets } = format ?? output ?? new OutputTokens()
  const outputs = await ReportOutputs.open({ targets, color: undefined }, host)
  const tally = new Tally({
    quiet: false,
    maxWarnings,
    exitZero: false,
    isDryRun: false,
    statistics: false,
    failsOn: () => false,
  })
  await outputs.start()
  for (const { filePath, findings } of merged) {
    const report = reportOf(filePath, findings, host.cwd)
    await outputs.file(tally.count(report, 0))
  }
  await outputs.end(tally.summary, complaints.problems)
  tally.explain(complaints)
  return complaints.any ? exitCode.couldNotRun : tally.exitCode
}

function isResult(value: unknown): value is readonly MergedFile[] {
  return Array.isArray(value) && value.every(isMergedFile)
}

function isMergedFile(value: unknown): value is MergedFile {
  if (typeof value !== 'object' || value === null) return false
  const { filePath, findings } = value as Record<string, unknown>
  return typeof filePath === 'string' && Array.isArray(findings)
}

/**
 * Returns a report with the text of the file, if it can be read and has not changed. Frames are
 * drawn from the text.
 */
function reportOf(filePath: string, records: readonly FindingRecord[], cwd: string): FileReport {
  const findings = records.map(findingOf)
  if (records.length === 0) return new FileReport(filePath, '', findings)
  const { document } = readDocument(resolve(cwd, filePath), Number.POSITIVE_INFINITY)
  if (document !== null) {
    const report = new FileReport(filePath, document.text, findings)
    if (records.every(record => isAt(record, report))) return report
  }
  return new FileReport(filePath, '', findings, new RecordedLines(records))
}

/**
 * Returns whether a finding is still at its position in the text. If not, the file has changed
 * since.
 */
function isAt({ span, range }: FindingRecord, report: FileReport): boolean {
  const start = report.positionAt(span.start)
  return (
    span.end <= report.text.length &&
    start.line === range.start.line &&
    start.column === range.start.column
  )
}

/** Converts a record to a finding. The catalog provides what the record leaves out. */
function findingOf(record: FindingRecord): Finding {
  const { code, message, url, span, fixes, related = [], elsewhere, hidden } = record
  const definition = findingCatalogue.get(code)
  return {
    code,
    kind: kindOf(record, definition),
    specName: definition?.specName ?? null,
    severity: record.severity as Severity,
    message: shownText(message),
    why: record.why === undefined ? ownText(definition?.why ?? '') : shownText(record.why),
    url: hide(url),
    span,
    related: related.map(one => ({ ...one, message: shownText(one.message) })),
    ...(elsewhere === undefined
      ? {}
      : { elsewhere: elsewhere.map(one => ({ ...one, message: shownText(one.message) })) }),
    ...(hidden === undefined ? {} : { hidden }),
    fixes: fixes.map(({ title, safety, edits }) => ({
      title: shownText(title),
      safety: safety === 'keeps-url' ? 'keeps-url' : 'changes-url',
      edits: edits.map(({ start, end, text }) => ({ span: { start, end }, text })),
    })),
  }
}

/** The result of another version may show more than this one. */
const shownText = (text: string) => hideInText(text)

/** Returns the kind of a record. An unknown one, of another version, is that of the code. */
function kindOf({ kind }: FindingRecord, definition: IssueDefinition | undefined): IssueKind {
  const known = kinds.find(each => each === kind)
  return known ?? definition?.kind ?? 'conformance-error'
}

const kinds: readonly IssueKind[] = ['broken-reference', 'conformance-error', 'parse-exception']
