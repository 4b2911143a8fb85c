import type { Repair } from '../../repair.ts'
import { replaceSpan } from '../replace-span.ts'

/** Removes extra colons before the slashes: `http:://example.com/`. */
export const removeSecondColon: Repair = context => {
  const before = /^[\0- ]*[a-z]+:(?=:+\/\/)/i.exec(context.input)?.[0]
  if (before === undefined) return []
  const start = before.length
  const end = context.input.indexOf('/', start)
  return [replaceSpan(context, 'Remove the second colon', '', { start, end })]
}
