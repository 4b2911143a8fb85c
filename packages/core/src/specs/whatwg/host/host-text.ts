import { isAscii, isLeadSurrogate, isTrailSurrogate } from '../../../text/code-point.ts'
import type { Span } from '../../../text/span.ts'
import { isPercentEncodedByte } from '../units.ts'

/** The full stops that UTS 46 takes for a dot. */
const dots = /[.\u3002\uFF0E\uFF61]/

/** A label of a host, in offsets of the decoded text. */
export interface HostLabel {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** A host as the domain parser sees it, percent-decoded, with the way back to the machine's text. */
export class HostText {
  readonly text: string
  /** Offset in the machine's text, for a host that is written as it is. */
  readonly #offset: number
  /** For each code unit, where it comes from; null for a host that is written as it is. */
  readonly #sources: readonly Span[] | null

  private constructor(text: string, offset: number, sources: readonly Span[] | null) {
    this.text = text
    this.#offset = offset
    this.#sources = sources
  }

  /** A host without percent-encoded bytes that stands at `offset`. */
  static verbatim(text: string, offset: number): HostText {
    return new HostText(text, offset, null)
  }

  /**
   * A host that stands at `offset`, [percent-decoded](https://url.spec.whatwg.org/#string-percent-decode)
   * and decoded as UTF-8: bytes that are not UTF-8 become U+FFFD.
   */
  static percentDecoded(raw: string, offset: number): HostText {
    const sources: Span[] = []
    let text = ''
    for (let i = 0; i < raw.length; ) {
      if (isPercentEncodedByte(raw, i, raw.length)) {
        const { codePoint, length } = decodeUtf8(raw, i)
        const character = String.fromCodePoint(codePoint)
        const source = { start: offset + i, end: offset + i + length }
        for (let unit = 0; unit < character.length; unit++) sources.push(source)
        text += character
        i += length
      } else {
        sources.push({ start: offset + i, end: offset + i + 1 })
        text += raw[i]
        i++
      }
    }
    return new HostText(text, offset, sources)
  }

  /** Where `text.slice(start, end)` stands in the machine's text. */
  source(start: number, end: number): Span {
    const sources = this.#sources
    if (sources === null) return { start: this.#offset + start, end: this.#offset + end }
    const first = sources[start] ?? sources.at(-1)
    const last = sources[end - 1] ?? first
    if (start === end)
      return { start: first?.start ?? this.#offset, end: first?.start ?? this.#offset }
    return { start: first?.start ?? this.#offset, end: last?.end ?? this.#offset }
  }

  /** Whether the code unit at an offset is written percent-encoded. */
  isEncoded(at: number): boolean {
    const { start, end } = this.source(at, at + 1)
    return end - start > 1
  }

  /** Where percent-encoded bytes stand, run by run; a dot begins and ends a run of its own. */
  encodedRuns(): readonly Span[] {
    const runs: Span[] = []
    let joins = false
    for (let at = 0; at < this.text.length; at = codePointEnd(this.text, at)) {
      const source = this.source(at, at + 1)
      const isDot = dots.test(this.text.charAt(at))
      const last = runs.at(-1)
      if (!this.isEncoded(at)) joins = false
      else if (joins && !isDot && last?.end === source.start) {
        runs[runs.length - 1] = { start: last.start, end: source.end }
      } else {
        runs.push(source)
        joins = !isDot
      }
    }
    return runs
  }

  labels(): readonly HostLabel[] {
    const labels: HostLabel[] = []
    let start = 0
    // Splitting at a string is much faster than at a pattern.
    for (const text of this.text.split(isAscii(this.text) ? '.' : dots)) {
      labels.push({ text, start, end: start + text.length })
      start += text.length + 1
    }
    return labels
  }
}

/** The offset behind the code point at `at`. */
export function codePointEnd(text: string, at: number): number {
  const isPair = isLeadSurrogate(text.charCodeAt(at)) && isTrailSurrogate(text.charCodeAt(at + 1))
  return isPair ? at + 2 : at + 1
}

/**
 * Decodes one code point from percent-encoded bytes; U+FFFD for each
 * [maximal subpart](https://encoding.spec.whatwg.org/#utf-8-decoder) that is not UTF-8.
 *
 * @returns the code point and how many code units of `raw` it takes.
 */
function decodeUtf8(raw: string, at: number): { codePoint: number; length: number } {
  const lead = byteAt(raw, at)
  if (lead < 0x80) return { codePoint: lead, length: 3 }
  const needed = lead >= 0xf0 ? 3 : lead >= 0xe0 ? 2 : 1
  if (lead < 0xc2 || lead > 0xf4) return { codePoint: 0xfffd, length: 3 }
  let codePoint = lead & (0x3f >> needed)
  let lower = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80
  let upper = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf
  for (let seen = 1; seen <= needed; seen++) {
    const byte = byteAt(raw, at + 3 * seen)
    if (byte < lower || byte > upper) return { codePoint: 0xfffd, length: 3 * seen }
    codePoint = (codePoint << 6) | (byte & 0x3f)
    lower = 0x80
    upper = 0xbf
  }
  return { codePoint, length: 3 * (needed + 1) }
}

/** The percent-encoded byte at an offset, -1 if there is none. */
function byteAt(raw: string, at: number): number {
  return isPercentEncodedByte(raw, at, raw.length)
    ? Number.parseInt(raw.slice(at + 1, at + 3), 16)
    : -1
}
