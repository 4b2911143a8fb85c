import { MaskedText } from '../../text/secrets/masked-text.ts'
import type { Proposal, Repair } from '../repair.ts'
import { replaceSpan } from './replace-span.ts'
import { spanText } from './span-text.ts'

/** Repairs an invalid port, which may be a path, digits with other text, or part of an IPv6 address. */
export const repairPort: Repair = context => {
  const { port, host } = context.result.components
  if (port === null) return []
  const withColon = { start: port.start - 1, end: port.end }
  const removal = replaceSpan(context, 'Remove the port', '', withColon)
  if (MaskedText.ofUrl(context.input).overlaps(context.issue.span)) return [removal]
  const text = spanText(context, port)
  const proposals: Proposal[] = []
  if (host !== null) {
    const authority = { start: host.start, end: Math.min(port.end, host.start + 64) }
    const address = /^\[?([\da-f:.]*:[\da-f:.]*:[\da-f:.]*)(\]?.*)$/i.exec(
      spanText(context, authority),
    )
    if (address !== null && !spanText(context, host).startsWith('[')) {
      const written = `[${address[1]}${address[2] === '' ? ']' : address[2]}`
      return [replaceSpan(context, 'Put the IPv6 address in brackets', written, authority)]
    }
  }
  if (/^\p{L}/u.test(text)) {
    proposals.push(
      replaceSpan(context, 'Replace the colon with /', '/', {
        start: withColon.start,
        end: port.start,
      }),
    )
  }
  const digits = /\d+/.exec(text)?.[0]
  if (digits !== undefined) {
    proposals.push(replaceSpan(context, `Change the port to ${digits}`, digits, port))
  }
  return [...proposals, removal]
}
