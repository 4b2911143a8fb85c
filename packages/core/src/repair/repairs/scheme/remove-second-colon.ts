import type { Repair } from '../../repair.ts'
import { replaceSpan } from '../replace-span.ts'

/** Removes extra colons before the slashes: `http:://example.com/`. */
export const removeSecondColon: Repair = context => {
  const [, before, colons] = /^([\0- ]*[a-z]+:)(:+)\/\//i.exec(context.input) ?? []
  if (before === undefined || colons === undefined) return []
  const span = { start: before.length, end: before.length + colons.length }
  return [replaceSpan(context, 'Remove the second colon', '', span)]
}
