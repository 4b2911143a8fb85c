import type { Span } from './span.ts'

/** How far back the start of an authority is looked for. */
const longestAuthority = 500

/**
 * Whether a span may be part of a password, whatever a parser reads it as: it comes after the
 * colon of an authority, and an `@` is still to come. In `https://ada:pass/word@example.com/` the
 * first slash ends the authority, and what was meant for a password is read as a port.
 */
export function mayBePassword(input: string, { start, end }: Span): boolean {
  const before = input.slice(Math.max(0, start - longestAuthority), start)
  const slashes = Math.max(before.lastIndexOf('//'), before.lastIndexOf('\\\\'))
  const authority = slashes === -1 ? before : before.slice(slashes + 2)
  return /^[^/?#\\@]*:[^/?#\\@]*$/.test(authority) && input.includes('@', end)
}
