import { type SarifArtifact, sarifResult, sarifRule, sarifUri } from '@hreflint/linter'
import { Fingerprints } from './fingerprint.ts'
import type { FileReport, ReportContext, Reporter } from './reporter.ts'

/**
 * SARIF 2.1.0, for GitHub code scanning and others. The results come before the tool, so that only
 * the rules that were broken need to be listed.
 */
export function sarifReporter({ version }: ReportContext): Reporter {
  const codes = new Set<string>()
  let first = true
  return {
    *start() {
      const schema = 'https://json.schemastore.org/sarif-2.1.0.json'
      yield `{"$schema":${JSON.stringify(schema)},"version":"2.1.0","runs":[{"columnKind":"utf16CodeUnits",`
      yield '"originalUriBaseIds":{"%SRCROOT%":{"description":{"text":"The working directory."}}},"results":['
    },
    *file(report) {
      if (report.findings.length === 0) return
      const fingerprints = new Fingerprints(report)
      const artifact: SarifArtifact = { location: locationOf(report), lines: report.lines }
      for (const finding of report.findings) {
        codes.add(finding.code)
        const partialFingerprints = { 'hreflint/v1': fingerprints.of(finding) }
        const result = { ...sarifResult(finding, artifact), partialFingerprints }
        yield `${first ? '' : ','}\n${JSON.stringify(result)}`
        first = false
      }
    },
    *end() {
      const rules = [...codes].sort().map(sarifRule)
      const driver = { name: 'hreflint', version, informationUri: 'https://hreflint.dev', rules }
      yield `\n],"tool":${JSON.stringify({ driver })}}]}\n`
    },
  }
}

/** A file below the working directory by its relative URL, any other by its absolute one. */
function locationOf({ filePath }: FileReport): SarifArtifact['location'] {
  const uri = sarifUri(filePath)
  return filePath.startsWith('/') ? { uri: `file://${uri}` } : { uri, uriBaseId: '%SRCROOT%' }
}
