import { type Fix, spansOverlap, type TextEdit } from '@hreflint/core'
import type { EmbeddedUrl } from '@hreflint/documents'
import type { FindingFix } from './finding.ts'

/** A fix of a URL as a fix of its document; null where it cannot be written there exactly. */
export function mapFix(fix: Fix, embedded: EmbeddedUrl): FindingFix | null {
  const edits = mapEdits(fix.edits, embedded)
  return edits === null ? null : { title: fix.title, safety: fix.safety, edits }
}

/**
 * Edits of a URL as edits of its document. Null where one of them cuts an escape, cannot be written
 * in the syntax of the place, or would replace what a template fills in: a fix is made whole or not
 * at all.
 */
export function mapEdits(
  edits: readonly TextEdit[],
  embedded: EmbeddedUrl,
): readonly TextEdit[] | null {
  const mapped: TextEdit[] = []
  for (const { span, text } of edits) {
    if (embedded.holes.some(hole => spansOverlap(hole, span))) return null
    const source = embedded.map.toEditSpan(span)
    const escaped = embedded.escape(text)
    if (source === null || escaped === null) return null
    mapped.push({ span: source, text: escaped })
  }
  return mapped
}
