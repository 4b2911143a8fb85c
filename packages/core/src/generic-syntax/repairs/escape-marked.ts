import type { Repair } from '../../fix.ts'
import { percentEncode } from '../percent-encode.ts'

/** Percent-encodes the marked characters as UTF-8. */
export const escapeMarked: Repair = ({ input, issue: { span } }) => {
  const text = percentEncode(input.slice(span.start, span.end))
  const title = text.length > 24 ? 'Percent-encode it' : `Write it as ${text}`
  return [{ title, edits: [{ span, text }] }]
}
