import type { Repair } from '../../repair/repair.ts'

/** Writes the `@` before the marked one as `%40`, so that the last one begins the host. */
export const escapeEarlierAtSign: Repair = ({ input, issue: { span } }) => {
  const start = input.lastIndexOf('@', span.start - 1)
  if (start < 0) return []
  const edits = [{ span: { start, end: start + 1 }, text: '%40' }]
  // Of several that are marked the last one stays.
  const others = { start: span.start, end: span.end - 1 }
  if (others.end > others.start) {
    edits.push({ span: others, text: '%40'.repeat(others.end - others.start) })
  }
  return [{ title: 'Percent-encode the earlier @ as %40', edits }]
}
