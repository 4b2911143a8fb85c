import type { Finding } from '@hreflint/linter'
import type { FragmentPlaces } from '../references/fragments/fragment-book.ts'
import type { DocumentNeeds } from '../references/kept/document-needs.ts'
import type { CountedLinks } from '../references/link-counts.ts'
import { plainFinding } from '../reporters/plain-finding.ts'
import { FileReport } from '../reporters/reporter.ts'
import type { LintedFile } from './lint-file.ts'
import { outlineOf, type TextOutline, textReadAgain } from './text-read-again.ts'

/** The result of a file as plain data, for another thread. */
export interface PortableResult {
  readonly filePath: string
  /** Null if there is no report. */
  readonly findings: readonly Finding[] | null
  /**
   * The text that a report shows lines of. Only its outline if the file contains it, since reading
   * the file again is cheaper than sending all texts. Empty if there are no findings.
   */
  readonly text: string | TextOutline
  readonly fixed: number
  readonly suppressed: number
  readonly error: string | null
  readonly remark?: string
  readonly before: string | null
  readonly links?: CountedLinks
  readonly places?: FragmentPlaces
  readonly needs?: DocumentNeeds
}

/** @param isOnDisk Whether the file contains the text of the report. */
export function toPortable(
  filePath: string,
  linted: LintedFile,
  isOnDisk: boolean,
): PortableResult {
  const { report, fixed, suppressed, error, remark, before, links, places, needs } = linted
  const plain = report?.with(report.findings.map(plainFinding)) ?? null
  const text = plain === null ? '' : portableText(plain, { isOnDisk, isNeeded: before !== null })
  const findings = plain?.findings ?? null
  const result = { filePath, findings, text, fixed, suppressed, error, before }
  return {
    ...result,
    ...(remark === undefined ? {} : { remark }),
    ...(links === undefined ? {} : { links }),
    ...(places === undefined ? {} : { places }),
    ...(needs === undefined ? {} : { needs }),
  }
}

function portableText(
  report: FileReport,
  { isOnDisk, isNeeded }: { readonly isOnDisk: boolean; readonly isNeeded: boolean },
): string | TextOutline {
  if (isNeeded) return report.text
  if (report.findings.length === 0) return ''
  return isOnDisk ? outlineOf(report) : report.text
}

/** @param path The file that was linted. */
export function fromPortable(result: PortableResult, path: string): LintedFile {
  const { filePath, findings, text, ...rest } = result
  const shown = typeof text === 'string' ? text : textReadAgain(path, text)
  const report = findings === null ? null : new FileReport(filePath, shown, findings)
  return { filePath, report, ...rest }
}
