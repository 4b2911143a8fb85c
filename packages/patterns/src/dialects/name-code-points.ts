const start = /^[$_\p{ID_Start}]$/u
const part = /^(?:[$\p{ID_Continue}]|\u200C|\u200D)$/u

/** Whether a code point can start a parameter name. These are the code points that start JavaScript identifiers. */
export function isNameStart(codePoint: string): boolean {
  return start.test(codePoint)
}

/** Whether a code point can continue a parameter name. */
export function isNamePart(codePoint: string): boolean {
  return part.test(codePoint)
}
