import { decodeEscapes, type EscapeSyntax } from '../../decode-escapes.ts'
import type { EmbeddedText } from '../../embedded-text.ts'

/** A URI: white space in it has no meaning, and a backslash is removed. */
const uri: EscapeSyntax = {
  escapes: /\\[\s\S]|\s+/g,
  decode: found => (found.startsWith('\\') ? found.slice(1).trim() : ''),
  escape: text => (/[\s<>`*|\\_]/.test(text) ? null : text),
  joins: (source, start) => source[start - 1] === '\\',
}

/** Returns the text of a URI that is written from `start` to `end`. */
export function targetText(source: string, start: number, end: number): EmbeddedText {
  return decodeEscapes(source, start, end, uri)
}

/** A bracket after a URI without markup is not part of it, so that a fix cannot close another one. */
const beforeBracket: EscapeSyntax = {
  ...uri,
  escape: text => (text.endsWith(']') ? null : uri.escape(text)),
}

/** Returns the text of a URI without markup that is written from `start` to `end`, before a closing bracket. */
export function textBeforeBracket(source: string, start: number, end: number): EmbeddedText {
  return decodeEscapes(source, start, end, beforeBracket)
}
