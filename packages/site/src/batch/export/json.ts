import { type FindingRecord, findingRecord } from '@hreflint/linter'
import type { Batch, BatchFile } from '../batch.ts'
import type { BatchFinding } from '../judge/batch-finding.ts'

/** Yields the `json` format of the command line: an object for each file. */
export function* json(batch: Batch): Generator<string> {
  yield '['
  for (const [index, file] of batch.files.entries()) {
    yield `${index === 0 ? '' : ','}\n{"filePath":${JSON.stringify(file.path)},"findings":[`
    for (const [position, finding] of file.findings.entries()) {
      yield `${position === 0 ? '' : ','}\n${JSON.stringify(recordOf(finding, file))}`
    }
    yield ']}'
  }
  yield '\n]\n'
}

function recordOf(finding: BatchFinding, { lines }: BatchFile): FindingRecord {
  const { code, kind, severity, url, span } = finding
  return findingRecord(
    { code, kind, severity, url, span, related: [], ...finding.describe() },
    lines,
  )
}
