import {
  betweenCommas,
  type Divide,
  type Fault,
  type HostSpans,
  indexOfAny,
  portFault,
} from '../../connection/division.ts'
import { intendedCredentials } from '../../connection/intended.ts'
import type { Span } from '../../text/span.ts'

/**
 * Divides a URL as the drivers of PostgreSQL and MariaDB do: at the first `?`, the first `/` before it, and each comma
 * before that. A user name and a password before the host are reported, and the rest is divided as it was meant.
 */
export const divideLikeJdbc: Divide = (input, from, end) => {
  const credentials = credentialsBeforeHost(input, from, end)
  if (credentials === null) return divideHosts(input, from, end)
  const { user, password, hostStart } = credentials
  const params = { what: password === null ? 'user name' : 'user name or password' }
  const fault: Fault = {
    mistake: 'credentials-before-host',
    span: { start: from, end: hostStart },
    params,
  }
  const { faults, ...division } = divideHosts(input, hostStart, end)
  return { ...division, username: user, password, faults: [fault, ...faults] }
}

const divideHosts: Divide = (input, from, end) => {
  const question = indexOfAny(input, '?', from, end)
  const slash = indexOfAny(input, '/', from, question)
  const hosts = betweenCommas(input, from, slash).map(part => hostIn(input, part.start, part.end))
  const faults = hosts.flatMap(({ port }) => (port === null ? [] : portFaults(input, port)))
  return {
    username: null,
    password: null,
    authority: { start: from, end: slash },
    hosts,
    path: { start: slash, end: question },
    query: question < end ? { start: question + 1, end } : null,
    fragment: null,
    faults,
  }
}

/** The last colon, if no bracket is after it, begins the port. */
function hostIn(input: string, start: number, end: number): HostSpans {
  const colon = input.slice(start, end).lastIndexOf(':')
  if (colon < 0 || input.slice(start + colon, end).includes(']')) {
    return { host: { start, end }, port: null }
  }
  return { host: { start, end: start + colon }, port: { start: start + colon + 1, end } }
}

function portFaults(input: string, port: Span): readonly Fault[] {
  if (port.start === port.end) return [{ mistake: 'port-invalid', span: port }]
  const fault = portFault(input, port)
  return fault === null ? [] : [fault]
}

const host = '(?:\\[[^\\]@]*\\]|[^:/?,@]*)(?::\\d+)?'

/** Matches hosts, a database and properties, up to an `@` in the value of the last one. */
const endsInProperty = new RegExp(
  `^${host}(?:,${host})*/[^?@]*\\?(?:[\\w.-]+(?:=[^&]*)?&)*[\\w.-]+=[^&]*$`,
)

interface Credentials {
  readonly user: Span
  readonly password: Span | null
  readonly hostStart: number
}

function credentialsBeforeHost(input: string, from: number, end: number): Credentials | null {
  const intended = intendedCredentials(input.slice(0, end), from)
  if (intended !== null) {
    return endsInProperty.test(input.slice(from, intended.hostStart - 1)) ? null : intended
  }
  const at = input.slice(from, indexOfAny(input, '/?', from, end)).lastIndexOf('@')
  if (at < 0) return null
  return {
    user: { start: from, end: from + at },
    password: null,
    hostStart: from + at + 1,
  }
}
