/** Controls, format characters, separators, surrogates, private and unassigned code points. */
export function isInvisible(codePoint: string): boolean {
  return /^[\p{C}\p{Z}]$/u.test(codePoint)
}

/**
 * Replaces what a terminal, an editor or a log may act on instead of showing it: controls, format
 * characters, separators of lines, lone surrogates.
 */
export function replaceControls(text: string, replace: (character: string) => string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, replace)
}

/** `U+0020`, with at least four hexadecimal digits. */
export function unicodeNotation(codePoint: string): string {
  const value = codePoint.codePointAt(0) ?? 0
  return `U+${value.toString(16).toUpperCase().padStart(4, '0')}`
}
