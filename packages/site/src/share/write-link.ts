import { hideInText } from '@hreflint/core/internal'
import { encodeText } from './percent-text.ts'

/**
 * Maximum length of a fragment. Chats and mail programs cut longer addresses, and some browsers
 * reject them.
 */
export const longestLink = 30_000

/**
 * Returns the fragment that `readLink` reads. Empty values are left out, and
 * secrets are hidden. Null if it is too long to share.
 */
export function writeLink(values: Readonly<Record<string, string>>): string | null {
  const pairs = Object.entries(values).filter(([, value]) => value !== '')
  // Encoding makes a text up to nine times as long, so a text that is too long is not encoded.
  if (pairs.some(([, value]) => value.length > longestLink)) return null
  const link = `#${pairs.map(([key, value]) => `${key}=${encodeText(hideInText(value))}`).join('&')}`
  return link.length > longestLink ? null : link
}
