import { site } from '@hreflint/core/internal'
import { sarifResult, sarifRule, sarifUri } from '@hreflint/linter'
import type { Batch, BatchFile } from '../batch.ts'
import type { BatchFinding } from '../judge/batch-finding.ts'

/** Yields SARIF 2.1.0, with rules and fixes. */
export function* sarif(batch: Batch): Generator<string> {
  const schema = 'https://json.schemastore.org/sarif-2.1.0.json'
  const rules = batch.counts.map(({ code }) => sarifRule(code))
  const driver = { name: 'hreflint', ...(site === null ? {} : { informationUri: site }), rules }
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

function resultOf(finding: BatchFinding, { path, text, lines }: BatchFile): object {
  const { code, severity, span, hidden } = finding
  return sarifResult(
    { code, severity, span, hidden, related: [], ...finding.describe() },
    { location: { uri: sarifUri(path) }, lines, text },
  )
}
