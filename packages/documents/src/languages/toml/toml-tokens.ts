import type { Span } from '@hreflint/core'

/** A comment or a string, with its `#` or its quotes. Strings with three quotes are long. */
export interface TomlToken extends Span {
  readonly kind: 'comment' | 'basic' | 'literal' | 'long basic' | 'long literal'
}

const opening = /"""|'''|["'#]/g
const newline = 10
const carriageReturn = 13
const backslash = 92

/**
 * Yields the comments and the strings. Nothing else in TOML can contain a quote or a
 * `#`. A string without an end is skipped: on one line up to the end of the line, on several up to
 * the end of the text. So each character is read once.
 */
export function* tomlTokens(text: string): Generator<TomlToken> {
  opening.lastIndex = 0
  for (let found = opening.exec(text); found !== null; found = opening.exec(text)) {
    const { 0: mark, index: start } = found
    let end: number
    if (mark === '#') {
      end = endOfLine(text, start)
      yield { kind: 'comment', start, end }
    } else if (mark.length === 3) {
      end = endOfLongString(text, start)
      if (end >= start + 6 && text.endsWith(mark, end)) {
        yield { kind: mark === '"""' ? 'long basic' : 'long literal', start, end }
      }
    } else {
      end = endOfString(text, start)
      if (end > start + 1 && text.charAt(end - 1) === mark) {
        yield { kind: mark === '"' ? 'basic' : 'literal', start, end }
      }
    }
    opening.lastIndex = end
  }
}

function endOfLine(text: string, from: number): number {
  let at = from
  while (at < text.length && !isLineEnd(text.charCodeAt(at))) at++
  return at
}

/** Returns the offset after the closing quote, or the end of the line. */
function endOfString(text: string, start: number): number {
  const quote = text.charCodeAt(start)
  const hasEscapes = text.charAt(start) === '"'
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === quote) return at + 1
    if (isLineEnd(code)) return at
    if (code === backslash && hasEscapes && !isLineEnd(text.charCodeAt(at + 1))) at++
  }
  return text.length
}

/** Returns the offset after the closing quotes. The string itself may end with two more. */
function endOfLongString(text: string, start: number): number {
  const quote = text.charAt(start)
  const quotes = quote.repeat(3)
  let at = text.indexOf(quotes, start + 3)
  while (quote === '"' && at !== -1 && isEscaped(text, at, start + 3)) {
    at = text.indexOf(quotes, at + 1)
  }
  if (at === -1) return text.length
  let end = at + 3
  while (end < at + 5 && text.charAt(end) === quote) end++
  return end
}

function isEscaped(text: string, at: number, from: number): boolean {
  let first = at
  while (first > from && text.charCodeAt(first - 1) === backslash) first--
  return (at - first) % 2 === 1
}

function isLineEnd(code: number): boolean {
  return code === newline || code === carriageReturn
}
