import type { Repair } from '../../repair/repair.ts'
import { intendedCredentials } from '../intended.ts'
import { encodeText } from '../../repair/repairs/characters/encode-text.ts'

/** Writes `%25`: first for each `%` of a password, which is probably not encoded, or only for the marked `%`. */
export const encodePercent: Repair = ({ input, issue }) => {
  const { span } = issue
  const one = { title: 'Percent-encode as %25', edits: [{ span, text: '%25' }] }
  const intended = intendedCredentials(input, input.indexOf('//') + 2)
  if (intended === null || span.start < intended.password.start) return [one]
  if (span.end > intended.password.end) return [one]
  const all = encodeText(input, intended.password, /%/g)
  return all.length === 1 ? [one] : [{ title: 'Percent-encode each % as %25', edits: all }, one]
}
