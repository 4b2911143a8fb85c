import type { Repair } from '../../fix.ts'

/** Writes the `%` that the marked characters begin with as `%25`. */
export const escapePercent: Repair = ({ issue: { span } }) => [
  {
    title: 'Write the % as %25',
    edits: [{ span: { start: span.start, end: span.start + 1 }, text: '%25' }],
  },
]
