import type { Finding } from '@hreflint/linter'
import type { FragmentPlaces } from '../references/fragments/fragment-book.ts'
import type { DocumentNeeds } from '../references/kept/document-needs.ts'
import type { CountedLinks } from '../references/link-counts.ts'
import { plainFinding } from '../reporters/plain-finding.ts'
import { FileReport } from '../reporters/reporter.ts'
import type { LintedFile } from './lint-file.ts'

/** The result of a file as plain data, for another thread or the disk. */
export interface PortableResult {
  readonly filePath: string
  /** Null if there is no report. */
  readonly findings: readonly Finding[] | null
  /** Empty if there are no findings, because it is not needed then. */
  readonly text: string
  readonly fixed: number
  readonly suppressed: number
  readonly error: string | null
  readonly before: string | null
  readonly links?: CountedLinks
  readonly places?: FragmentPlaces
  readonly needs?: DocumentNeeds
}

export function toPortable(filePath: string, linted: LintedFile): PortableResult {
  const { report, fixed, suppressed, error, before, links, places, needs } = linted
  const findings = report?.findings.map(plainFinding) ?? null
  const needsText = (findings !== null && findings.length > 0) || before !== null
  const text = needsText ? (report?.text ?? '') : ''
  const result = { filePath, findings, text, fixed, suppressed, error, before }
  return {
    ...result,
    ...(links === undefined ? {} : { links }),
    ...(places === undefined ? {} : { places }),
    ...(needs === undefined ? {} : { needs }),
  }
}

export function fromPortable(result: PortableResult): LintedFile {
  const { filePath, findings, text, ...rest } = result
  const report = findings === null ? null : new FileReport(filePath, text, findings)
  return { filePath, report, ...rest }
}
