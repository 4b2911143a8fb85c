import type { Repair } from '../../fix.ts'
import { escapeMarked } from './escape-marked.ts'

/** Percent-encodes the marked backslashes, or makes slashes of them. */
export const escapeBackslash: Repair = context => {
  const { span } = context.issue
  const text = '/'.repeat(span.end - span.start)
  return [...escapeMarked(context), { title: `Write it as ${text}`, edits: [{ span, text }] }]
}
