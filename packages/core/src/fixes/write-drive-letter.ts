import type { Repair } from '../fix.ts'
import { replaceSpan } from './replace-span.ts'
import { spanText } from './span-text.ts'

/** Writes the colon of the marked drive letter, `C|` or `|`. */
export const writeDriveColon: Repair = context => [
  replaceSpan(context, 'Write it as :', spanText(context).replace('|', ':')),
]

/** Puts the marked drive letter behind the slash that begins a path: `/C:`. */
export const writeDrivePath: Repair = context => {
  const path = `/${spanText(context).replace('|', ':')}`
  return [
    replaceSpan(context, `Write ${path}`, path),
    replaceSpan(context, 'Put / before it', '/', {
      start: context.issue.span.start,
      end: context.issue.span.start,
    }),
  ]
}
