/** The character classes of CommonMark, by UTF-16 unit. `NaN` is the end of the text. */

export const tab = 0x09
const lineFeed = 0x0a
const carriageReturn = 0x0d
export const space = 0x20

const alpha = 1
const digit = 2
const punctuation = 4
const control = 8

const classes = new Uint8Array(128).map((_, unit) => {
  const character = String.fromCharCode(unit)
  if (/[A-Za-z]/.test(character)) return alpha
  if (/[0-9]/.test(character)) return digit
  if (/[!-/:-@[-`{-~]/.test(character)) return punctuation
  // CommonMark reads U+FFFD in place of U+0000.
  return unit !== 0 && (unit < space || unit === 0x7f) ? control : 0
})

const isOf = (unit: number, mask: number): boolean =>
  unit < 128 && ((classes[unit] ?? 0) & mask) !== 0

export const isAlpha = (unit: number): boolean => isOf(unit, alpha)
export const isDigit = (unit: number): boolean => isOf(unit, digit)
export const isAlphanumeric = (unit: number): boolean => isOf(unit, alpha | digit)
export const isAsciiPunctuation = (unit: number): boolean => isOf(unit, punctuation)
/**
 * Whether this is an ASCII control character. They include white space, except the space itself.
 */
export const isControl = (unit: number): boolean => isOf(unit, control)

export const isSpaceOrTab = (unit: number): boolean => unit === space || unit === tab
export const isLineEnding = (unit: number): boolean => unit === lineFeed || unit === carriageReturn
export const isWhiteSpace = (unit: number): boolean => isSpaceOrTab(unit) || isLineEnding(unit)

export function isUnicodeWhiteSpace(unit: number): boolean {
  if (unit < 128) return unit === space || (unit >= tab && unit <= carriageReturn)
  return /\s/.test(String.fromCharCode(unit))
}

/** Whether this is punctuation or a symbol. U+0000 is read as U+FFFD, which is a symbol. */
export function isUnicodePunctuation(unit: number): boolean {
  if (unit < 128) return unit === 0 || isAsciiPunctuation(unit)
  return /[\p{P}\p{S}]/u.test(String.fromCharCode(unit))
}

/** Returns the offset of the first character at or after `at` that is neither a space nor a tab. */
export function afterSpaces(text: string, at: number): number {
  let next = at
  while (isSpaceOrTab(text.charCodeAt(next))) next++
  return next
}

/**
 * Returns the offset of the first character at or after `at` that is not a space, tab or line
 * ending.
 */
export function afterWhiteSpace(text: string, at: number): number {
  let next = at
  while (isWhiteSpace(text.charCodeAt(next))) next++
  return next
}

/** Returns the offset after the line ending at `at`. */
export function afterLineEnding(text: string, at: number): number {
  const isPair = text.charCodeAt(at) === carriageReturn && text.charCodeAt(at + 1) === lineFeed
  return at + (isPair ? 2 : 1)
}
