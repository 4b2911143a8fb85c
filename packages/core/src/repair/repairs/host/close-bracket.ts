import type { Repair } from '../../repair.ts'
import { replaceSpan } from '../replace-span.ts'
import { spanText } from '../span-text.ts'
import { ofHost } from './of-host.ts'

/** Closes the bracket of an IPv6 address, before the port if one seems to follow. */
export const closeBracket = ofHost((host, { end }, context) => {
  const port = /:\d{2,5}$/.exec(host)?.[0].length ?? 0
  return [
    replaceSpan(context, 'Add the closing bracket', ']', { start: end, end }),
    replaceSpan(context, 'Add the closing bracket before the port', ']', {
      start: end - port,
      end: end - port,
    }),
  ]
})

/** Repairs the text after the closing bracket, which may be a port without its colon. */
export const separateFromBracket: Repair = context => {
  const text = spanText(context)
  const remove = replaceSpan(context, 'Remove it', '')
  return /^\d+$/.test(text)
    ? [replaceSpan(context, `Replace with :${text}`, `:${text}`), remove]
    : [remove]
}
