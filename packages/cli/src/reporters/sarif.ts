import { pageOf, type Span } from '@hreflint/core'
import { type Finding, type FindingFix, findingCatalogue, type Severity } from '@hreflint/linter'
import { Fingerprints } from './fingerprint.ts'
import type { FileReport, ReportContext, Reporter } from './reporter.ts'

const levels: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  info: 'note',
}

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
      const fingerprints = new Fingerprints(report)
      for (const finding of report.findings) {
        codes.add(finding.code)
        const result = resultOf(finding, report, fingerprints.of(finding))
        yield `${first ? '' : ','}\n${JSON.stringify(result)}`
        first = false
      }
    },
    *end() {
      const rules = [...codes].sort().map(ruleOf)
      const driver = { name: 'hreflint', version, informationUri: 'https://hreflint.dev', rules }
      yield `\n],"tool":${JSON.stringify({ driver })}}]}\n`
    },
  }
}

function resultOf(finding: Finding, report: FileReport, fingerprint: string): object {
  const { code, severity, message, why, span, related, fixes } = finding
  return {
    ruleId: code,
    level: levels[severity],
    message: { text: why === '' ? message : `${message} ${why}` },
    locations: [{ physicalLocation: physicalLocation(span, report) }],
    partialFingerprints: { 'hreflint/v1': fingerprint },
    ...(related.length === 0
      ? {}
      : {
          relatedLocations: related.map((place, id) => ({
            id,
            physicalLocation: physicalLocation(place.span, report),
            message: { text: place.message },
          })),
        }),
    ...(fixes.length === 0 ? {} : { fixes: fixes.map(fix => fixOf(fix, report)) }),
  }
}

function fixOf({ title, edits }: FindingFix, report: FileReport): object {
  const replacements = edits.map(({ span, text }) => ({
    deletedRegion: regionOf(span, report),
    ...(text === '' ? {} : { insertedContent: { text } }),
  }))
  return {
    description: { text: title },
    artifactChanges: [{ artifactLocation: artifactLocation(report), replacements }],
  }
}

function physicalLocation(span: Span, report: FileReport): object {
  return { artifactLocation: artifactLocation(report), region: regionOf(span, report) }
}

function regionOf(span: Span, { lines }: FileReport): object {
  const start = lines.positionAt(span.start)
  const end = lines.positionAt(span.end)
  return {
    startLine: start.line,
    startColumn: start.column,
    endLine: end.line,
    endColumn: end.column,
    charOffset: span.start,
    charLength: span.end - span.start,
  }
}

/** A file below the working directory by its relative URL, any other by its absolute one. */
function artifactLocation({ filePath }: FileReport): object {
  const uri = filePath.split('/').map(encodeName).join('/')
  return filePath.startsWith('/') ? { uri: `file://${uri}` } : { uri, uriBaseId: '%SRCROOT%' }
}

function encodeName(name: string): string {
  return encodeURIComponent(name.replace(/\p{Surrogate}/gu, '\uFFFD'))
}

function ruleOf(code: string): object {
  const definition = findingCatalogue.get(code)
  return {
    id: code,
    helpUri: pageOf(code),
    ...(definition === undefined
      ? {}
      : {
          shortDescription: { text: definition.message.replace(/\{\{(\w+)\}\}/g, '‹$1›') },
          fullDescription: { text: definition.why || definition.message },
          defaultConfiguration: {
            level: definition.kind === 'parse-exception' ? 'error' : 'warning',
          },
          properties: { kind: definition.kind, clause: definition.clause },
        }),
  }
}
