import type { Quoting } from '../scan/scan-tags.ts'

/** How a value is written. `text` is text between tags. */
export type Writing = Quoting | 'text'

/**
 * Functions that escape text for an attribute value with this quoting. They return null if that is
 * not possible: HTML cannot contain a NUL, an unquoted value cannot be empty, and an attribute
 * without a value has no text.
 */
export const escapeFor: Readonly<Record<Writing, (text: string) => string | null>> = {
  double: text => escapeWith(text, /[&"\r]/g),
  single: text => escapeWith(text, /[&'\r]/g),
  text: text => escapeWith(text, /[&<\r]/g),
  none: () => null,
  unquoted: text => (text === '' ? null : escapeWith(text, /[&"'<=>`\t\n\f\r ]/g)),
}

const named: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  "'": '&#39;',
  '<': '&lt;',
  '>': '&gt;',
}

function escapeWith(text: string, unsafe: RegExp): string | null {
  if (text.includes('\0')) return null
  return text.replace(unsafe, character => named[character] ?? `&#${character.charCodeAt(0)};`)
}
