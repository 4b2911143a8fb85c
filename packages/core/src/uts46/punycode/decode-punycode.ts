import { adaptBias, base, firstBias, firstCodePoint, largest, threshold } from './bias.ts'
import { PrefixCounts } from './prefix-counts.ts'

/** A code point, and how many of those decoded earlier come before it. */
interface Insertion {
  readonly codePoint: number
  readonly rank: number
}

/**
 * Decodes [Punycode](https://www.rfc-editor.org/rfc/rfc3492#section-6.2); null if the text is not Punycode.
 * Takes time in proportion to n log n: what the procedure of the RFC inserts one by one finds its
 * place here from the last one back, among the places that are still free.
 */
export function decodePunycode(text: string): string | null {
  const basicEnd = Math.max(text.lastIndexOf('-'), 0)
  const insertions = readInsertions(text, basicEnd)
  if (insertions === null) return null

  const decoded = new Array<string>(basicEnd + insertions.length).fill('')
  const free = new PrefixCounts(decoded.length)
  for (let place = 0; place < decoded.length; place++) free.add(place, 1)
  for (const { codePoint, rank } of insertions.reverse()) {
    const place = free.placeOf(rank)
    decoded[place] = String.fromCodePoint(codePoint)
    free.add(place, -1)
  }
  let basic = 0
  for (let place = 0; basic < basicEnd; place++) {
    if (decoded[place] === '') decoded[place] = text.charAt(basic++)
  }
  return decoded.join('')
}

function readInsertions(text: string, basicEnd: number): Insertion[] | null {
  for (let i = 0; i < basicEnd; i++) if (text.charCodeAt(i) >= firstCodePoint) return null
  const insertions: Insertion[] = []
  let [codePoint, bias, delta] = [firstCodePoint, firstBias, 0]
  for (let at = basicEnd > 0 ? basicEnd + 1 : 0; at < text.length; ) {
    const before = delta
    let weight = 1
    for (let position = base; ; position += base) {
      const digit = digitAt(text, at++)
      delta += digit * weight
      if (digit === base || delta > largest) return null
      const least = threshold(position, bias)
      if (digit < least) break
      weight *= base - least
      if (weight > largest) return null
    }
    const count = basicEnd + insertions.length + 1
    bias = adaptBias(delta - before, count, before === 0)
    codePoint += Math.floor(delta / count)
    if (codePoint > 0x10ffff) return null
    delta %= count
    insertions.push({ codePoint, rank: delta })
    delta++
  }
  return insertions
}

/** Returns the value of a digit; `base` for what is none, and at the end of the text. */
function digitAt(text: string, at: number): number {
  const unit = text.charCodeAt(at)
  if (unit >= 0x30 && unit <= 0x39) return unit - 0x30 + 26
  const lower = unit | 0x20
  return lower >= 0x61 && lower <= 0x7a ? lower - 0x61 : base
}
