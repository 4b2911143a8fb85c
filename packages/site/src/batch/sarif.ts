import { pageOf, type Span } from '@hreflint/core'
import { findingCatalogue } from '@hreflint/linter'
import type { Batch, BatchFile } from './batch.ts'
import type { BatchFinding } from './batch-finding.ts'

const levels = { error: 'error', warning: 'warning', info: 'note' } as const

/** SARIF 2.1.0, with rules and fixes. */
export function* sarif(batch: Batch): Generator<string> {
  const schema = 'https://json.schemastore.org/sarif-2.1.0.json'
  const rules = batch.counts.map(({ code }) => ruleOf(code))
  const driver = { name: 'hreflint', informationUri: 'https://hreflint.dev', rules }
  const tool = JSON.stringify({ driver })
  yield `{"$schema":"${schema}","version":"2.1.0","runs":[{"columnKind":"utf16CodeUnits",`
  yield `"tool":${tool},"results":[`
  let separator = ''
  for (const { file, finding } of batch.findings(null, 0, Number.POSITIVE_INFINITY)) {
    yield `${separator}\n${JSON.stringify(resultOf(finding, file))}`
    separator = ','
  }
  yield '\n]}]}\n'
}

function ruleOf(code: string): object {
  const definition = findingCatalogue.get(code)
  const message = definition?.message.replace(/\{\{(\w+)\}\}/g, '‹$1›') ?? code
  return {
    id: code,
    helpUri: pageOf(code),
    shortDescription: { text: message },
    fullDescription: { text: definition?.why || message },
  }
}

function resultOf(finding: BatchFinding, file: BatchFile): object {
  const { message, why, fixes } = finding.describe()
  const artifactLocation = { uri: file.path.split('/').map(encodeName).join('/') }
  return {
    ruleId: finding.code,
    level: levels[finding.severity],
    message: { text: why === '' ? message : `${message} ${why}` },
    locations: [{ physicalLocation: { artifactLocation, region: regionOf(finding.span, file) } }],
    ...(fixes.length === 0
      ? {}
      : {
          fixes: fixes.map(({ title, edits }) => ({
            description: { text: title },
            artifactChanges: [
              {
                artifactLocation,
                replacements: edits.map(({ span, text }) => ({
                  deletedRegion: regionOf(span, file),
                  ...(text === '' ? {} : { insertedContent: { text } }),
                })),
              },
            ],
          })),
        }),
  }
}

function regionOf(span: Span, { lines }: BatchFile): object {
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

function encodeName(name: string): string {
  return encodeURIComponent(name.replace(/\p{Surrogate}/gu, '\uFFFD'))
}
