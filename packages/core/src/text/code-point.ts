/** Represents the end of a text. No code unit has this value. */
export const EOF = -1

export function isAsciiAlpha(unit: number): boolean {
  const lower = unit | 0x20
  return lower >= 0x61 && lower <= 0x7a
}

export function isAsciiDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39
}

export function isAsciiHexDigit(unit: number): boolean {
  const lower = unit | 0x20
  return isAsciiDigit(unit) || (lower >= 0x61 && lower <= 0x66)
}

export function isLeadSurrogate(unit: number): boolean {
  return (unit & 0xfc00) === 0xd800
}

export function isTrailSurrogate(unit: number): boolean {
  return (unit & 0xfc00) === 0xdc00
}

/** U+FDD0 to U+FDEF, and the last two code points of each plane. */
export function isNoncharacter(codePoint: number): boolean {
  return (codePoint & 0xfffe) === 0xfffe || (codePoint >= 0xfdd0 && codePoint <= 0xfdef)
}

/** Whether every code unit of `text` is below U+0080. */
export function isAscii(text: string): boolean {
  return !/[^\0-\x7f]/.test(text)
}

export const loneSurrogates =
  /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

/** Replaces each lone surrogate with U+FFFD, so that offsets stay the same. */
export function toScalarValues(text: string): string {
  return /[\uD800-\uDFFF]/.test(text) && text.search(loneSurrogates) !== -1
    ? text.replace(loneSurrogates, '\uFFFD')
    : text
}
