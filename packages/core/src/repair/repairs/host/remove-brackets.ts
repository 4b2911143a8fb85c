import { replaceSpan } from '../replace-span.ts'
import { ofHost } from './of-host.ts'

/** Removes brackets around text that may be a domain. Only IPv6 addresses have brackets. */
export const removeBrackets = ofHost((host, span, context) => {
  const inside = /^\[([^[\]:]+)\]$/.exec(host)?.[1]
  return inside === undefined ? [] : [replaceSpan(context, 'Remove the brackets', inside, span)]
})
