import type { Repair } from '../../repair.ts'
import { spanText } from '../span-text.ts'
import { percentDecoded } from './decode-host.ts'
import { hostSpan } from './host-span.ts'

/** Removes brackets around text that may be a domain. Only IPv6 addresses have brackets. */
export const removeBrackets: Repair = context => {
  const host = hostSpan(context)
  if (host === null) return []
  const inside = /^\[([^[\]]+)\]$/.exec(spanText(context, host))?.[1]
  if (inside === undefined || inside.includes(':')) return []
  return [{ title: 'Remove the brackets', edits: [{ span: host, text: inside }] }]
}

/** Decodes the percent-encoded characters of an IPv6 address. */
export const decodeAddress: Repair = context => {
  const host = hostSpan(context)
  if (host === null) return []
  const text = spanText(context, host)
  const decoded = percentDecoded(text)
  if (decoded === null || decoded === text) return []
  return [{ title: `Replace with ${decoded}`, edits: [{ span: host, text: decoded }] }]
}
