import { isAsciiDigit } from '../../../text/code-point.ts'
import { isUnbracketedIpv6 } from '../host/unbracketed.ts'
import type { State } from '../machine.ts'
import { defaultPorts } from '../schemes.ts'
import { authorityEnd } from './authority.ts'

/**
 * [Port state](https://url.spec.whatwg.org/#port-state): the digits after the colon of the host.
 *
 *     https://example.com:8080/path
 *                         ^^^^
 */
export const port: State = m => {
  const start = m.pointer
  const end = authorityEnd(m, start)
  m.portStart = start
  m.portEnd = end
  let value = 0
  for (let i = start; i < end; i++) {
    const unit = m.text.charCodeAt(i)
    if (!isAsciiDigit(unit)) {
      if (m.isSpecial && isUnbracketedIpv6(m, m.hostStart, end)) {
        return m.fail('ipv6-unbracketed', m.hostStart, end)
      }
      let invalidEnd = i + 1
      while (invalidEnd < end && !isAsciiDigit(m.text.charCodeAt(invalidEnd))) invalidEnd++
      return m.fail('port-invalid', i, invalidEnd)
    }
    value = Math.min(value * 10 + unit - 0x30, 0x10000)
  }
  if (value > 0xffff) return m.fail('port-out-of-range', start, end)
  if (end > start) m.port = value === defaultPorts.get(m.scheme) ? null : value
  m.pointer = end
  return 'path start'
}
