import type { Repair } from '../../repair.ts'
import { replaceSpan } from '../replace-span.ts'

/** Writes the missing colon before the slashes: `https//example.com/`, `https;//example.com/`. */
export const writeColon: Repair = context => {
  const [, before, instead] = /^([\0- ]*https?)(;?)\/\//i.exec(context.input) ?? []
  if (before === undefined || instead === undefined) return []
  const span = { start: before.length, end: before.length + instead.length }
  return [replaceSpan(context, `Change to ${before.trim()}://`, ':', span)]
}
