import { ownText, type ShownText } from './secrets/shown-text.ts'
import { isInvisible, unicodeNotation } from './invisible.ts'

/** Most texts: printable ASCII, not too long, and not one code point that needs its name. */
const plainlyVisible = /^(?:[!#-~]|[ -~]{2,40})$/

const number = /^\d{1,20}$/

/** Longer texts are cut in messages. */
const longest = 40

/**
 * Quotes a text in a message: in double quotes, invisible characters as U+XXXX, long texts cut in the
 * middle. A number has no quotes. A single character that is invisible, or that is a quote, is named
 * instead: `a space (U+0020)`.
 */
export function mention(text: string): string {
  if (text === '') return '""'
  if (number.test(text)) return text
  if (plainlyVisible.test(text)) return `"${text}"`
  const codePoints = [...shorten(text)]
  if (codePoints.length === 1) {
    const name = characterName(text)
    if (name !== null) return names.has(text) ? `a ${name}` : name
  }
  const shown =
    codePoints.length > longest
      ? [...codePoints.slice(0, longest / 2), '…', ...codePoints.slice(-longest / 2 + 1)]
      : codePoints
  return `"${shown.map(visible).join('')}"`
}

/** Quotes a text that may be shown. */
export function mentionShown(text: ShownText): ShownText {
  return ownText(mention(text))
}

/** Returns the part of `text` that can be shown: the middle of a long text is cut out and need not be examined. */
function shorten(text: string): string {
  const enough = 2 * longest
  return text.length > 2 * enough ? text.slice(0, enough) + text.slice(-enough) : text
}

function visible(codePoint: string): string {
  return codePoint !== ' ' && isInvisible(codePoint) ? `<${unicodeNotation(codePoint)}>` : codePoint
}

/** `space (U+0020)`, `U+0001`; null for a character that is quoted as it is. */
export function characterName(codePoint: string): string | null {
  const name = names.get(codePoint)
  if (name !== undefined) return `${name} (${unicodeNotation(codePoint)})`
  return isInvisible(codePoint) ? unicodeNotation(codePoint) : null
}

const names: ReadonlyMap<string, string> = new Map([
  ['\t', 'tab'],
  ['\n', 'line feed'],
  ['\f', 'form feed'],
  ['\r', 'carriage return'],
  [' ', 'space'],
  ['"', 'double quote'],
  ['\u00A0', 'no-break space'],
  ['\u00AD', 'soft hyphen'],
  ['\u200B', 'zero-width space'],
  ['\u200C', 'zero-width non-joiner'],
  ['\u200D', 'zero-width joiner'],
  ['\uFEFF', 'byte order mark'],
])
