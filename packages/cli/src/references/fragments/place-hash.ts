/**
 * Returns a 53-bit number for a text, so that millions of places in files can be compared without
 * keeping their names. `seed` is such a number too. The probability that two of a million texts
 * have the same number is 1 in 18,000.
 */
export function hashText(text: string, seed = 0): number {
  // The mixing function of cyrb53.
  let high = 0xdeadbeef ^ seed
  let low = 0x41c6ce57 ^ Math.floor(seed / 4294967296)
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    high = Math.imul(high ^ unit, 2654435761)
    low = Math.imul(low ^ unit, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return 4294967296 * (2097151 & low) + (high >>> 0)
}
