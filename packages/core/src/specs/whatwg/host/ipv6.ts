import { serializeIpv6 } from '../../../generic-syntax/host/serialize-ipv6.ts'
import { isAsciiDigit, isAsciiHexDigit } from '../../../text/code-point.ts'
import type { Machine } from '../machine.ts'
import { codePointEnd } from './host-text.ts'

const colon = 0x3a
const dot = 0x2e

/** The pieces read so far, and the position of `::` among them. */
interface Address {
  readonly pieces: number[]
  /** The number of pieces before `::`; -1 if there is none. */
  compress: number
}

/**
 * The [IPv6 parser](https://url.spec.whatwg.org/#concept-ipv6-parser) and serializer, for the text
 * between the brackets. Null after a parse exception, which is reported.
 */
export function parseIpv6(m: Machine, start: number, end: number): string | null {
  const unit = (at: number): number => (at < end ? m.text.charCodeAt(at) : -1)
  const address: Address = { pieces: [], compress: -1 }
  // The standard counts `::` as a piece.
  const pieceIndex = (): number => address.pieces.length + (address.compress === -1 ? 0 : 1)
  let at = start
  if (unit(at) === colon) {
    if (unit(at + 1) !== colon) return m.fail('ipv6-lone-leading-colon', at, at + 1)
    at += 2
    address.compress = 0
  }
  while (at < end) {
    if (pieceIndex() === 8) return m.fail('ipv6-too-many-pieces', at, end)
    if (unit(at) === colon) {
      if (address.compress !== -1) return m.fail('ipv6-multiple-compression', at - 1, at + 1)
      at++
      address.compress = address.pieces.length
      continue
    }
    const pieceStart = at
    while (at < pieceStart + 4 && isAsciiHexDigit(unit(at))) at++
    if (unit(at) === dot) {
      if (!readIpv4(m, address, pieceStart, at, end, pieceIndex())) return null
      break
    }
    const pieceEnd = at
    if (unit(at) === colon) {
      at++
      if (at === end) return m.fail('ipv6-unexpected-end', at - 1, at)
    } else if (at < end) return failAtCodePoint(m, pieceStart, at, end)
    if (pieceEnd - pieceStart > 1 && unit(pieceStart) === 0x30) {
      m.report('ipv6-piece-leading-zero', pieceStart, pieceEnd)
    }
    address.pieces.push(Number.parseInt(m.text.slice(pieceStart, pieceEnd), 16))
  }
  const { pieces, compress } = address
  if (compress !== -1) pieces.splice(compress, 0, ...new Array<number>(8 - pieces.length).fill(0))
  else if (pieces.length !== 8) {
    return m.fail('ipv6-too-few-pieces', start, end, { count: String(pieces.length) })
  }
  return `[${serializeIpv6(pieces)}]`
}

/** Something that is neither colon nor, within a piece, hexadecimal digit. */
function failAtCodePoint(m: Machine, pieceStart: number, at: number, end: number): null {
  const unit = m.text.charCodeAt(at)
  if (isAsciiHexDigit(unit)) {
    let pieceEnd = at
    while (pieceEnd < end && isAsciiHexDigit(m.text.charCodeAt(pieceEnd))) pieceEnd++
    return m.fail('ipv6-piece-too-long', pieceStart, pieceEnd)
  }
  if (unit === 0x25) return m.fail('ipv6-zone-id', at, end)
  return m.fail('ipv6-invalid-code-point', at, codePointEnd(m.text, at))
}

/**
 * An IPv4 address in the last two pieces, from `start` on; `firstDot` is the dot that showed it.
 *
 *     [::ffff:127.0.0.1]
 *             ^^^^^^^^^
 */
function readIpv4(
  m: Machine,
  address: Address,
  start: number,
  firstDot: number,
  end: number,
  pieceIndex: number,
): boolean {
  const unit = (at: number): number => (at < end ? m.text.charCodeAt(at) : -1)
  if (firstDot === start) return failed(m.fail('ipv4-in-ipv6-invalid-code-point', start, start + 1))
  if (pieceIndex > 6) return failed(m.fail('ipv4-in-ipv6-too-many-pieces', start, end))
  const numbers: number[] = []
  let at = start
  while (at < end) {
    if (numbers.length > 0) {
      if (unit(at) !== dot || numbers.length === 4) return failed(failIpv4At(m, at, end))
      at++
    }
    if (!isAsciiDigit(unit(at))) return failed(failIpv4At(m, at, end))
    const partStart = at
    while (isAsciiDigit(unit(at))) at++
    const part = m.text.slice(partStart, at)
    const failure = firstIpv4PartFailure(part)
    if (failure === 'zero') return failed(m.fail('ipv4-in-ipv6-leading-zero', partStart, at))
    if (failure === 'range') return failed(m.fail('ipv4-in-ipv6-out-of-range-part', partStart, at))
    numbers.push(Number(part))
  }
  const [a = 0, b = 0, c = 0, d = 0] = numbers
  if (numbers.length !== 4) {
    m.fail('ipv4-in-ipv6-too-few-parts', start, end, { count: String(numbers.length) })
    return false
  }
  address.pieces.push(a * 256 + b, c * 256 + d)
  return true
}

/** A zero that a digit follows is found before the number can grow too large. */
function firstIpv4PartFailure(part: string): 'zero' | 'range' | null {
  if (part.length > 1 && part.startsWith('0')) return 'zero'
  return part.length > 3 || Number(part) > 255 ? 'range' : null
}

/** At the end of the address there is no code point to show: then the one before it is shown. */
function failIpv4At(m: Machine, at: number, end: number): null {
  if (at < end) return m.fail('ipv4-in-ipv6-invalid-code-point', at, codePointEnd(m.text, at))
  return m.fail('ipv4-in-ipv6-invalid-code-point', at - 1, at)
}

function failed(_: null): false {
  return false
}
