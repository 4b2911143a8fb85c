import type { Fix } from '@hreflint/core'
import { type EmbeddedUrl, writeEdits } from '@hreflint/documents'
import type { FindingFix } from './finding.ts'

/** A fix of a URL as a fix of its document; null where it cannot be written there exactly. */
export function mapFix(fix: Fix, embedded: EmbeddedUrl): FindingFix | null {
  const edits = writeEdits(fix.edits, embedded)
  return edits === null ? null : { title: fix.title, safety: fix.safety, edits }
}
