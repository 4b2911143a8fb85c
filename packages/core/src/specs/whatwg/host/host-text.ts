import { isLeadSurrogate, isTrailSurrogate } from '../../../text/code-point.ts'
import type { Span } from '../../../text/span.ts'
import { isPercentEncodedByte } from '../characters/units.ts'

/** A label of a host, in offsets of the decoded text. */
export interface HostLabel {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** For each code unit of a decoded text, where it comes from. */
interface Sources {
  readonly starts: Uint32Array
  readonly ends: Uint32Array
}

/** A host as the domain parser sees it, percent-decoded, with the way back to the machine's text. */
export class HostText {
  readonly text: string
  /** Offset in the machine's text, for a host that is written as it is. */
  readonly #offset: number
  /** For each code unit, where it comes from; null for a host that is written as it is. */
  readonly #sources: Sources | null

  private constructor(text: string, offset: number, sources: Sources | null) {
    this.text = text
    this.#offset = offset
    this.#sources = sources
  }

  /** Returns a host without percent-encoded bytes, at `offset`. */
  static verbatim(text: string, offset: number): HostText {
    return new HostText(text, offset, null)
  }

  /**
   * A host at `offset`, [percent-decoded](https://url.spec.whatwg.org/#string-percent-decode)
   * and decoded as UTF-8: bytes that are not UTF-8 become U+FFFD.
   */
  static percentDecoded(raw: string, offset: number): HostText {
    const starts = new Uint32Array(raw.length)
    const ends = new Uint32Array(raw.length)
    let text = ''
    let count = 0
    const add = (part: string, start: number, end: number): void => {
      text += part
      starts.fill(start, count, count + part.length)
      ends.fill(end, count, count + part.length)
      count += part.length
    }
    for (let i = 0; i < raw.length; ) {
      if (isPercentEncodedByte(raw, i, raw.length)) {
        const { codePoint, length } = decodeUtf8(raw, i)
        add(String.fromCodePoint(codePoint), offset + i, offset + i + length)
        i += length
      } else {
        add(raw.charAt(i), offset + i, offset + i + 1)
        i++
      }
    }
    return new HostText(text, offset, { starts, ends })
  }

  /** Returns the span of `text.slice(start, end)` in the machine's text. */
  source(start: number, end: number): Span {
    const sources = this.#sources
    if (sources === null) return { start: this.#offset + start, end: this.#offset + end }
    if (this.text === '') return { start: this.#offset, end: this.#offset }
    const from = sources.starts[Math.min(start, this.text.length - 1)] ?? this.#offset
    return { start: from, end: start === end ? from : (sources.ends[end - 1] ?? from) }
  }

  /** Whether the code unit at an offset is written percent-encoded. */
  isEncoded(at: number): boolean {
    const sources = this.#sources
    return sources !== null && (sources.ends[at] ?? 0) - (sources.starts[at] ?? 0) > 1
  }

  /** The spans of percent-encoded bytes, run by run; a dot is a run of its own. */
  encodedRuns(): readonly Span[] {
    const runs: Span[] = []
    let start = -1
    for (let at = 0; at < this.text.length; at = codePointEnd(this.text, at)) {
      const isDot = isDotUnit(this.text.charCodeAt(at))
      const isEncoded = this.isEncoded(at)
      if (start !== -1 && (isDot || !isEncoded)) {
        runs.push(this.source(start, at))
        start = -1
      }
      if (!isEncoded) continue
      if (isDot) runs.push(this.source(at, at + 1))
      else if (start === -1) start = at
    }
    if (start !== -1) runs.push(this.source(start, this.text.length))
    return runs
  }

  /** Returns the first labels, at most so many. */
  labels(most: number): readonly HostLabel[] {
    const { text } = this
    const labels: HostLabel[] = []
    for (let start = 0; labels.length < most && start <= text.length; ) {
      anyDot.lastIndex = start
      const end = anyDot.test(text) ? anyDot.lastIndex - 1 : text.length
      labels.push({ text: text.slice(start, end), start, end })
      start = end + 1
    }
    return labels
  }
}

const anyDot = /[.\u3002\uFF0E\uFF61]/g

/** The full stops that UTS 46 takes for a dot. */
export function isDotUnit(unit: number): boolean {
  return unit === 0x2e || unit === 0x3002 || unit === 0xff0e || unit === 0xff61
}

/** Returns the offset after the code point at `at`. */
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

/** Returns the percent-encoded byte at an offset; -1 if there is none. */
function byteAt(raw: string, at: number): number {
  return isPercentEncodedByte(raw, at, raw.length)
    ? Number.parseInt(raw.slice(at + 1, at + 3), 16)
    : -1
}
