import { site } from '@hreflint/core/internal'
import {
  offeredFixes,
  type Finding,
  type SarifArtifact,
  type SarifFinding,
  sarifResult,
  sarifRule,
  sarifUri,
} from '@hreflint/linter'
import { Fingerprints } from '../fingerprint.ts'
import { jsonText } from '../json-text.ts'
import type { FileReport, Problem, ReportContext, Reporter } from '../reporter.ts'
import { SarifResults } from './sarif-results.ts'

/**
 * SARIF 2.1.0, for GitHub code scanning and others. The results come before the tool, so that only
 * the rules that were broken need to be listed.
 */
export function sarifReporter({ version, fromRepository }: ReportContext): Reporter {
  const codes = new Set<string>()
  const results = new SarifResults()
  let first = true
  const written = (result: object) => {
    const separator = first ? '' : ','
    first = false
    return `${separator}\n${jsonText(result)}`
  }
  const locationOf = (filePath: string) => artifactLocation(fromRepository(filePath))
  return {
    *start() {
      const schema = 'https://json.schemastore.org/sarif-2.1.0.json'
      const root = 'The root of the repository, or the working directory if there is none.'
      yield `{"$schema":${JSON.stringify(schema)},"version":"2.1.0","runs":[{"columnKind":"utf16CodeUnits",`
      yield `"originalUriBaseIds":{"%SRCROOT%":{"description":{"text":"${root}"}}},"results":[`
    },
    *file(report) {
      if (report.findings.length === 0) return
      const fingerprints = new Fingerprints(report, fromRepository(report.filePath))
      const artifact: SarifArtifact = {
        location: locationOf(report.filePath),
        lines: report,
        ...(report.hasText ? { text: report.text } : {}),
      }
      for (const finding of report.findings) {
        codes.add(finding.code)
        const partialFingerprints = { 'hreflint/v1': fingerprints.of(finding) }
        const result = {
          ...sarifResult(placed(finding, report), artifact),
          partialFingerprints,
        }
        yield* results.add(finding.code, result).map(written)
      }
    },
    *end(_summary, problems) {
      yield* results.end().map(written)
      const rules = [...codes].sort().map(sarifRule)
      const driver = {
        name: 'hreflint',
        version,
        ...(site === null ? {} : { informationUri: site }),
        rules,
      }
      const notes = [
        ...problems.map(problem => notification(problem, locationOf)),
        ...(results.note === null ? [] : [{ level: 'note', message: { text: results.note } }]),
      ]
      const invocation = {
        executionSuccessful: problems.length === 0,
        ...(notes.length === 0 ? {} : { toolExecutionNotifications: notes }),
      }
      yield `\n],"invocations":[${jsonText(invocation)}],"tool":${jsonText({ driver })}}]}\n`
    },
  }
}

/** Returns a finding with those places and fixes whose lines and columns are known. */
function placed(finding: Finding, report: FileReport): SarifFinding {
  if (report.hasText) return finding
  const { related } = finding
  return {
    ...finding,
    related: related.filter(({ span }) => report.knows(span)),
    fixes: offeredFixes(finding, ({ edits }) => edits.every(({ span }) => report.knows(span))),
  }
}

/** Returns a file below the root by its relative URL, any other by its absolute one. */
function artifactLocation(filePath: string): SarifArtifact['location'] {
  const uri = sarifUri(filePath)
  return filePath.startsWith('/') ? { uri: `file://${uri}` } : { uri, uriBaseId: '%SRCROOT%' }
}

function notification(
  { filePath, message }: Problem,
  locationOf: (filePath: string) => SarifArtifact['location'],
): object {
  const about = { level: 'error', message: { text: message } }
  if (filePath === null) return about
  return { ...about, locations: [{ physicalLocation: { artifactLocation: locationOf(filePath) } }] }
}
