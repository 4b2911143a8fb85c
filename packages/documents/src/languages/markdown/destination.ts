import { decodeHTMLStrict } from 'entities/decode'
import { decodeNumericCharacterReference } from 'micromark-util-decode-numeric-character-reference'
import type { EscapeSyntax } from '../../decode-escapes.ts'

/**
 * Link destinations: CommonMark 0.31, "Backslash escapes" and "Entity and numeric character
 * references". Nothing else is done to the text: what renderers percent-encode is said beside it.
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
 * A backslash that is text would escape punctuation put after it, and `&am` … `p;` may become a
 * reference when the text between them is replaced.
 */
function joins(source: string, start: number, end: number): boolean {
  const before = source.slice(Math.max(0, start - 40), start)
  if (/(?<!\\)(?:\\\\)*\\$/.test(before)) return true
  return /&#?[0-9A-Za-z]*$/.test(before) && /^[#0-9A-Za-z]*;/.test(source.slice(end, end + 40))
}

/** In a table, a `|` would end the cell; `\|` is one everywhere. */
const alwaysUnsafe = String.raw`[\\<>|]|&(?=#?[0-9A-Za-z]*(?:;|$))|^[#0-9A-Za-z]*;`

function escapeWith(more: string, unwritable: RegExp): EscapeSyntax['escape'] {
  const unsafe = new RegExp(`${alwaysUnsafe}|${more}`, 'g')
  return text =>
    unwritable.test(text)
      ? null
      : text.replace(unsafe, found => {
          if (found === '&') return '&amp;'
          // The text before it may be the start of a reference.
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

/** A destination without brackets ends at white space, and its parentheses are in pairs. */
export const bareDestination: EscapeSyntax = {
  escapes,
  decode,
  // Of the control characters, a reference gives back only white space.
  escape: escapeWith(String.raw`[()\t\n\f\r ]`, /[\0-\x08\x0B\x0E-\x1F\x7F]/),
  joins: (source, start, end) => joins(source, start, end) || !isBalanced(source.slice(start, end)),
}

/** Whether what an edit removes has its parentheses in pairs, so that the rest has. */
function isBalanced(removed: string): boolean {
  let depth = 0
  for (const [parenthesis] of removed.matchAll(/\\[()]|[()]/g)) {
    if (parenthesis === '(') depth++
    else if (parenthesis === ')' && --depth < 0) return false
  }
  return depth === 0
}
