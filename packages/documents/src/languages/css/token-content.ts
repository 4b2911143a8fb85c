import type { Span } from '@hreflint/core'

/**
 * Returns the offsets of the text between the quotes of a string token. The closing quote may be
 * missing.
 */
export function insideString(raw: string): Span {
  const isClosed = raw.length > 1 && raw.endsWith(raw[0] ?? '') && !isEscaped(raw, raw.length - 1)
  return { start: 1, end: isClosed ? raw.length - 1 : raw.length }
}

/**
 * Returns the offsets of the text of an unquoted `url(…)` token, without the white space around it.
 * The closing parenthesis may be missing.
 */
export function insideUrl(raw: string): Span {
  const last = raw.length - 1
  let end = raw.endsWith(')') && !isEscaped(raw, last) ? last : raw.length
  let start = raw.indexOf('(') + 1
  while (start < end && isWhiteSpace(raw, start)) start++
  while (end > start && isWhiteSpace(raw, end - 1)) end--
  return { start, end: endWithEscape(raw, start, end) }
}

/** Extends `end` past white space that belongs to an escape: `\ ` and `\26 `. */
function endWithEscape(raw: string, start: number, end: number): number {
  const found = /\\(?:[0-9a-f]{1,6})?$/i.exec(raw.slice(Math.max(start, end - 7), end))
  if (found === null || !isWhiteSpace(raw, end)) return end
  if (isEscaped(raw, end - found[0].length)) return end
  return raw.startsWith('\r\n', end) ? end + 2 : end + 1
}

/** Whether there is an odd number of backslashes before `at`. */
function isEscaped(raw: string, at: number): boolean {
  let before = at
  while (raw[before - 1] === '\\') before--
  return (at - before) % 2 === 1
}

function isWhiteSpace(text: string, at: number): boolean {
  return /^[ \t\r\n\f]$/.test(text[at] ?? '')
}
