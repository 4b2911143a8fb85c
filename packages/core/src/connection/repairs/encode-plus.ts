import { encodeText } from '../../repair/repairs/characters/encode-text.ts'
import type { Repair } from '../../repair/repair.ts'
import { type Span, spanContains } from '../../text/span.ts'

/** Percent-encodes each `+` of a user name or password, or writes the space that the driver reads. */
export const encodePlus: Repair = ({ input, issue, result }) => {
  const { username, password } = result.components
  const part =
    [username, password].find(span => span !== null && spanContains(span, issue.span)) ??
    valueAround(input, issue.span)
  const edits = encodeText(input, part, /\+/g)
  const spaces = edits.map(edit => ({ ...edit, text: '%20' }))
  // Only a person knows what was meant.
  return [
    { title: 'Percent-encode as %2B', edits, isChoice: true },
    { title: 'Write a space as %20', edits: spaces, isChoice: true },
  ]
}

/** Returns the value of a parameter that contains a span. */
function valueAround(input: string, { start, end }: Span): Span {
  const next = input.indexOf('&', end)
  return { start: input.lastIndexOf('=', start) + 1, end: next < 0 ? input.length : next }
}
