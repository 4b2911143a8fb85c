import { quoted } from '../route.ts'

/** A regular expression for one character that begins neither text. */
export function notFollowing(a: string, b: string): string {
  const [long, other] = b.length > a.length ? [b, a] : [a, b]
  const short = other === long ? '' : other
  if (short.length > 1) return `(?:(?!${quoted(long)}|${quoted(short)})[^])`
  if (long.length > 1) return `(?:(?!${quoted(long)})[^${quoted(short)}])`
  return `[^${quoted(long + short)}]`
}
