import type { DescribedFix } from '@hreflint/core'
import { type EmbeddedUrl, writeEdits } from '@hreflint/documents'
import type { FindingFix } from './finding.ts'

/**
 * Converts a fix of a URL to a fix of its document. Returns null if it cannot be written there
 * exactly.
 */
export function mapFix(fix: DescribedFix, embedded: EmbeddedUrl): FindingFix | null {
  const edits = writeEdits(fix.edits, embedded)
  return edits === null ? null : { title: fix.title, safety: fix.safety, edits }
}
