import { mention } from '../text/mention.ts'
import { mask } from '../text/secrets/shown-text.ts'
import { MaskedText } from '../text/secrets/masked-text.ts'
import type { Span } from '../text/span.ts'
import { type Division, type Fault, indexOfAny } from './division.ts'
import { intendedCredentials } from './intended.ts'
import type { ConnectionMistake } from './mistakes.ts'

/** The characters that end a password for a driver. */
export interface Delimiters {
  readonly delimiters: string
  /** Characters that end it only for other drivers of the same strings. */
  readonly otherDelimiters: string
  /** Ports that are not plausible as passwords. Null: no number is taken for a password. */
  readonly usualPorts: readonly string[] | null
  /** Whether one library alone reads these strings, so that no other reading matters. */
  readonly isOneReader?: true
}

/** A password that at least one driver does not read as its author meant it. */
export interface Misread {
  readonly fault: Fault
  /** Whether this driver reads the password as its author meant it. */
  readonly isRead: boolean
}

/**
 * Finds a password that is not percent-encoded and therefore ends too early.
 *
 * @param isRejected Whether the driver rejects the string.
 */
export function misreadPassword(
  input: string,
  from: number,
  division: Division,
  { delimiters, otherDelimiters, usualPorts, isOneReader }: Delimiters,
  isRejected: boolean,
): Misread | null {
  const intended = intendedCredentials(input, from)
  if (intended === null) return null
  const { user, password, hostStart } = intended
  // The first `@` ended a user name without a password.
  if (division.username !== null && division.password === null) {
    return isRejected ? misreadUserName(input, user) : null
  }
  const inUserName = delimiterInUserName(input, user)
  if (division.username === null && delimiters.includes(inUserName)) {
    return misreadAsHost(input, user, inUserName, isRejected)
  }
  const isRead =
    division.password?.start === password.start && division.password.end === password.end
  if (isRead && otherDelimiters.includes(inUserName)) {
    const fault = faultInUserName(input, user, inUserName)
    const params = { ...fault.params, reading: acceptedBySome }
    return { isRead, fault: { ...fault, mistake: 'ambiguous-delimiter-in-user-name', params } }
  }
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
    return found('ambiguous-delimiter-in-password', acceptedBySome)
  }
  if (isRejected) return found('unescaped-delimiter-in-password', readingOf(input, division, user))
  if (division.username !== null) {
    // Drivers with a URL parser use the last `@` of the text that they read as hosts.
    if (
      isOneReader === true ||
      indexOfAny(input, `/?#${delimiters.replace('@', '')}`, password.start, password.end) <
        password.end
    ) {
      return found('password-read-as-host', 'reads part of it as the host')
    }
    // The text that is read as the host may start with part of the password.
    const host = mention(
      MaskedText.ofUrl(input).slice({
        start: password.start,
        end: Math.max(hostStart, division.authority.end),
      }),
    )
    return found('ambiguous-delimiter-in-password', `some drivers read the host ${host}`)
  }
  if (isPlainHost(input, division, usualPorts)) return null
  return found('password-read-as-port', readingOf(input, division, user))
}

const acceptedBySome = 'some drivers accept it, but those that use a URL parser do not'

/** No character is a delimiter: not even the empty text, which each text contains. */
const none = '\0'

/** Returns the `?` or `#` in a user name; NUL if there is none, or if it may begin parameters or follow a path. */
function delimiterInUserName(input: string, user: Span): string {
  return /^[^/?#=&]*([?#])[^/=&]*$/.exec(textOf(input, user))?.[1] ?? none
}

function faultInUserName(input: string, user: Span, delimiter: string): Fault {
  const start = input.indexOf(delimiter, user.start)
  return {
    mistake: 'unescaped-delimiter-in-user-name',
    span: { start, end: start + 1 },
    params: { delimiter: mention(delimiter) },
  }
}

function misreadAsHost(input: string, user: Span, delimiter: string, isRejected: boolean): Misread {
  const fault = faultInUserName(input, user, delimiter)
  if (isRejected) return { isRead: false, fault }
  const host = mention(input.slice(user.start, fault.span.start))
  const params = { ...fault.params, reading: `reads ${host} as the host` }
  return { isRead: false, fault: { ...fault, mistake: 'user-name-read-as-host', params } }
}

function misreadUserName(input: string, user: Span): Misread | null {
  const start = indexOfAny(input, '@', user.start, user.end)
  if (start === user.end) return null
  const span = { start, end: start + 1 }
  const params = { delimiter: mention('@') }
  return { isRead: false, fault: { mistake: 'unescaped-delimiter-in-user-name', span, params } }
}

/** Describes how the driver reads the parts of the string. Never repeats the password. */
function readingOf(
  input: string,
  { username, hosts, path, authority }: Division,
  user: Span,
): string {
  const [first] = hosts
  if (username !== null || first === undefined) return 'cannot tell where it ends'
  // A `[` without its `]` extends the host into the password.
  const host = textOf(input, { start: first.host.start, end: Math.min(first.host.end, user.end) })
  const port = first.port !== null && first.port.start < first.port.end
  const database = path.end > authority.end + 1
  return [
    host === '' ? 'finds no host' : `reads ${mention(host)} as the host`,
    ...(port ? [`"${mask}" as the port`] : []),
    ...(database ? [`"${mask}" as the database`] : []),
  ].join(port && database ? ', ' : ' and ')
}

/** Whether a host and its port are really that, although an `@` follows them. */
function isPlainHost(
  input: string,
  { hosts, path }: Division,
  usualPorts: Delimiters['usualPorts'],
): boolean {
  const [first] = hosts
  // A comma in a password creates a list of hosts. After an intended list, no database name has an `@` and a slash.
  const isList = hosts.length > 1 && !/@[^/@]+\//.test(textOf(input, path))
  if (usualPorts === null || isList) return true
  if (first === undefined || first.port === null) return true
  const host = textOf(input, first.host)
  return usualPorts.includes(textOf(input, first.port)) || /^localhost$|[.[\]:()]/i.test(host)
}

function textOf(input: string, { start, end }: Span): string {
  return input.slice(start, end)
}
