import { usableEncoding } from '../../encoding/declared-encoding.ts'

/**
 * The encoding that `@charset "…";` declares, which counts only as the very first characters of the
 * file and in exactly this form; null if there is none. CSS Syntax, "determine the fallback encoding".
 */
export function encodingOfCharsetRule(text: string): string | null {
  const label = /^@charset "([^"]{0,100})";/.exec(text)?.[1]
  return label === undefined ? null : usableEncoding(label)
}
