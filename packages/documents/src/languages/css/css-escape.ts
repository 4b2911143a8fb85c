import type { EscapeSyntax } from '../../decode-escapes.ts'

/**
 * CSS Syntax Level 3, "consume an escaped code point", with "preprocess the input stream" before it
 * (NUL and lone surrogates). An escaped newline in a string produces no text.
 */
const escapes = /\\(?:[0-9a-f]{1,6}(?:\r\n|[ \t\r\n\f])?|\r\n|[\s\S]|$)|\0|[\uD800-\uDFFF]/giu

/** CSS reads these as U+FFFD and cannot represent them. */
const notCharacters = /\0|[\uD800-\uDFFF]/u

function decodeWith(atEnd: string): EscapeSyntax['decode'] {
  return found => {
    if (found[0] !== '\\') return '\uFFFD'
    const rest = found.slice(1)
    if (rest === '') return atEnd
    if (/^[\r\n\f]/.test(rest)) return ''
    if (!/^[0-9a-f]/i.test(rest)) return notCharacters.test(rest) ? '\uFFFD' : rest
    const value = Number.parseInt(rest, 16)
    const isCharacter = value > 0 && value <= 0x10ffff && (value < 0xd800 || value > 0xdfff)
    return isCharacter ? String.fromCodePoint(value) : '\uFFFD'
  }
}

/**
 * Without white space after it, a hexadecimal escape would absorb a following digit or white space.
 * After `<`, text may become the end tag of the element that contains the style sheet.
 */
function joins(source: string, start: number): boolean {
  const before = source.slice(Math.max(0, start - 8), start)
  return before.endsWith('<') || /\\[0-9a-f]{1,6}$/i.test(before)
}

function hexadecimal(character: string): string {
  return `\\${character.charCodeAt(0).toString(16).toUpperCase()} `
}

/** `<` is escaped too, so that an edit never creates an end tag in HTML. */
const needsHexadecimal = /[\x01-\x1F\x7F<]/

function escapeWith(unsafe: RegExp): EscapeSyntax['escape'] {
  return text => {
    if (notCharacters.test(text)) return null
    return text.replace(unsafe, character =>
      needsHexadecimal.test(character) ? hexadecimal(character) : `\\${character}`,
    )
  }
}

/** The text of an unquoted `url()`, between its parentheses. */
export const unquotedUrl: EscapeSyntax = {
  escapes,
  decode: decodeWith('\uFFFD'),
  escape: escapeWith(/["'()\\ \x01-\x1F\x7F<]/g),
  joins,
}

/** The text of a string, between its quotes. */
export const quotedString: Readonly<Record<'"' | "'", EscapeSyntax>> = {
  '"': { escapes, decode: decodeWith(''), escape: escapeWith(/["\\\n\r\f<]/g), joins },
  "'": { escapes, decode: decodeWith(''), escape: escapeWith(/['\\\n\r\f<]/g), joins },
}
