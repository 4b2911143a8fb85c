import type { Repair } from '../../repair.ts'
import { replaceSpan } from '../replace-span.ts'
import { ofHost } from './of-host.ts'

/** Adds zeros to an IPv6 address that has too few pieces, at its end or at its start. */
export const fillPieces = ofHost((host, span, context) => {
  const pieces = host.slice(1, -1)
  return [
    replaceSpan(context, 'Add the missing zeros (::) at the end', `[${pieces}::]`, span),
    replaceSpan(context, 'Add the missing zeros (::) at the start', `[::${pieces}]`, span),
  ]
})

/** Doubles the marked colon: `[:1]` is `[::1]`. */
export const doubleColon: Repair = context => {
  const { end } = context.issue.span
  return [replaceSpan(context, 'Replace with ::', ':', { start: end, end })]
}

/** Replaces a further `::` with a single colon. An address can contain only one `::`. */
export const singleColon: Repair = context => [replaceSpan(context, 'Replace with :', ':')]
