import type { Span } from '@hreflint/core'
import type { LineIndex, Position } from '../line-index.ts'
import { type Finding, shownFixes } from './finding.ts'
import { findingCatalogue } from './finding-catalogue.ts'

/** A finding in the `json` and `ndjson` formats. Programs rely on these fields. */
export interface FindingRecord {
  readonly code: string
  readonly kind: string
  readonly severity: string
  readonly message: string
  /** Only present if it is not the reason that the catalog gives for the code. */
  readonly why?: string
  readonly url: string
  readonly span: Span
  readonly range: { readonly start: Position; readonly end: Position }
  readonly fixes: readonly {
    readonly title: string
    readonly safety: string
    readonly edits: readonly {
      readonly start: number
      readonly end: number
      readonly text: string
    }[]
  }[]
  /** Only present if there are any. */
  readonly related?: readonly { readonly span: Span; readonly message: string }[]
  /** Lines of other files, by their paths from the folder of the document. Only present if there are any. */
  readonly elsewhere?: readonly {
    readonly file: string
    readonly line: number
    readonly message: string
  }[]
  /** Where the document has secrets. Only present if there are any. */
  readonly hidden?: readonly Span[]
}

/** The parts of a finding that are recorded. */
export type RecordedFinding = Pick<
  Finding,
  | 'code'
  | 'kind'
  | 'severity'
  | 'message'
  | 'why'
  | 'url'
  | 'span'
  | 'fixes'
  | 'related'
  | 'elsewhere'
  | 'hidden'
>

/**
 * Converts a finding to plain data: lines and columns from 1, offsets in UTF-16 units of the file's
 * text.
 */
export function findingRecord(
  finding: RecordedFinding,
  lines: Pick<LineIndex, 'positionAt'>,
): FindingRecord {
  const { code, kind, severity, message, why, url, span } = finding
  return {
    code,
    kind,
    severity,
    message,
    ...(why === findingCatalogue.get(code)?.why ? {} : { why }),
    url,
    span: { start: span.start, end: span.end },
    range: { start: lines.positionAt(span.start), end: lines.positionAt(span.end) },
    fixes: shownFixes(finding).map(({ title, safety, edits }) => ({
      title,
      safety,
      edits: edits.map(edit => ({ start: edit.span.start, end: edit.span.end, text: edit.text })),
    })),
    ...(finding.related.length === 0 ? {} : { related: finding.related }),
    ...(finding.elsewhere === undefined ? {} : { elsewhere: finding.elsewhere }),
    ...(finding.hidden === undefined ? {} : { hidden: finding.hidden }),
  }
}
