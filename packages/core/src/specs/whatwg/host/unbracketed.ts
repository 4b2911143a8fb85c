import { Machine } from '../machine.ts'
import { parseIpv6 } from './ipv6.ts'

const ipv6Characters = /^[\da-f]*:[\da-f:]*:[\da-f:.]*$/i

/** No IPv6 address is longer, except with extra zeros, which do not occur. */
const maxLength = 45

/** Whether an authority is an IPv6 address that is missing its brackets. */
export function isUnbracketedIpv6(m: Machine, start: number, end: number): boolean {
  const text = end - start > maxLength ? '' : m.text.slice(start, end)
  if (!ipv6Characters.test(text)) return false
  return parseIpv6(new Machine(text, null, null, 'issues'), 0, text.length) !== null
}
