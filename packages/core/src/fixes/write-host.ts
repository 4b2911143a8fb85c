import type { Repair } from '../fix.ts'
import { replaceSpan } from './replace-span.ts'

/** Where a port has no host: that of the machine itself, as in `localhost:8080`, or no port. */
export const hostForPort: Repair = context => {
  const { input, issue } = context
  const { start } = issue.span
  const colonAndDigits = /^:\d*/.exec(input.slice(start, start + 16))?.[0] ?? ''
  return [
    replaceSpan(context, 'Write localhost before the port', 'localhost'),
    replaceSpan(context, 'Remove the port', '', { start, end: start + colonAndDigits.length }),
  ]
}

/** Without a host, what follows the slashes may be meant relative to the page. */
export const relativeWithoutHost: Repair = context => {
  const { end } = context.issue.span
  return [replaceSpan(context, `Remove ${context.issue.params.scheme}://`, '', { start: 0, end })]
}
