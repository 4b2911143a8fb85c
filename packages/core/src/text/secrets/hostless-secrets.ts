import type { Span } from '../span.ts'

/** A port, in range or not, or what stands for one: a variable, a placeholder, or a word that says so. */
const portOrPlaceholder =
  /^(?:\d{1,5}|[$#]?\{.*?\}+|\$(?:\(.*?\)|\w+)|%(?:[ds]|\w+%)|<.*?>|\[.*?\]|\W{0,2}\w*port\w*\W{0,2})(?:[/?#,;:.)\]}>\\]|$)/i

/** A name and a colon, and a character that no port has. */
const beforeOther = /[^\s\\/:@?#"'`<>[]{0,100}:\d*[^\d\s\\/?#"'`<>,;.)\]]/

/** Matches every text that may have a password without a host. */
export const mayLackHost = new RegExp(`//${beforeOther.source}`)

const otherFrom = new RegExp(beforeOther, 'y')

/** Whether what follows the slashes of a connection string, at an offset, may be a password without a host. */
export function mayLackHostAt(text: string, start: number): boolean {
  otherFrom.lastIndex = start
  return otherFrom.test(text)
}

/** The shortest password that is hidden. Less than that tells nobody what it is. */
const shortest = 4

/**
 * Returns the password of a connection string whose host is missing, `redis://default:secret`: what a driver reads as
 * its port and cannot be one. Everything after the colon counts, since a password may contain a slash.
 *
 * @param authority The text after the slashes.
 */
export function hostlessSecret(authority: string): Span | null {
  const start = authority.indexOf(':') + 1
  const end = authority.length
  const rest = authority.slice(start)
  const isPassword = start > 0 && end - start >= shortest && !portOrPlaceholder.test(rest)
  return isPassword ? { start, end } : null
}
