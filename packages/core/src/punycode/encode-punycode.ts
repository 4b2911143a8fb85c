import { adaptBias, base, firstBias, firstCodePoint, largest, threshold } from './bias.ts'
import { PrefixCounts } from './prefix-counts.ts'

/** More than a text can have places; a code point times this is still exact. */
const places = 2 ** 32

/**
 * Encodes a text as [Punycode](https://www.rfc-editor.org/rfc/rfc3492#section-6.3); null if it
 * overflows. Takes time in proportion to n log n: the procedure of the RFC walks over the text for
 * each different code point, to count the smaller ones; here they are counted in a tree.
 */
export function encodePunycode(text: string): string | null {
  const codePoints = Array.from(text, character => character.codePointAt(0) ?? 0)
  const handled = new PrefixCounts(codePoints.length)
  const later: number[] = []
  let output = ''
  for (const [place, codePoint] of codePoints.entries()) {
    if (codePoint < firstCodePoint) {
      output += String.fromCharCode(codePoint)
      handled.add(place, 1)
    } else later.push(codePoint * places + place)
  }
  // By code point, then by place.
  const order = Float64Array.from(later).sort()
  const basicCount = codePoints.length - order.length
  if (basicCount > 0) output += '-'

  let count = basicCount
  let [next, delta, bias] = [firstCodePoint, 0, firstBias]
  for (let first = 0; first < order.length; ) {
    const codePoint = codePointOf(order[first])
    delta += (codePoint - next) * (count + 1)
    const smaller = count
    let passed = 0
    let i = first
    for (; codePointOf(order[i]) === codePoint; i++) {
      const before = handled.before(placeOf(order[i]))
      delta += before - passed
      passed = before
      if (delta > largest) return null
      output += digits(delta, bias)
      bias = adaptBias(delta, count + 1, count === basicCount)
      delta = 0
      count++
    }
    delta += smaller - passed
    if (delta > largest) return null
    delta++
    next = codePoint + 1
    for (; first < i; first++) handled.add(placeOf(order[first]), 1)
  }
  return output
}

function codePointOf(entry: number | undefined): number {
  return entry === undefined ? -1 : Math.floor(entry / places)
}

function placeOf(entry: number | undefined): number {
  return (entry ?? 0) % places
}

const digitNames = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** A [generalised variable-length integer](https://www.rfc-editor.org/rfc/rfc3492#section-3.3). */
function digits(delta: number, bias: number): string {
  let text = ''
  let rest = delta
  for (let position = base; ; position += base) {
    const least = threshold(position, bias)
    if (rest < least) return text + digitNames.charAt(rest)
    text += digitNames.charAt(least + ((rest - least) % (base - least)))
    rest = Math.floor((rest - least) / (base - least))
  }
}
