import type { Repair } from '../../repair.ts'
import { replaceSpan } from '../replace-span.ts'
import { spanText } from '../span-text.ts'

/**
 * Replaces the marked `|` after a drive letter with a colon. If nothing precedes the letter, the colon would make it a
 * scheme, so a slash is added before it.
 */
export const writeDriveColon: Repair = context => {
  const { input, issue } = context
  const before = /([a-z])[\t\n\r]*$/i.exec(input.slice(0, issue.span.start))
  if (before === null || /[^\0- ]/.test(input.slice(0, before.index))) {
    return [replaceSpan(context, 'Replace with a colon', ':')]
  }
  const path = `/${before[1]}:`
  const span = { start: before.index, end: issue.span.end }
  return [replaceSpan(context, `Change to ${path}`, path, span)]
}

/** Puts the marked drive letter after the slash that starts a path: `/C:`. */
export const writeDrivePath: Repair = context => {
  const path = `/${spanText(context).replace('|', ':')}`
  return [replaceSpan(context, `Change to ${path}`, path)]
}
