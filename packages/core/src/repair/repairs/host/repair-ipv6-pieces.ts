import type { Repair } from '../../repair.ts'
import { replaceSpan } from '../replace-span.ts'
import { spanText } from '../span-text.ts'
import { hostSpan } from './host-span.ts'

/** Adds zeros to an IPv6 address that has too few pieces, at its end or at its start. */
export const fillPieces: Repair = context => {
  const host = hostSpan(context)
  if (host === null) return []
  const pieces = spanText(context, host).slice(1, -1)
  return [
    replaceSpan(context, 'Add the missing zeros (::) at the end', `[${pieces}::]`, host),
    replaceSpan(context, 'Add the missing zeros (::) at the start', `[::${pieces}]`, host),
  ]
}

/** Doubles the marked colon: `[:1]` is `[::1]`. */
export const doubleColon: Repair = context => {
  const { end } = context.issue.span
  return [replaceSpan(context, 'Replace with ::', ':', { start: end, end })]
}

/** Replaces a further `::` with a single colon. An address can contain only one `::`. */
export const singleColon: Repair = context => [replaceSpan(context, 'Replace with :', ':')]
