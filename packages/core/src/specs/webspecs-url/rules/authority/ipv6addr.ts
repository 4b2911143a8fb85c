import { serializeIpv6 } from '../../../../generic-syntax/host/serialize-ipv6.ts'
import { ipv4InIpv6OutOfRangePart, ipv6Invalid } from '../../issues/ip-address.ts'
import type { Machine, Match } from '../../machine.ts'
import { h16 } from './h16.ts'
import { ls32 } from './ls32.ts'

/**
 * Rule ipv6addr. The printed rule takes neither `[::1]` nor eight pieces; this is the text form of
 * RFC 4291 in its place: eight pieces, the last two possibly as a dotted quad, `::` for one or more
 * that are zero. Anything else in brackets is a parse exception.
 */
export function ipv6addr(machine: Machine, start: number): Match<string> | null {
  if (!machine.at(start, '[')) return null
  const close = machine.until(start, ']/\\?#')
  const isClosed = machine.at(close, ']')
  const pieces = isClosed ? piecesOf(machine.input.slice(start + 1, close)) : null
  const end = isClosed ? close + 1 : close
  if (pieces === 'range') return machine.exception(ipv4InIpv6OutOfRangePart, start, end)
  if (pieces === null) return machine.exception(ipv6Invalid, start, end)
  return { value: `[${serializeIpv6(pieces)}]`, end }
}

function piecesOf(text: string): readonly number[] | 'range' | null {
  const halves = text.split('::', 3)
  const [head, tail] = halves.map(half => (half === '' ? [] : half.split(':')))
  if (head === undefined || halves.length > 2) return null
  const before = numbersOf(head, tail === undefined)
  const after = tail === undefined ? [] : numbersOf(tail, true)
  if (before === 'range' || after === 'range') return 'range'
  if (before === null || after === null) return null
  const missing = 8 - before.length - after.length
  if (tail === undefined ? missing !== 0 : missing < 1) return null
  return [...before, ...Array<number>(missing).fill(0), ...after]
}

/** Returns the pieces as numbers; `mayEndInQuad`: they are the last of the address. */
function numbersOf(pieces: readonly string[], mayEndInQuad: boolean): number[] | 'range' | null {
  const numbers: number[] = []
  for (const [index, piece] of pieces.entries()) {
    const isQuad = mayEndInQuad && index === pieces.length - 1 && piece.includes('.')
    const value = isQuad ? ls32(piece) : h16(piece)
    if (value === null || value === 'range') return value
    if (typeof value === 'number') numbers.push(value)
    else numbers.push(...value)
    if (numbers.length > 8) return null
  }
  return numbers
}
