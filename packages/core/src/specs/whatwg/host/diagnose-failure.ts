import { mention } from '../../../text/mention.ts'
import type { Machine } from '../machine.ts'
import { forbiddenDomainCodePoint } from './forbidden-code-points.ts'
import { codePointEnd, type HostLabel, type HostText } from './host-text.ts'
import { maxExaminedLength } from './ldh.ts'
import { domainToAscii, domainToAsciiWithout, mapDomain } from './uts46.ts'

/** No valid domain name has more labels, and no label more code points: the rest is not examined. */
export const mostLabels = 128
export const mostExamined = 1000

/**
 * Reports why a host has no domain: the code points or labels that UTS 46 or the standard rejects.
 * Whatever is found, it is one signal of the standard.
 *
 * @param result what ToASCII made of it; null if that failed.
 */
export function diagnoseFailure(m: Machine, host: HostText, result: string | null): void {
  m.failed = true
  const first = m.issues?.length ?? 0
  if (result === '') reportEmpty(m, host)
  else if (result !== null) diagnoseForbidden(m, host)
  else {
    let verdict: boolean | null = null
    const isBidiToBlame = (): boolean => (verdict ??= passesWithoutBidi(host))
    for (const label of host.labels(mostLabels)) diagnoseLabel(m, host, label, isBidiToBlame)
  }
  if ((m.issues?.length ?? 0) === first) {
    const { start, end } = host.source(0, host.text.length)
    m.report('domain-invalid', start, end, { label: mention(host.text) }, 0)
  }
  signalOnce(m, first)
}

/** Makes the first issue from `first` on the only signal. */
export function signalOnce(m: Machine, first: number): void {
  if (m.signals !== null && m.signals.length > first) m.signals[first] = 1
}

function reportEmpty(m: Machine, host: HostText): void {
  const { start, end } = host.source(0, host.text.length)
  m.report('domain-empty', start, end, {}, 0)
}

/** A code point that is forbidden, or that UTS 46 maps to something that is. */
function diagnoseForbidden(m: Machine, host: HostText): void {
  const { text } = host
  const verdicts = new Map<string, boolean>()
  for (let at = 0; at < text.length; ) {
    let next = codePointEnd(text, at)
    const codePoint = text.slice(at, next)
    // A run of one code point is one issue; percent-encoded, each is shown by itself.
    while (!host.isEncoded(at) && text.startsWith(codePoint, next)) next += codePoint.length
    const isForbidden = verdicts.get(codePoint) ?? isMappedToForbidden(codePoint)
    verdicts.set(codePoint, isForbidden)
    if (isForbidden) {
      const { start, end } = host.source(at, next)
      m.report('domain-forbidden-code-point', start, end, { codePoint: mention(codePoint) }, 0)
    }
    at = next
  }
}

function isMappedToForbidden(codePoint: string): boolean {
  return forbiddenDomainCodePoint.test(codePoint < '\x80' ? codePoint : mapDomain(codePoint))
}

/** @param isBidiToBlame whether the host is valid but for the rules for what is written from right to left */
function diagnoseLabel(
  m: Machine,
  host: HostText,
  label: HostLabel,
  isBidiToBlame: () => boolean,
): void {
  const { text } = label
  const shown = mention(text)
  const { start, end } = host.source(label.start, label.end)
  if (text === '') return
  if (reportDisallowed(m, host, label)) return
  // Of the whole host it is known that it fails.
  if (text.length < host.text.length && domainToAscii(text, false) !== null) {
    // Valid by itself: only the company of a right-to-left label can make it wrong.
    if (isBidiToBlame() && breaksBidiRule(text)) {
      m.report('domain-bidi', start, end, { label: shown }, 0)
    }
    return
  }
  if (text.length > maxExaminedLength) m.report('domain-invalid', start, end, { label: shown }, 0)
  else if (/^xn--/i.test(text))
    m.report('domain-undecodable-punycode', start, end, { label: shown }, 0)
  else if (domainToAsciiWithout(text, 'checkJoiners') !== null) reportJoiners(m, host, label)
  else if (domainToAsciiWithout(text, 'checkBidi') !== null) {
    m.report('domain-bidi', start, end, { label: shown }, 0)
  } else if (/^\p{M}/u.test(text) && domainToAsciiWithout(`a${text}`, 'both') !== null) {
    const mark = host.source(label.start, codePointEnd(host.text, label.start))
    m.report('domain-combining-mark', mark.start, mark.end, { label: shown }, 0)
  } else m.report('domain-invalid', start, end, { label: shown }, 0)
}

/** Whether a label fails beside a right-to-left label. */
export function breaksBidiRule(label: string): boolean {
  return domainToAscii(`${label}.\u05D0`, false) === null
}

/** Whether a domain is valid if the rules for what is written from right to left are left out. */
export function passesWithoutBidi(host: HostText): boolean {
  return domainToAsciiWithout(host.text, 'checkBidi') !== null
}

/** @returns whether there was one. */
function reportDisallowed(m: Machine, host: HostText, label: HostLabel): boolean {
  const { text } = host
  const verdicts = new Map<string, boolean>()
  let found = false
  const end = Math.min(label.end, label.start + mostExamined)
  for (let at = label.start; at < end; ) {
    const next = codePointEnd(text, at)
    const codePoint = text.slice(at, next)
    if (codePoint > '\x7f') {
      // Behind a letter, so that a combining mark or joiner is judged by its status alone.
      const allowed =
        verdicts.get(codePoint) ?? domainToAsciiWithout(`a${codePoint}`, 'both') !== null
      verdicts.set(codePoint, allowed)
      if (!allowed) {
        found = true
        reportCodePoint(m, host, label, at, next)
      }
    }
    at = next
  }
  return found
}

function reportCodePoint(
  m: Machine,
  host: HostText,
  label: HostLabel,
  at: number,
  next: number,
): void {
  const { start, end } = host.source(at, next)
  const codePoint = host.text.slice(at, next)
  if (codePoint === '\uFFFD' && host.isEncoded(at)) m.report('domain-not-utf8', start, end, {}, 0)
  else {
    const params = { label: mention(label.text), codePoint: mention(codePoint) }
    m.report('domain-disallowed-code-point', start, end, params, 0)
  }
}

function reportJoiners(m: Machine, host: HostText, label: HostLabel): void {
  const shown = mention(label.text)
  for (let at = label.start; at < label.end; at++) {
    const unit = host.text[at] ?? ''
    if (unit !== '\u200C' && unit !== '\u200D') continue
    const { start, end } = host.source(at, at + 1)
    const params = { label: shown, codePoint: mention(unit) }
    m.report('domain-joiner', start, end, params, 0)
  }
}
