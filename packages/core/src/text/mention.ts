/** Most texts: printable ASCII, not too long, and not one code point that needs its name. */
const plainlyVisible = /^(?:[!#-~]|[ -~]{2,40})$/

/** Longer texts are cut in messages. */
const longest = 40

/**
 * How a text is quoted in a message: in double quotes, what cannot be seen written as U+XXXX, long
 * texts cut in the middle. One code point that cannot be seen, or that is a quote, stands alone
 * without quotes: U+0020 SPACE would read as nothing between them.
 */
export function mention(text: string): string {
  if (text === '') return '""'
  if (plainlyVisible.test(text)) return `"${text}"`
  const codePoints = [...shorten(text)]
  if (codePoints.length === 1) {
    const name = invisibleName(text)
    if (name !== null) return name
  }
  const shown =
    codePoints.length > longest
      ? [...codePoints.slice(0, longest / 2), '…', ...codePoints.slice(-longest / 2 + 1)]
      : codePoints
  return `"${shown.map(visible).join('')}"`
}

/** What of `text` can matter: a text that is cut is not looked at in its middle. */
function shorten(text: string): string {
  const enough = 2 * longest
  return text.length > 2 * enough ? text.slice(0, enough) + text.slice(-enough) : text
}

function visible(codePoint: string): string {
  return codePoint !== ' ' && isInvisible(codePoint) ? `<${unicodeNotation(codePoint)}>` : codePoint
}

function invisibleName(codePoint: string): string | null {
  const name = names.get(codePoint)
  if (name !== undefined) return name
  return isInvisible(codePoint) ? unicodeNotation(codePoint) : null
}

const names: ReadonlyMap<string, string> = new Map(
  [
    ['\t', 'TAB'],
    ['\n', 'LINE FEED'],
    ['\f', 'FORM FEED'],
    ['\r', 'CARRIAGE RETURN'],
    [' ', 'SPACE'],
    ['"', 'QUOTATION MARK'],
    ['\u00A0', 'NO-BREAK SPACE'],
    ['\u00AD', 'SOFT HYPHEN'],
    ['\u200B', 'ZERO WIDTH SPACE'],
    ['\u200C', 'ZERO WIDTH NON-JOINER'],
    ['\u200D', 'ZERO WIDTH JOINER'],
    ['\uFEFF', 'BYTE ORDER MARK'],
  ].map(([codePoint = '', name]) => [codePoint, `${unicodeNotation(codePoint)} ${name}`]),
)

/** Controls, format characters, separators, surrogates, private and unassigned code points. */
function isInvisible(codePoint: string): boolean {
  return /^[\p{C}\p{Z}]$/u.test(codePoint)
}

/** `U+0020`, with at least four hexadecimal digits. */
export function unicodeNotation(codePoint: string): string {
  const value = codePoint.codePointAt(0) ?? 0
  return `U+${value.toString(16).toUpperCase().padStart(4, '0')}`
}
