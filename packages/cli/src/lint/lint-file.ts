import { basename } from 'node:path'
import type { LocatedDocument } from '@hreflint/documents'
import {
  fixDocument,
  globMatcher,
  type LintOptions,
  lintDocument,
  suppressFindings,
} from '@hreflint/linter'
import { unplacedLinks } from '@hreflint/references/links'
import type { FoundFile } from '../files/describe-file.ts'
import { type DecodingResult, encodingByMark } from '../files/text/decode-file.ts'
import { readDocument } from '../files/text/read-document.ts'
import { namesOrphans } from '../references/orphans/orphan-request.ts'
import type { FragmentPlaces } from '../references/fragments/fragment-book.ts'
import type { DocumentNeeds } from '../references/kept/document-needs.ts'
import type { CountedLinks } from '../references/link-counts.ts'
import type { OpenSites } from '../references/open-sites.ts'
import { plainFinding } from '../reporters/plain-finding.ts'
import { FileReport } from '../reporters/reporter.ts'
import { type CodeChoice, chosenCodes } from './chosen-codes.ts'
import { writeFixed } from './write-fixed.ts'

/** What to do with each file. Plain data, because workers receive it. */
export interface LintFileOptions {
  /**
   * `dry` computes the fixes and shows them without writing. `suppress` writes comments instead.
   */
  readonly fix: 'no' | 'dry' | 'write' | 'suppress'
  /** Codes, or globs of codes, whose `changes-url` fixes are applied. */
  readonly suggestions: readonly string[]
  /** The codes that are reported and fixed. */
  readonly codes: CodeChoice
  readonly maxFileSize: number
  /** Folders that a symbolic link may point into when a file is written. */
  readonly roots: readonly string[]
  /** Whether results are kept, with what they depend on. */
  readonly keeps?: boolean
}

/**
 * The result of one file: a report, or an error that starts with its path. Both if the file cannot
 * be written.
 */
export interface LintedFile {
  readonly filePath: string
  readonly report: FileReport | null
  readonly fixed: number
  /** Number of findings that new comments suppress. */
  readonly suppressed: number
  readonly error: string | null
  /** What else is to be told, starting with its path: that it was not read, or not fixed. */
  readonly remark?: string
  /** The text before the fixes, if they were not written. */
  readonly before: string | null
  /** The states of its links, if they were resolved. */
  readonly links?: CountedLinks
  /** Its fragments that point into other documents, and its own anchors, if they were recorded. */
  readonly places?: FragmentPlaces
  /** What its links depend on besides its text, if requested. */
  readonly needs?: DocumentNeeds
}

/** Reads and lints one file, and fixes it if the options say so. Never throws. */
export function lintFile(
  file: FoundFile,
  options: LintFileOptions,
  read: DecodingResult = readDocument(file.path, options.maxFileSize),
  sites: Pick<OpenSites, 'open'> | null = null,
): LintedFile {
  const { site } = file
  const opened =
    site === undefined || sites === null
      ? null
      : sites.open(file.path, site, {
          wantsNeeds: options.keeps === true,
          wantsOrphans: namesOrphans(file.config),
        })
  if (opened === null) return lintOutsideSites(file, options, read)
  const linted = lintWith(file, options, read, { references: opened.references })
  // Suggestions depend on other files too.
  const report = options.keeps === true ? workedOut(linted.report) : linted.report
  const [places, needs] = [opened.places(), opened.needs()]
  return {
    ...linted,
    report,
    links: opened.counts.counted,
    ...(places === null ? {} : { places }),
    ...(needs === null ? {} : { needs }),
  }
}

/** Lints a file in no recognized site. Counts its links, whose targets nobody knows. */
function lintOutsideSites(
  file: FoundFile,
  options: LintFileOptions,
  read: DecodingResult,
): LintedFile {
  if (file.config.references === 'off') return lintWith(file, options, read, {})
  let unplaced = 0
  const onLocated = (located: LocatedDocument) => {
    unplaced = unplacedLinks(located)
  }
  const linted = lintWith(file, options, read, { onLocated })
  if (unplaced === 0) return linted
  const links: CountedLinks = {
    exists: 0,
    missing: 0,
    unreported: 0,
    unknown: { 'in no site': unplaced },
  }
  return { ...linted, links }
}

function workedOut(report: FileReport | null): FileReport | null {
  return report?.with(report.findings.map(plainFinding)) ?? null
}

function lintWith(
  file: FoundFile,
  options: LintFileOptions,
  read: DecodingResult,
  about: Pick<LintOptions, 'references' | 'onLocated'>,
): LintedFile {
  if (read.document === null) {
    const { filePath } = file
    const nothing = { filePath, fixed: 0, suppressed: 0, before: null }
    if (read.isBinary === true) {
      const report = new FileReport(filePath, '', [])
      return { ...nothing, report, error: null, remark: `${filePath}: Not linted: ${read.error}.` }
    }
    const error = `${filePath}: Cannot be linted: ${read.error}.`
    return { ...nothing, report: null, error }
  }
  const { filePath, languageId, config, surroundings } = file
  const { text, flaw } = read.document
  const encoding = encodingByMark(read.document)
  const fileName = basename(file.path)
  const unfixed = (error: string | null): LintedFile => {
    const findings = lintDocument(text, languageId, config, {
      ...about,
      encoding,
      fileName,
      surroundings,
    })
    const report = new FileReport(filePath, text, findings)
    return { filePath, report, fixed: 0, suppressed: 0, error, before: null }
  }
  const refused = () => ({
    ...unfixed(null),
    remark: `${filePath}: Cannot be fixed: ${flaw}, so it was not changed.`,
  })
  if (options.fix === 'no' || !file.trusted) return unfixed(null)
  const isChosen = chosenCodes(options.codes)
  if (options.fix === 'suppress') {
    const { output, suppressed, findings } = suppressFindings(text, languageId, config, {
      wants: isChosen,
      ...about,
      encoding,
      fileName,
      surroundings,
    })
    if (flaw !== null && output !== text) return refused()
    const error = output === text ? null : writeFixed(file, read.document, output, options.roots)
    if (error !== null) return unfixed(error)
    const report = new FileReport(filePath, output, findings)
    return { filePath, report, fixed: 0, suppressed, error, before: null }
  }
  const matchers = options.suggestions.map(globMatcher)
  const wantsSuggestion = (code: string) => matchers.some(matches => matches(code))
  const { output, applied, findings } = fixDocument(text, languageId, config, {
    wantsFix: isChosen,
    wantsSuggestion,
    ...about,
    encoding,
    fileName,
    surroundings,
  })
  const report = new FileReport(filePath, output, findings)
  const fixed = { filePath, report, fixed: applied, suppressed: 0, error: null, before: null }
  if (output === text) return fixed
  if (flaw !== null) return refused()
  if (options.fix === 'dry') return { ...fixed, before: text }
  const error = writeFixed(file, read.document, output, options.roots)
  // The findings of fixes that were not written still exist.
  return error === null ? fixed : unfixed(error)
}
