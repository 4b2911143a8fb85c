import { encodeText } from './percent-text.ts'

/** Longer addresses are cut by chats and mail programs, and refused by some browsers. */
export const longestLink = 30_000

/** The fragment that `readLink` reads; what is empty is left out. Null if it is too long to share. */
export function writeLink(values: Readonly<Record<string, string>>): string | null {
  const pairs = Object.entries(values).filter(([, value]) => value !== '')
  // Encoding makes a text at most nine times as long: no need to encode what is too long anyway.
  if (pairs.some(([, value]) => value.length > longestLink)) return null
  const link = `#${pairs.map(([key, value]) => `${key}=${encodeText(value)}`).join('&')}`
  return link.length > longestLink ? null : link
}
