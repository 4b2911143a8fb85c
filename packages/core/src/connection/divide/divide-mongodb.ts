import { mention } from '../../text/mention.ts'
import type { Span } from '../../text/span.ts'
import {
  betweenCommas,
  type Divide,
  type Fault,
  type HostSpans,
  indexOfAny,
  portFault,
} from '../division.ts'
import { beginsWithHostAndQuery } from '../intended.ts'

/**
 * Divides a string as MongoDB's Connection String specification and its driver for Node do: an `@` ends
 * the user name and password, which cannot contain `:/?#[]@`. Commas separate hosts.
 */
export const divideLikeMongodb: Divide = (input, from, end) => {
  const faults: Fault[] = []
  const at = endOfUserinfo(input, from, end)
  const hasAt = at < end
  const authorityEnd = indexOfAny(input, '/?', hasAt ? at + 1 : from, end)
  const colon = hasAt ? indexOfAny(input, ':', from, at) : -1
  const username: Span | null = hasAt ? { start: from, end: colon } : null
  const password: Span | null = hasAt && colon < at ? { start: colon + 1, end: at } : null
  for (const [part, mistake] of [
    [username, 'unescaped-delimiter-in-user-name'],
    [password, 'unescaped-delimiter-in-password'],
  ] as const) {
    if (part === null) continue
    const start = indexOfAny(input, ':/?#[]@', part.start, part.end)
    if (start === part.end) continue
    const params = { delimiter: mention(input.charAt(start)), reading: 'rejects the string' }
    faults.push({ mistake, span: { start, end: start + 1 }, params })
  }
  if (hasAt && username?.start === username?.end) {
    faults.push({ mistake: 'user-name-missing', span: { start: from, end: from } })
  }
  const start = hasAt ? at + 1 : from
  const hosts = betweenCommas(input, start, authorityEnd).map(part =>
    hostIn(input, part.start, part.end),
  )
  for (const host of hosts) for (const fault of hostFaults(input, host)) faults.push(fault)
  const query = indexOfAny(input, '?', authorityEnd, end)
  return {
    username,
    password,
    authority: { start, end: authorityEnd },
    hosts,
    path: { start: authorityEnd, end: query },
    query: query < end ? { start: query + 1, end } : null,
    fragment: null,
    faults,
  }
}

/** Returns the offset of the `@` before the hosts; `end` if there is none. */
function endOfUserinfo(input: string, from: number, end: number): number {
  let at = indexOfAny(input, '@', from, end)
  if (at === end || beginsWithHostAndQuery(input.slice(from, at))) return end
  for (;;) {
    const next = indexOfAny(input, '/?@', at + 1, end)
    if (next === end || input[next] !== '@') return at
    at = next
  }
}

function hostIn(input: string, start: number, end: number): HostSpans {
  const close = input[start] === '[' && start < end ? indexOfAny(input, ']', start, end) : start
  const colon = indexOfAny(input, ':', close, end)
  return { host: { start, end: colon }, port: colon < end ? { start: colon + 1, end } : null }
}

function* hostFaults(input: string, { host, port }: HostSpans): Generator<Fault> {
  const text = input.slice(host.start, host.end)
  if (text === '' || text === '[]') yield { mistake: 'host-missing', span: host }
  else if (text.startsWith('[') !== text.endsWith(']'))
    yield { mistake: 'host-invalid', span: host }
  if (port === null) return
  if (port.start === port.end) yield { mistake: 'port-invalid', span: port }
  const fault = portFault(input, port)
  if (fault !== null) yield fault
}
