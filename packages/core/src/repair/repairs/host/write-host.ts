import type { Repair } from '../../repair.ts'
import { replaceSpan } from '../replace-span.ts'
import { spanText } from '../span-text.ts'

/**
 * Repairs a port without a host: puts an IPv6 address in brackets, adds the local machine as in `localhost:8080`, or
 * removes the port.
 */
export const hostForPort: Repair = context => {
  const { input, issue, result } = context
  const { start } = issue.span
  const { scheme } = result.components
  const written = /^[\da-f:.]*/i.exec(input.slice(start, start + 64))?.[0] ?? ''
  const span = { start, end: start + written.length }
  if (/^:.*:/.test(written)) {
    return [replaceSpan(context, 'Put the IPv6 address in brackets', `[${written}]`, span)]
  }
  const isNetwork = scheme === null || /^(?:https?|wss?|ftp)$/i.test(spanText(context, scheme))
  return [
    ...(isNetwork ? [replaceSpan(context, 'Add localhost before the port', 'localhost')] : []),
    replaceSpan(context, 'Remove the port', '', span),
  ]
}

/** Removes the scheme and slashes. Without a host, the text after them may be meant relative to the page. */
export const relativeWithoutHost: Repair = context => {
  const { end } = context.issue.span
  return [replaceSpan(context, `Remove ${context.issue.params.scheme}://`, '', { start: 0, end })]
}
