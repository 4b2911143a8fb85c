/** Rule h16: one to four hexadecimal digits. Null: `text` is no such number. */
export function h16(text: string): number | null {
  return /^[0-9a-f]{1,4}$/i.test(text) ? Number.parseInt(text, 16) : null
}
