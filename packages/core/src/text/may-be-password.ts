import type { Span } from './span.ts'

/** Maximum distance in which the start of an authority is searched. */
const longestAuthority = 500

/**
 * Whether a span may be part of a password, even if a parser reads it as something else: it comes
 * after the colon of an authority and before an `@`. In `https://ada:pass/word@example.com/` the
 * first slash ends the authority, and what was meant for a password is read as a port.
 */
export function mayBePassword(input: string, { start, end }: Span): boolean {
  const before = input.slice(Math.max(0, start - longestAuthority), start)
  const slashes = Math.max(before.lastIndexOf('//'), before.lastIndexOf('\\\\'))
  const authority = slashes === -1 ? before : before.slice(slashes + 2)
  return /^[^/?#\\@]*:[^/?#\\@]*$/.test(authority) && input.includes('@', end)
}
