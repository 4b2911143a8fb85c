import { decodeHTMLStrict } from 'entities/decode'
import { decodeNumericCharacterReference } from 'micromark-util-decode-numeric-character-reference'
import type { EscapeSyntax } from '../../decode-escapes.ts'

/**
 * Escapes in link destinations: CommonMark 0.31, "Backslash escapes" and "Entity and numeric
 * character references". The text is not percent-encoded here: see `renderedDestination`.
 */
const escapes =
  /\\[!-/:-@[-`{-~]|&(?:#[xX][0-9A-Fa-f]{1,6}|#[0-9]{1,7}|[A-Za-z][0-9A-Za-z]{1,30});|\0/g

function decode(found: string): string | null {
  if (found === '\0') return '\uFFFD'
  if (found[0] === '\\') return found.slice(1)
  if (found[1] !== '#') {
    const character = decodeHTMLStrict(found)
    return character === found ? null : character
  }
  const isHexadecimal = /^&#x/i.test(found)
  const digits = found.slice(isHexadecimal ? 3 : 2, -1)
  return decodeNumericCharacterReference(digits, isHexadecimal ? 16 : 10)
}

/**
 * A literal backslash would escape punctuation that an edit puts after it. `&am` … `p;` may become
 * a reference when the text between them is replaced.
 */
function joins(source: string, start: number, end: number): boolean {
  const before = source.slice(Math.max(0, start - 40), start)
  if (/(?<!\\)(?:\\\\)*\\$/.test(before)) return true
  return /&#?[0-9A-Za-z]*$/.test(before) && /^[#0-9A-Za-z]*;/.test(source.slice(end, end + 40))
}

/** In a table, `|` would end the cell. `\|` is a literal `|` everywhere. */
const alwaysUnsafe = String.raw`[\\<>|]|&(?=#?[0-9A-Za-z]*(?:;|$))|^[#0-9A-Za-z]*;`

function escapeWith(more: string, unwritable: RegExp): EscapeSyntax['escape'] {
  const unsafe = new RegExp(`${alwaysUnsafe}|${more}`, 'g')
  return text =>
    unwritable.test(text)
      ? null
      : text.replace(unsafe, found => {
          if (found === '&') return '&amp;'
          // The text before the replacement may be the start of a reference.
          if (found.endsWith(';')) return `${found.slice(0, -1)}\\;`
          return found <= ' ' ? `&#${found.charCodeAt(0)};` : `\\${found}`
        })
}

/** A destination between `<` and `>`. */
export const bracketedDestination: EscapeSyntax = {
  escapes,
  decode,
  escape: escapeWith(String.raw`[\n\r]`, /\0/),
  joins,
}

/** A destination without brackets. White space ends it, and its parentheses are balanced. */
export const bareDestination: EscapeSyntax = {
  escapes,
  decode,
  // White space is the only control character that a reference can write.
  escape: escapeWith(String.raw`[()\t\n\f\r ]`, /[\0-\x08\x0B\x0E-\x1F\x7F]/),
  joins: (source, start, end) => joins(source, start, end) || !isBalanced(source.slice(start, end)),
}

/** Whether the removed text has balanced parentheses. Then the rest is still balanced. */
function isBalanced(removed: string): boolean {
  let depth = 0
  for (const [parenthesis] of removed.matchAll(/\\[()]|[()]/g)) {
    if (parenthesis === '(') depth++
    else if (parenthesis === ')' && --depth < 0) return false
  }
  return depth === 0
}
