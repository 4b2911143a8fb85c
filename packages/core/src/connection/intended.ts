import type { Span } from '../text/span.ts'

/** The user name, password and host that an author meant. */
export interface Intended {
  readonly user: Span
  readonly password: Span
  /** Offset of the first host. */
  readonly hostStart: number
}

/** One or more host names or addresses, as they follow an `@`. */
const hosts = /^(?:\[[^\]]*\]|\w*\([^()@]*\)|[^\s/?#@:,]*)(?::\d*)?(?:,[^\s/?#@]*)?(?:[/?#;]|$)/
/** A host, as it follows an `@`, and the start of a path or of parameters. */
const hostAndMore = /^(?:\[[^\]]*\]|\w*\([^()@]*\)|[^\s/?#@:,]*)(?::\d+)?(?:,[^\s/?#@]*)?[/?]/
const parameterBefore = /[?&;][\w.-]+=[^&;]*$/
const parameterSeparator = /[?&;][^?&;]*$/

/** Maximum length of the text that is searched. No user name or password is longer. */
const longest = 1000

/**
 * Finds the user name and the password of a connection string, even if a parser reads them as something else:
 * the text before the first `:`, and the text between it and the last `@` that is followed by a host.
 *
 * @param from Offset of the authority.
 */
export function intendedCredentials(text: string, from: number): Intended | null {
  const at = lastAt(text, from)
  if (at < 0) return null
  const colon = text.indexOf(':', from)
  if (colon < 0 || colon > at) return null
  return {
    user: { start: from, end: colon },
    password: { start: colon + 1, end: at },
    hostStart: at + 1,
  }
}

/** Returns the offset of the `@` before the host, or -1. Skips an `@` in the value of a parameter after a host. */
function lastAt(text: string, from: number): number {
  const end = Math.min(text.length, from + longest)
  let at = text.lastIndexOf('@', end - 1)
  while (at >= from) {
    const earlier = at > from ? text.lastIndexOf('@', at - 1) : -1
    if (isBeforeHost(text, at, end) && !isInParameter(text, at, from)) return at
    at = earlier
  }
  return -1
}

function isBeforeHost(text: string, at: number, end: number): boolean {
  return hosts.test(text.slice(at + 1, end))
}

/** Whether the text before an `@` looks like a parameter that follows a host. */
export function isInParameter(text: string, at: number, from: number): boolean {
  const separator = text.slice(from, at).search(parameterSeparator)
  if (separator < 0) return false
  // The value may have more of them: `appName=@a@`.
  const earlier = text.lastIndexOf('@', from + separator)
  const before = text.slice(Math.max(earlier + 1, from), at)
  if (!parameterBefore.test(before)) return false
  return earlier >= from ? hostAndMore.test(before) : beginsWithHostAndQuery(before)
}

/** Whether a text looks like a host with parameters, and optionally a port and a database. An empty port is none. */
export function beginsWithHostAndQuery(text: string): boolean {
  return /^[^:/?#]*(?::\d+)?(?:,[^/?#]*)?(?:\/[^?#]*)?\?/.test(text)
}
