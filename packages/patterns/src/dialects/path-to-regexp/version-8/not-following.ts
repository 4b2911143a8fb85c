import { quoted } from '../route.ts'

/** Returns a regular expression for one character at which neither of the two texts begins. */
export function notFollowing(a: string, b: string): string {
  const [long, other] = b.length > a.length ? [b, a] : [a, b]
  const short = other === long ? '' : other
  if (short.length > 1) return `(?:(?!${quoted(long)}|${quoted(short)})[^])`
  if (long.length > 1) return `(?:(?!${quoted(long)})[^${quoted(short)}])`
  return `[^${quoted(long + short)}]`
}
