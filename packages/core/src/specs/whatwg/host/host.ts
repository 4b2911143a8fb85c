import { toScalarValues } from '../../../text/code-point.ts'
import { controlSet } from '../characters/percent-encode.ts'
import { reportNonUnits } from '../characters/units.ts'
import { codeOf } from '../found-issue.ts'
import type { Machine } from '../machine.ts'
import { parseDomain } from './domain.ts'
import { HostText } from './host-text.ts'
import { parseIpv6 } from './ipv6.ts'

/**
 * The [host parser](https://url.spec.whatwg.org/#concept-host-parser) and
 * [serializer](https://url.spec.whatwg.org/#concept-host-serializer): `text.slice(start, end)` of
 * the machine as a serialized host; null after a parse exception, which is reported.
 */
export function parseHost(m: Machine, start: number, end: number): string | null {
  if (m.at(start) === 0x5b && end > start) return parseBrackets(m, start, end)
  return m.isSpecial ? parseDomainHost(m, start, end) : parseOpaqueHost(m, start, end)
}

function parseBrackets(m: Machine, start: number, end: number): string | null {
  if (m.text.charCodeAt(end - 1) === 0x5d) return parseIpv6(m, start + 1, end - 1)
  const bracket = m.text.slice(start, end).indexOf(']')
  if (bracket === -1) return m.fail('ipv6-unclosed', end, end)
  return m.fail('ipv6-text-after-bracket', start + bracket + 1, end)
}

/**
 * The [opaque-host parser](https://url.spec.whatwg.org/#concept-opaque-host-parser). A colon, slash,
 * `?` or `#` cannot come here: they end the host.
 */
function parseOpaqueHost(m: Machine, start: number, end: number): string | null {
  const text = m.text.slice(start, end)
  const forbidden = /[\0\t\n\r #/:<>?@[\\\]^|]+/.exec(text)
  if (forbidden !== null) {
    const at = start + forbidden.index
    return m.fail('host-invalid-code-point', at, at + forbidden[0].length)
  }
  reportOpaqueHost(m, start, end)
  return m.encode(start, end, controlSet)
}

/**
 * The standard signals once for all code points that are not URL code points, and once for all
 * stray `%`: the further places of each are not signals.
 */
function reportOpaqueHost(m: Machine, start: number, end: number): void {
  const first = m.issues?.length ?? 0
  reportNonUnits(m, start, end, 'host')
  if (m.issues === null || m.signals === null) return
  let percents = 0
  let others = 0
  for (let i = first; i < m.issues.length; i++) {
    const isPercent = m.issues[i]?.code === codeOf('stray-percent')
    m.signals[i] = (isPercent ? percents++ : others++) === 0 ? 1 : 0
  }
}

/** Steps 4 to 8 of the host parser. */
function parseDomainHost(m: Machine, start: number, end: number): string | null {
  const raw = m.text.slice(start, end)
  if (!raw.includes('%')) return parseDomain(m, HostText.verbatim(toScalarValues(raw), start))
  const host = HostText.percentDecoded(toScalarValues(raw), start)
  let signals = 1
  for (const run of host.encodedRuns()) {
    m.report('domain-percent-encoded', run.start, run.end, {}, signals)
    signals = 0
  }
  return parseDomain(m, host)
}
