import { adaptBias, base, firstBias, firstCodePoint, largest, threshold } from './bias.ts'
import { codePointsOf } from './code-points-of.ts'
import { PrefixCounts } from './prefix-counts.ts'

/**
 * Encodes a text as [Punycode](https://www.rfc-editor.org/rfc/rfc3492#section-6.3); null if it
 * overflows. The procedure of the RFC walks over the text for each different code point, to count the
 * smaller ones; where there are many, they are counted in a tree here, so that it takes time in
 * proportion to n log n.
 */
export function encodePunycode(text: string): string | null {
  const codePoints = codePointsOf(text)
  const output = new DeltaWriter(codePoints)
  const isWalked = codePoints.length <= shortText || new Set(codePoints).size <= fewDifferent
  const fits = isWalked ? walk(codePoints, output) : count(codePoints, output)
  return fits ? output.text() : null
}

/** Walking over a short text, or over any text a few times, is faster than counting in a tree. */
const shortText = 64
const fewDifferent = 32

/** The encoded part so far. */
class DeltaWriter {
  /** How many code points are handled, and how many of them are basic. */
  handled: number
  readonly #basicCount: number
  readonly #codePointCount: number
  #bias = firstBias
  #text = ''
  readonly #units: number[] = []

  constructor(codePoints: Uint32Array) {
    for (const codePoint of codePoints) if (codePoint < firstCodePoint) this.#write(codePoint)
    this.#codePointCount = codePoints.length
    this.#basicCount = this.#text.length + this.#units.length
    this.handled = this.#basicCount
    if (this.handled > 0) this.#write(0x2d)
  }

  get isComplete(): boolean {
    return this.handled === this.#codePointCount
  }

  /** Writes a [generalized variable-length integer](https://www.rfc-editor.org/rfc/rfc3492#section-3.3). */
  add(delta: number): void {
    let rest = delta
    for (let position = base; ; position += base) {
      const least = threshold(position, this.#bias)
      if (rest < least) break
      const digit = (rest - least) % (base - least)
      this.#write(digitUnit(least + digit))
      rest = (rest - least - digit) / (base - least)
    }
    this.#write(digitUnit(rest))
    this.#bias = adaptBias(delta, this.handled + 1, this.handled === this.#basicCount)
    this.handled++
  }

  text(): string {
    this.#flush()
    return this.#text
  }

  #write(unit: number): void {
    if (this.#units.push(unit) >= mostUnits) this.#flush()
  }

  #flush(): void {
    this.#text += String.fromCharCode(...this.#units)
    this.#units.length = 0
  }
}

/** A function can be given so many arguments. */
const mostUnits = 4096

function digitUnit(digit: number): number {
  return digit < 26 ? 0x61 + digit : 0x30 + digit - 26
}

/** Walks over the text once for each different code point, as the RFC does; false on overflow. */
function walk(codePoints: Uint32Array, output: DeltaWriter): boolean {
  let [current, delta] = [firstCodePoint, 0]
  let next = smallestFrom(codePoints, current)
  while (!output.isComplete) {
    delta += (next - current) * (output.handled + 1)
    current = next
    next = Number.POSITIVE_INFINITY
    for (const codePoint of codePoints) {
      if (codePoint < current) delta++
      else if (codePoint > current) next = Math.min(next, codePoint)
      else {
        if (delta > largest) return false
        output.add(delta)
        delta = 0
      }
    }
    if (delta > largest) return false
    delta++
    current++
  }
  return true
}

function smallestFrom(codePoints: Uint32Array, least: number): number {
  let smallest = Number.POSITIVE_INFINITY
  for (const codePoint of codePoints)
    if (codePoint >= least) smallest = Math.min(smallest, codePoint)
  return smallest
}

/** The same, with the smaller code points counted in a tree. */
function count(codePoints: Uint32Array, output: DeltaWriter): boolean {
  const handled = new PrefixCounts(codePoints.length)
  const placesOf = new Map<number, number[]>()
  for (let place = 0; place < codePoints.length; place++) {
    const codePoint = codePoints[place] ?? 0
    if (codePoint < firstCodePoint) {
      handled.add(place, 1)
      continue
    }
    const places = placesOf.get(codePoint)
    if (places === undefined) placesOf.set(codePoint, [place])
    else places.push(place)
  }
  let [current, delta] = [firstCodePoint, 0]
  for (const [codePoint, places] of [...placesOf].sort(([a], [b]) => a - b)) {
    delta += (codePoint - current) * (output.handled + 1)
    const smaller = output.handled
    let passed = 0
    for (const place of places) {
      const before = handled.before(place)
      delta += before - passed
      passed = before
      if (delta > largest) return false
      output.add(delta)
      delta = 0
    }
    delta += smaller - passed
    if (delta > largest) return false
    delta++
    current = codePoint + 1
    for (const place of places) handled.add(place, 1)
  }
  return true
}
