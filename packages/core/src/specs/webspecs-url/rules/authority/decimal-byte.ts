/**
 * Rule decimal-byte: up to three digits, the first of three at most 2. Null: `text` is no such
 * number. A value above 255 is the caller's parse exception.
 */
export function decimalByte(text: string): number | null {
  return /^(?:[0-2]?[0-9])?[0-9]$/.test(text) ? Number(text) : null
}
