import { isAscii } from '../../../text/code-point.ts'
import type { Span } from '../../../text/span.ts'
import type { Machine } from '../machine.ts'
import { type HostText, isDotUnit } from './host-text.ts'

const mostParts = 4

/** The [ends in a number checker](https://url.spec.whatwg.org/#ends-in-a-number-checker). */
export function endsInNumber(domain: string): boolean {
  const end = domain.endsWith('.') ? domain.length - 1 : domain.length
  // Most end in a letter that is neither a hexadecimal digit nor the `x` before one.
  const unit = domain.charCodeAt(end - 1)
  if (unit > 0x66 && unit !== 0x78) return false
  const last = domain.slice(domain.lastIndexOf('.', end - 1) + 1, end)
  return /^(?:[0-9]+|0[xX][0-9A-Fa-f]*)$/.test(last)
}

/**
 * The [IPv4 parser](https://url.spec.whatwg.org/#concept-ipv4-parser) and serializer. `domain` is what
 * the domain parser made of `host`. Null after a parse exception, which is reported.
 */
export function parseIpv4(m: Machine, host: HostText, domain: string): string | null {
  // Of a host that has thousands, it is enough to know that there are too many.
  const parts = domain.split('.', mostParts + 2)
  const sources = partSources(host, parts.length)
  const whole = host.source(0, host.text.length)
  // The standard has no name for this; only its writing section rejects it.
  if (!isAscii(host.text)) m.report('ipv4-non-ascii', whole.start, whole.end, {}, 0)
  if (domain.endsWith('.')) {
    m.report('ipv4-trailing-dot', sources.at(-2)?.end ?? lastDot(host), whole.end)
    if (parts.length <= mostParts + 1) parts.pop()
  }
  if (parts.length > mostParts) {
    const count = String(countParts(domain))
    return m.fail('ipv4-too-many-parts', whole.start, whole.end, { count })
  }
  const last = sources[parts.length - 1] ?? whole
  if (parts.length < 4)
    m.report('ipv4-too-few-parts', whole.start, last.end, { count: String(parts.length) })

  const numbers: number[] = []
  for (const [i, part] of parts.entries()) {
    const { start, end } = sources[i] ?? whole
    const number = parseIpv4Number(part)
    // The dot that follows it is too much.
    if (part === '') return m.fail('ipv4-empty-part', start, sources[i + 1]?.start ?? end)
    if (number === null) return m.fail('ipv4-non-numeric-part', start, end)
    if (number.radix === 16) m.report('ipv4-hexadecimal-part', start, end)
    if (number.radix === 8) m.report('ipv4-octal-part', start, end)
    numbers.push(number.value)
  }
  const lastIndex = numbers.length - 1
  const tooLarge = numbers.findIndex(
    (number, i) => number > (i === lastIndex ? lastMaximum(numbers.length) : 255),
  )
  if (tooLarge !== -1) {
    const { start, end } = sources[tooLarge] ?? whole
    return m.fail('ipv4-out-of-range', start, end)
  }
  if ((numbers.at(-1) ?? 0) > 255) m.report('ipv4-large-part', last.start, last.end)

  const address = numbers.reduce(
    (sum, number, i) => sum + (i === lastIndex ? number : number * 256 ** (3 - i)),
    0,
  )
  return [24, 16, 8, 0].map(shift => Math.floor(address / 2 ** shift) % 256).join('.')
}

/** The last part fills all the bytes that the others leave. */
function lastMaximum(count: number): number {
  return 256 ** (5 - count) - 1
}

/** Returns the number of parts. A dot at the end does not start a part. */
function countParts(domain: string): number {
  let count = domain.endsWith('.') ? 0 : 1
  for (let dot = domain.indexOf('.'); dot !== -1; dot = domain.indexOf('.', dot + 1)) count++
  return count
}

/** Returns the offset of the dot at the end of a host; the end of the host if it is not written as a dot. */
function lastDot(host: HostText): number {
  const last = host.text.length - 1
  const { start, end } = host.source(last, last + 1)
  return isDotUnit(host.text.charCodeAt(last)) ? start : end
}

/**
 * The spans of the parts: those of the labels of the host as written, if UTS 46 did not change their number;
 * else nowhere in particular.
 */
function partSources(host: HostText, count: number): readonly Span[] {
  if (count > mostParts + 1) return []
  const labels = host.labels(count + 1)
  if (labels.length !== count) return []
  return labels.map(({ start, end }) => host.source(start, end))
}

/** The [IPv4 number parser](https://url.spec.whatwg.org/#ipv4-number-parser); null for failure. */
function parseIpv4Number(part: string): { value: number; radix: 8 | 10 | 16 } | null {
  if (/^0[xX][0-9A-Fa-f]*$/.test(part))
    return { value: Number(`${part}`.length === 2 ? 0 : part), radix: 16 }
  if (/^0[0-7]+$/.test(part)) return { value: Number.parseInt(part, 8), radix: 8 }
  if (/^(?:0|[1-9][0-9]*)$/.test(part)) return { value: Number(part), radix: 10 }
  return null
}
