// The parameters of Punycode, https://www.rfc-editor.org/rfc/rfc3492#section-5
export const base = 36
export const firstBias = 72
export const firstCodePoint = 0x80
/** What does not fit into 31 bits overflows: RFC 3492 leaves the width open, and this is the usual one. */
export const largest = 0x7fffffff

const smallestThreshold = 1
const largestThreshold = 26
const skew = 38
const damp = 700

/** Returns the threshold of the digit at a position (36, 72, …) of a variable-length integer. */
export function threshold(position: number, bias: number): number {
  return Math.min(Math.max(position - bias, smallestThreshold), largestThreshold)
}

/** [Bias adaptation](https://www.rfc-editor.org/rfc/rfc3492#section-6.1) after a delta. */
export function adaptBias(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? damp : 2))
  rest += Math.floor(rest / count)
  let position = 0
  while (rest > ((base - smallestThreshold) * largestThreshold) / 2) {
    rest = Math.floor(rest / (base - smallestThreshold))
    position += base
  }
  return position + Math.floor(((base - smallestThreshold + 1) * rest) / (rest + skew))
}
