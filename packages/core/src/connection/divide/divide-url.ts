import { parseIpv6 } from '../../generic-syntax/host/ipv6-address.ts'
import type { Span } from '../../text/span.ts'
import {
  type Divide,
  type Division,
  type Fault,
  type HostSpans,
  indexOfAny,
  portFault,
} from '../division.ts'

/** How drivers that read a string as a URL differ. */
export interface UrlDivision {
  /** Whether commas separate hosts. */
  readonly takesSeveralHosts?: boolean
  /** Characters that end the hosts besides `/`, `?` and `#`. */
  readonly terminators?: string
}

/** Characters that the URL Standard does not allow in a host name. */
const forbidden = /[\0\t\n\r <>[\\\]^|]/

/**
 * Returns a function that divides a string as drivers with a URL parser do: the first `/`, `?` or `#` ends the
 * hosts, and the last `@` before it ends the user name and password.
 */
export function divideLikeUrl({ takesSeveralHosts, terminators = '' }: UrlDivision = {}): Divide {
  return (input, from, end) => {
    const authorityEnd = indexOfAny(input, `/?#${terminators}`, from, end)
    const at = input.lastIndexOf('@', authorityEnd - 1)
    const hasAt = at >= from && at < authorityEnd
    const colon = hasAt ? indexOfAny(input, ':', from, at) : -1
    const start = hasAt ? at + 1 : from
    const hash = indexOfAny(input, '#', authorityEnd, end)
    const question = indexOfAny(input, '?', authorityEnd, hash)
    const faults: Fault[] = []
    const division: Division = {
      username: hasAt ? { start: from, end: colon } : null,
      password: hasAt && colon < at ? { start: colon + 1, end: at } : null,
      authority: { start, end: authorityEnd },
      hosts: [...eachHost(input, start, authorityEnd, takesSeveralHosts === true)],
      path: { start: authorityEnd, end: question },
      query: question < hash ? { start: question + 1, end: hash } : null,
      fragment: hash < end ? { start: hash + 1, end } : null,
      faults,
    }
    for (const { host, port } of division.hosts) {
      faults.push(...hostFaults(input, host, port, hasAt))
    }
    return division
  }
}

function* eachHost(
  input: string,
  start: number,
  end: number,
  takesSeveral: boolean,
): Generator<HostSpans> {
  let from = start
  while (from <= end) {
    const to = takesSeveral ? indexOfAny(input, ',', from, end) : end
    yield hostIn(input, from, to)
    from = to + 1
  }
}

function hostIn(input: string, start: number, end: number): HostSpans {
  const close = input[start] === '[' && start < end ? indexOfAny(input, ']', start, end) : start
  const wrapped = /^\w*\(/.test(input.slice(start, end))
    ? indexOfAny(input, ')', start, end)
    : close
  const colon = indexOfAny(input, ':', wrapped, end)
  const host = { start, end: colon }
  return { host, port: colon < end ? { start: colon + 1, end } : null }
}

function* hostFaults(
  input: string,
  host: Span,
  port: Span | null,
  hasAt: boolean,
): Generator<Fault> {
  const text = input.slice(host.start, host.end)
  if (text === '' && (port !== null || hasAt)) yield { mistake: 'host-missing', span: host }
  // MySQL's manual allows (/path/to/socket), and drivers for Go allow tcp(host:3306).
  else if (text.startsWith('[')) {
    if (!text.endsWith(']') || parseIpv6(text.slice(1, -1)) === null) {
      yield { mistake: 'host-invalid', span: host }
    }
  } else if (!/^\w*\(.*\)$/.test(text)) {
    const found = forbidden.exec(text)
    if (found !== null) {
      const start = host.start + found.index
      yield { mistake: 'host-invalid', span: { start, end: start + 1 } }
    }
  }
  if (port === null) return
  const fault = portFault(input, port, 0)
  if (fault !== null) yield fault
}
