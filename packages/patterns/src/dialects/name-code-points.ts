const start = /^[$_\p{ID_Start}]$/u
const part = /^(?:[$\p{ID_Continue}]|\u200C|\u200D)$/u

/** Whether a name of a parameter can begin with a code point: an identifier of JavaScript can. */
export function isNameStart(codePoint: string): boolean {
  return start.test(codePoint)
}

/** Whether a name of a parameter can go on with a code point. */
export function isNamePart(codePoint: string): boolean {
  return part.test(codePoint)
}
