import { mention } from '../text/mention.ts'
import { passwordMask } from '../text/passwords.ts'
import type { Span } from '../text/span.ts'
import { type Division, type Fault, indexOfAny } from './division.ts'
import { intendedCredentials } from './intended.ts'
import type { ConnectionMistake } from './mistakes.ts'

/** What ends a password for a driver. */
export interface Delimiters {
  readonly delimiters: string
  /** What ends it for other drivers of the same strings only. */
  readonly otherDelimiters: string
  /** Ports that are not plausible passwords; null: no number is taken for a password. */
  readonly usualPorts: readonly string[] | null
}

/** A password that some driver does not read as it is meant. */
export interface Misread {
  readonly fault: Fault
  /** Whether this driver reads it as it is meant. */
  readonly isRead: boolean
}

/**
 * Finds a password that is not percent-encoded and so ends too early.
 *
 * @param isRejected whether the driver rejects the string as it divides it.
 */
export function misreadPassword(
  input: string,
  from: number,
  division: Division,
  { delimiters, otherDelimiters, usualPorts }: Delimiters,
  isRejected: boolean,
): Misread | null {
  const intended = intendedCredentials(input, from)
  if (intended === null) return null
  const { user, password, hostStart } = intended
  // The first `@` ended a user name without a password.
  if (division.username !== null && division.password === null) {
    return isRejected ? misreadUserName(input, user) : null
  }
  const isRead =
    division.password?.start === password.start && division.password.end === password.end
  const start = indexOfAny(
    input,
    isRead ? otherDelimiters : delimiters,
    password.start,
    password.end,
  )
  if (start === password.end) return null
  const found = (mistake: ConnectionMistake, reading: string): Misread => {
    const params = { delimiter: mention(input.charAt(start)), reading }
    return { isRead, fault: { mistake, span: { start, end: start + 1 }, params } }
  }
  if (isRead) {
    return found(
      'ambiguous-delimiter-in-password',
      'some drivers accept it, those that use a URL parser do not',
    )
  }
  if (isRejected) return found('unescaped-delimiter-in-password', readingOf(input, division, user))
  if (division.username !== null) {
    // Those with a URL parser find the last `@` of what they take for hosts.
    if (
      indexOfAny(input, `/?#${delimiters.replace('@', '')}`, password.start, password.end) <
      password.end
    ) {
      return found('password-read-as-host', 'reads a part of it as the host')
    }
    // The password may be the start of what it takes for the host.
    const host = mention(passwordMask + input.slice(hostStart - 1, division.authority.end))
    return found('ambiguous-delimiter-in-password', `some drivers read the host ${host}`)
  }
  if (isPlainHost(input, division, usualPorts)) return null
  return found('password-read-as-port', readingOf(input, division, user))
}

function misreadUserName(input: string, user: Span): Misread | null {
  const start = indexOfAny(input, '@', user.start, user.end)
  if (start === user.end) return null
  const span = { start, end: start + 1 }
  const params = { delimiter: mention('@') }
  return { isRead: false, fault: { mistake: 'unescaped-delimiter-in-user-name', span, params } }
}

/** What the driver takes the parts of the string for; the password is never repeated. */
function readingOf(
  input: string,
  { username, hosts, path, authority }: Division,
  user: Span,
): string {
  const [first] = hosts
  if (username !== null || first === undefined) return 'cannot tell where it ends'
  // A `[` without its `]` takes the password into the host.
  const host = textOf(input, { start: first.host.start, end: Math.min(first.host.end, user.end) })
  const port = first.port !== null && first.port.start < first.port.end
  const database = path.end > authority.end + 1
  return [
    host === '' ? 'finds no host' : `reads ${mention(host)} as the host`,
    ...(port ? [`"${passwordMask}" as the port`] : []),
    ...(database ? [`"${passwordMask}" as the database`] : []),
  ].join(port && database ? ', ' : ' and ')
}

/** Whether a host and its port are only that, with an `@` somewhere after them. */
function isPlainHost(
  input: string,
  { hosts, path }: Division,
  usualPorts: Delimiters['usualPorts'],
): boolean {
  const [first] = hosts
  // A comma in a password makes a list of hosts. After one that is meant, no database has an `@` and a slash.
  const isList = hosts.length > 1 && !/@[^/@]+\//.test(textOf(input, path))
  if (usualPorts === null || isList) return true
  if (first === undefined || first.port === null) return true
  const host = textOf(input, first.host)
  return usualPorts.includes(textOf(input, first.port)) || /^localhost$|[.[\]:()]/i.test(host)
}

function textOf(input: string, { start, end }: Span): string {
  return input.slice(start, end)
}
