import { parseHost } from '../host/host.ts'
import { isUnbracketedIpv6 } from '../host/unbracketed.ts'
import type { State } from '../machine.ts'
import { authorityEnd } from './authority.ts'

/**
 * [Host state](https://url.spec.whatwg.org/#host-state): up to a colon outside brackets, or to the
 * end of the authority.
 *
 *     https://example.com:8080/
 *             ^^^^^^^^^^^
 */
export const host: State = m => {
  const start = m.pointer
  const end = authorityEnd(m, start)
  const colon = portColon(m.text, start, end)
  const hostEnd = colon === -1 ? end : colon
  if (hostEnd === start) {
    if (isUnbracketedIpv6(m, start, end)) return m.fail('ipv6-unbracketed-at-start', start, end)
    if (colon !== -1) return m.fail('host-missing-before-port', start, start)
    if (m.isSpecial) return m.fail('host-missing', start, start, { scheme: m.scheme })
  }
  m.hostStart = start
  m.hostEnd = hostEnd
  const parsed = parseHost(m, start, hostEnd)
  if (parsed === null) return m.stop()
  m.host = parsed
  m.pointer = colon === -1 ? end : colon + 1
  return colon === -1 ? 'path start' : 'port'
}

/** Returns the offset of the first colon outside brackets between `start` and `end`; -1 if there is none. */
function portColon(text: string, start: number, end: number): number {
  const first = text.indexOf(':', start)
  if (first === -1 || first >= end) return -1
  let insideBrackets = false
  for (let i = start; i < end; i++) {
    const unit = text.charCodeAt(i)
    if (unit === 0x5b) insideBrackets = true
    else if (unit === 0x5d) insideBrackets = false
    else if (unit === 0x3a && !insideBrackets) return i
  }
  return -1
}
