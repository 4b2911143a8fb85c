/** Rule h16: one to four hexadecimal digits. Null if `text` is not such a number. */
export function h16(text: string): number | null {
  return /^[0-9a-f]{1,4}$/i.test(text) ? Number.parseInt(text, 16) : null
}
