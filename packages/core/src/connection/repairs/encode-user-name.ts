import type { Repair } from '../../repair/repair.ts'
import { intendedCredentials } from '../intended.ts'
import { encodeText } from '../../repair/repairs/characters/encode-text.ts'

/** Percent-encodes the user name: the text before the first `:` or, without one, before the last `@`. */
export const encodeUserName: Repair = ({ input, result }) => {
  const intended = intendedCredentials(input, input.indexOf('//') + 2)
  const userName = intended?.user ?? result.components.username
  if (userName === null) return []
  const edits = encodeText(input, userName, /[/?#[\]@]/g)
  return [{ title: 'Percent-encode the user name', edits }]
}
