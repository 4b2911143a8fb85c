import type { Repair } from '../../repair/repair.ts'
import { replaceSpan } from '../../repair/repairs/replace-span.ts'

/** Writes the name that was probably meant. */
export const writeMeant: Repair = context => {
  const { meant } = context.issue.params
  return meant === undefined || meant === ''
    ? []
    : [replaceSpan(context, `Change to ${meant}`, meant)]
}
