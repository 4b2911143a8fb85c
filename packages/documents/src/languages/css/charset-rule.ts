import { usableEncoding } from '../../encoding/declared-encoding.ts'

/**
 * Returns the encoding that `@charset "…";` declares; null if there is none. The rule only counts
 * at the very start of the file and in exactly this form. CSS Syntax, "determine the fallback
 * encoding".
 */
export function encodingOfCharsetRule(text: string): string | null {
  const label = /^@charset "([^"]{0,100})";/.exec(text)?.[1]
  return label === undefined ? null : usableEncoding(label)
}
