import { ipv4Address, serializeIpv4 } from '../../../../generic-syntax/host/ipv4-number.ts'
import {
  ipv4HexadecimalPart,
  ipv4OctalPart,
  ipv4OutOfRange,
  ipv4TooFewParts,
} from '../../issues/ip-address.ts'
import type { Machine } from '../../machine.ts'
import { type Ipv4Number, number } from './number.ts'

/**
 * Rule ipv4addr, on the text of a whole host: one to four numbers. Returns null if the text does not
 * have that form, or if a number is out of range (a parse exception).
 *
 * @param start The offset of the host. If the host is written differently from `text`, signals mark
 * all of it, up to `end`.
 */
export function ipv4addr(
  machine: Machine,
  text: string,
  start: number,
  end: number,
): string | null {
  const labels = text.split('.', 5)
  const numbers = labels.map(number)
  if (labels.length > 4 || !numbers.every(found => found !== null)) return null
  const address = ipv4Address(numbers.map(({ value }) => value))
  if (address === null) return machine.exception(ipv4OutOfRange, start, end)
  const isVerbatim = text.length === end - start
  let at = start
  numbers.forEach((found: Ipv4Number, index) => {
    const length = labels[index]?.length ?? 0
    const span = isVerbatim ? ([at, at + length] as const) : ([start, end] as const)
    if (found.radix === 16) machine.signal(ipv4HexadecimalPart, ...span)
    else if (found.radix === 8) machine.signal(ipv4OctalPart, ...span)
    at += length + 1
  })
  if (numbers.length < 4) machine.signal(ipv4TooFewParts, start, end)
  return serializeIpv4(address)
}
