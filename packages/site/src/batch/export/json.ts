import type { Batch, BatchFile } from '../batch.ts'
import type { BatchFinding } from '../judge/batch-finding.ts'

/** The format `json` of the command line: an object for each file. */
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

function recordOf({ code, kind, severity, url, span, describe }: BatchFinding, file: BatchFile) {
  const { message, fixes } = describe()
  return {
    code,
    kind,
    severity,
    message,
    url,
    span,
    range: { start: file.lines.positionAt(span.start), end: file.lines.positionAt(span.end) },
    fixes: fixes.map(({ title, safety, edits }) => ({
      title,
      safety,
      edits: edits.map(edit => ({ ...edit.span, text: edit.text })),
    })),
  }
}
