import type { Repair } from '../../repair/repair.ts'
import { strayPercentsEnd } from '../matching/scan-place.ts'

/** Writes each `%` that the marked characters begin with, and that begins no escape, as `%25`. */
export const escapePercent: Repair = ({ input, issue: { span } }) => {
  const end = strayPercentsEnd(input, span.start, input.length)
  const count = Math.max(end - span.start, 1)
  return [
    {
      title: count === 1 ? 'Percent-encode as %25' : 'Percent-encode each % as %25',
      edits: [{ span: { start: span.start, end: span.start + count }, text: '%25'.repeat(count) }],
    },
  ]
}
