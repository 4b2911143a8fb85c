import type { EscapeSyntax } from '../../decode-escapes.ts'
import { readEscape } from '../javascript/escape-sequence.ts'
import { decodeJsxAttribute } from '../javascript/jsx-attribute.ts'
import { escapeFor } from '../javascript/quoting.ts'

/** A literal that can contain a URL. */
export type LiteralKind = 'single' | 'double' | 'template' | 'jsx-single' | 'jsx-double'

const sequence =
  /\\(?:u\{[\dA-Fa-f]+\}|u[\dA-Fa-f]{4}|x[\dA-Fa-f]{2}|[0-3][0-7]{0,2}|[4-7][0-7]?|\r\n|[^ux])/g

/** In a template, every line ending is one line feed, whatever the file contains. */
const sequenceOrLineEnd = new RegExp(`${sequence.source}|\\r\\n?`, 'g')

/** Matches an escape to which a following digit would belong. */
const openEscape = /\\[0-7]{1,3}$/

const decode = (found: string): string | null =>
  found[0] === '\r' ? '\n' : (readEscape(found, 0, true)?.text ?? null)

/** Whether an edit would join CR and LF into one line ending. */
function joinsLines(source: string, start: number, end: number): boolean {
  return source[start - 1] === '\r' && source[end] === '\n'
}

const inQuotes = (kind: 'single' | 'double'): EscapeSyntax => ({
  escapes: sequence,
  decode,
  escape: text => escapeFor(kind, text),
  joins: (source, start) => openEscape.test(source.slice(Math.max(0, start - 4), start)),
})

const inJsx = (quote: '"' | "'"): EscapeSyntax => ({
  escapes: /&(?:#x[\dA-Fa-f]+|#\d+|\w+);/g,
  decode: found => {
    const decoded = decodeJsxAttribute(found, quote)?.text
    return decoded === undefined || decoded === found ? null : decoded
  },
  escape: text => decodeJsxAttribute('', quote)?.escape(text) ?? null,
  // A name without its semicolon may get one from the edit.
  joins: (source, start) => /&#?\w*$/.test(source.slice(Math.max(0, start - 40), start)),
})

/** The escape syntax between the delimiters of each kind of literal. */
export const literalSyntax: Readonly<Record<LiteralKind, EscapeSyntax>> = {
  single: inQuotes('single'),
  double: inQuotes('double'),
  template: {
    escapes: sequenceOrLineEnd,
    decode,
    escape: text => escapeFor('template', text),
    joins: (source, start, end) =>
      joinsLines(source, start, end) || (source[start - 1] === '$' && source[end] === '{'),
  },
  'jsx-single': inJsx("'"),
  'jsx-double': inJsx('"'),
}
