import { encodeText } from '../../repair/repairs/characters/encode-text.ts'
import type { Repair } from '../../repair/repair.ts'
import { spanContains } from '../../text/span.ts'

/** Percent-encodes each `+` of a user name or password, or writes the space that PyMongo reads. */
export const encodePlus: Repair = ({ input, issue, result }) => {
  const { username, password } = result.components
  const part = [username, password].find(span => span !== null && spanContains(span, issue.span))
  if (part == null) return []
  const edits = encodeText(input, part, /\+/g)
  const spaces = edits.map(edit => ({ ...edit, text: '%20' }))
  // Only a person knows what was meant.
  return [
    { title: 'Percent-encode as %2B', edits, isChoice: true },
    { title: 'Write a space as %20', edits: spaces, isChoice: true },
  ]
}
