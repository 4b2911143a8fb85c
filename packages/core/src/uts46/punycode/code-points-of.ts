/** Returns the code points of a text; a lone surrogate is one. */
export function codePointsOf(text: string): Uint32Array {
  const codePoints = new Uint32Array(text.length)
  let count = 0
  for (let at = 0; at < text.length; ) {
    const codePoint = text.codePointAt(at) ?? 0
    codePoints[count++] = codePoint
    at += codePoint > 0xffff ? 2 : 1
  }
  return codePoints.subarray(0, count)
}
