import type { Repair } from '../../repair/repair.ts'
import { encodeText } from './encode-text.ts'

/** Percent-encodes the user name: what stands before the first `:`, or else before the last `@`. */
export const encodeUserName: Repair = ({ input, result }) => {
  const { username } = result.components
  if (username === null) return []
  const edits = encodeText(input, username, /[/?#[\]@]/g)
  return [{ title: 'Percent-encode the user name', edits }]
}
