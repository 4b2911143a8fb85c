import type { Repair } from '../../fix.ts'

/** Writes the `@` before the marked one as `%40`, so that the last one begins the host. */
export const escapeEarlierAtSign: Repair = ({ input, issue: { span } }) => {
  const start = input.lastIndexOf('@', span.start - 1)
  if (start < 0) return []
  return [
    {
      title: 'Write the earlier @ as %40',
      edits: [{ span: { start, end: start + 1 }, text: '%40' }],
    },
  ]
}
