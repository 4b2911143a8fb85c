import type { Repair } from '../../fix.ts'

/** Removes the marked characters. */
export const removeMarked: Repair = ({ issue: { span } }) => [
  { title: 'Remove it', edits: [{ span, text: '' }] },
]
