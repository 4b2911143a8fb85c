import { mayBePassword } from '../../text/may-be-password.ts'
import type { Span } from '../../text/span.ts'
import type { Proposal, Repair, RepairContext } from '../repair.ts'
import { percentEncoded } from './characters/percent-encode.ts'
import { replaceSpan } from './replace-span.ts'
import { spanText } from './span-text.ts'

/** Repairs an invalid port, which may be a path, digits with other text, part of an IPv6 address, or a password. */
export const repairPort: Repair = context => {
  const { port, host } = context.result.components
  if (port === null) return []
  if (mayBePassword(context.input, context.issue.span)) return encodePassword(context, port)
  const text = spanText(context, port)
  const withColon = { start: port.start - 1, end: port.end }
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
  proposals.push(replaceSpan(context, 'Remove the port', '', withColon))
  return proposals
}

/** Percent-encodes the characters of a password that end the authority before its `@`. */
function encodePassword({ input }: RepairContext, port: Span): readonly Proposal[] {
  const at = input.indexOf('@', port.end)
  const edits = []
  for (let start = port.end; start < at; start++) {
    const unit = input.charAt(start)
    if ('/?#\\'.includes(unit)) {
      edits.push({ span: { start, end: start + 1 }, text: percentEncoded(unit) })
    }
  }
  return [
    { title: 'Percent-encode the password', edits },
    {
      title: 'Remove the port',
      edits: [{ span: { start: port.start - 1, end: port.end }, text: '' }],
    },
  ]
}
