import type { Span } from '../../text/span.ts'
import { type Divide, type Fault, type HostSpans, indexOfAny, portFault } from '../division.ts'

/**
 * Divides a string as `conninfo_uri_parse_options` of libpq does: the first `@` before the first `/` ends
 * the user name and password. There is no fragment.
 */
export const divideLikeLibpq: Divide = (input, from, end) => {
  const faults: Fault[] = []
  let username: Span | null = null
  let password: Span | null = null
  let offset = from
  const at = indexOfAny(input, '@/', from, end)
  if (at < end && input[at] === '@') {
    const colon = indexOfAny(input, ':', from, at)
    username = { start: from, end: colon }
    if (colon < at) password = { start: colon + 1, end: at }
    offset = at + 1
  }
  const authorityStart = offset
  const hosts: HostSpans[] = []
  for (;;) {
    const hostStart = offset
    if (input[offset] === '[' && offset < end) {
      const close = indexOfAny(input, ']', offset, end)
      if (close === end) {
        faults.push({ mistake: 'host-invalid', span: { start: end, end } })
      } else if (close === offset + 1) {
        faults.push({ mistake: 'host-missing', span: { start: close, end: close } })
      }
      const after = Math.min(close + 1, end)
      offset = indexOfAny(input, ':/?,', after, end)
      if (offset > after) {
        faults.push({ mistake: 'host-invalid', span: { start: after, end: offset } })
      }
    } else offset = indexOfAny(input, ':/?,', offset, end)
    const host = { start: hostStart, end: offset }
    let port: Span | null = null
    if (input[offset] === ':' && offset < end) {
      const start = offset + 1
      offset = indexOfAny(input, '/?,', start, end)
      port = { start, end: offset }
      faults.push(...[portFault(input, port)].flatMap(fault => fault ?? []))
    }
    hosts.push({ host, port })
    if (offset >= end || input[offset] !== ',') break
    offset++
  }
  const authority = { start: authorityStart, end: offset }
  const question = indexOfAny(input, '?', offset, end)
  return {
    username,
    password,
    authority,
    hosts,
    path: { start: offset, end: question },
    query: question < end ? { start: question + 1, end } : null,
    fragment: null,
    faults,
  }
}
