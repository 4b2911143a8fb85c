import { isAscii, isAsciiAlpha, isAsciiDigit } from '../../../text/code-point.ts'
import { mention } from '../../../text/mention.ts'
import type { Span } from '../../../text/span.ts'
import type { Machine } from '../machine.ts'
import {
  breaksBidiRule,
  mostExamined,
  mostLabels,
  passesWithoutBidi,
  signalOnce,
} from './diagnose-failure.ts'
import { codePointEnd, type HostLabel, type HostText, isDotUnit } from './host-text.ts'
import { isStrictLabel, longestDomain, longestLabel, maxExaminedLength } from './ldh.ts'
import { domainToAscii, mapDomain } from './uts46.ts'

/**
 * Reports why a domain that parsers accept fails ToASCII with all checks on: what in which label
 * is not as the Domain Name System has it. One signal of the standard, whatever is found.
 *
 * @param result the domain as parsers take it.
 */
export function diagnoseStrictness(m: Machine, host: HostText, result: string): void {
  const first = m.issues?.length ?? 0
  const labels = host.labels(mostLabels)
  for (const label of labels) {
    if (label.text.length > maxExaminedLength) reportLongLabel(m, host, label, result)
    else if (label.text !== '') diagnoseLabel(m, host, label)
    else reportEmptyLabel(m, host, label)
  }
  const whole = host.source(0, host.text.length)
  if (result.length > longestDomain) {
    m.report('domain-too-long', whole.start, whole.end, { length: String(result.length) }, 0)
  }
  if ((m.issues?.length ?? 0) === first) {
    reportBidi(m, host, labels)
  }
  signalOnce(m, first)
}

/**
 * Every label is valid by itself; what is left is the company of one whose Punycode is written from
 * right to left. Where no label is found to be the one that minds, it is the host.
 */
function reportBidi(m: Machine, host: HostText, labels: readonly HostLabel[]): void {
  const whole = { text: host.text, start: 0, end: host.text.length }
  const found = passesWithoutBidi(host) ? labels.filter(({ text }) => breaksBidiRule(text)) : []
  for (const label of found.length > 0 ? found : [whole]) {
    const { start, end } = host.source(label.start, label.end)
    m.report('punycode-bidi', start, end, { label: mention(label.text) }, 0)
  }
}

/** The extra dot: the last of the host, or the one after an empty label. */
function reportEmptyLabel(m: Machine, host: HostText, { start: at }: HostLabel): void {
  const isLast = at === host.text.length
  if (isLast && isBehindEmptyLabel(host, at)) return
  const { start, end } = isLast ? host.source(at - 1, at) : host.source(at, at + 1)
  m.report(isLast ? 'domain-trailing-dot' : 'domain-empty-label', start, end, {}, 0)
}

/** Whether the label before the one that starts at an offset is empty. */
function isBehindEmptyLabel({ text }: HostText, start: number): boolean {
  return start === 1 || (start > 1 && isDotUnit(text.charCodeAt(start - 2)))
}

/**
 * A label of which UTS 46 leaves nothing is as good as none. At the end of the host the dot before it
 * is too much as well, unless that is said already.
 */
function reportIgnoredLabel(m: Machine, host: HostText, label: HostLabel): void {
  const isLast = label.end === host.text.length
  const takesDot = isLast && !isBehindEmptyLabel(host, label.start)
  const { start, end } = host.source(takesDot ? label.start - 1 : label.start, label.end)
  m.report(isLast ? 'domain-trailing-dot' : 'domain-empty-label', start, end, {}, 0)
}

/** Nothing else in such a label is worth the time. */
function reportLongLabel(m: Machine, host: HostText, label: HostLabel, result: string): void {
  const isWhole = label.text.length === host.text.length
  const ascii = isWhole ? result : (domainToAscii(label.text, false) ?? label.text)
  const { start, end } = host.source(label.start, label.end)
  m.report('domain-label-too-long', start, end, { length: String(ascii.length) }, 0)
}

function diagnoseLabel(m: Machine, host: HostText, label: HostLabel): void {
  if (isStrictLabel(label.text)) return
  const { start, end } = host.source(label.start, label.end)
  const isAsciiLabel = isAscii(label.text)
  const mapped = isAsciiLabel ? label.text.toLowerCase() : mapDomain(label.text)
  const isMappedToAscii = isAsciiLabel || isAscii(mapped)
  if (mapped === '') reportIgnoredLabel(m, host, label)
  else if (isMappedToAscii && mapped.startsWith('xn--')) {
    diagnosePunycode(m, label, mapped, start, end)
  } else {
    reportHyphens(m, host, label, mapped)
    reportNonLdh(m, host, label)
  }
  const ascii = isMappedToAscii ? mapped : domainToAscii(label.text, false)
  if (ascii !== null && ascii.length > longestLabel) {
    m.report('domain-label-too-long', start, end, { length: String(ascii.length) }, 0)
  }
}

type HyphenIssue =
  | 'domain-leading-hyphen'
  | 'domain-trailing-hyphen'
  | 'domain-third-fourth-hyphens'

function reportHyphens(m: Machine, host: HostText, label: HostLabel, mapped: string): void {
  if (!mapped.includes('-')) return
  const params = { label: mention(label.text) }
  const report = (name: HyphenIssue, from: number, to: number): void => {
    const { start, end } = host.source(label.start + from, label.start + to)
    m.report(name, start, end, params, 0)
  }
  const hyphens = mappedPlaces(label.text, mapped)
  const [first] = hyphens
  const last = hyphens.at(-1)
  if (mapped.startsWith('-') && first !== undefined) {
    report('domain-leading-hyphen', first.start, first.end)
  }
  if (mapped.endsWith('-') && mapped.length > 1 && last !== undefined) {
    report('domain-trailing-hyphen', last.start, last.end)
  }
  if (mapped.includes('--') && hasHyphensInThirdAndFourthPlace(mapped)) {
    const from = hyphens[2] ?? { start: 0 }
    const to = hyphens[3] ?? { end: label.text.length }
    report('domain-third-fourth-hyphens', from.start, to.end)
  }
}

/**
 * Where the code points of a mapped label come from: UTS 46 maps some to nothing and some to several.
 * Where it composes some into one, only the places of the first and last are known.
 */
function mappedPlaces(text: string, mapped: string): readonly Span[] {
  const places: Span[] = []
  const limit = Math.min(text.length, mostExamined)
  for (let at = 0; at < limit; ) {
    const end = codePointEnd(text, at)
    for (const _ of mapDomain(text.slice(at, end))) places.push({ start: at, end })
    at = end
  }
  if (places.length === [...mapped].length) return places
  return [...places.slice(0, 1), ...places.slice(-1)]
}

function hasHyphensInThirdAndFourthPlace(label: string): boolean {
  return [...label.slice(0, 8)].slice(2, 4).join('') === '--'
}

/** Says why a label is not made of letters, digits and inner hyphens; null if it is. */
function problemInLdh(label: string): string | null {
  if (label.startsWith('-')) return 'starts with a hyphen'
  if (label.endsWith('-')) return 'ends with a hyphen'
  if (hasHyphensInThirdAndFourthPlace(label)) return 'has hyphens in the third and fourth positions'
  const other = /[\0-,./:-@[-`{-\x7f]/.exec(label)?.[0]
  return other === undefined ? null : `contains ${mention(other)}`
}

function isLdh(unit: number): boolean {
  return isAsciiAlpha(unit) || isAsciiDigit(unit) || unit === 0x2d
}

/** ASCII code points that are neither letter, digit nor hyphen, or what UTS 46 maps to one. */
function reportNonLdh(m: Machine, host: HostText, label: HostLabel): void {
  const { text } = host
  const end = Math.min(label.end, label.start + mostExamined)
  let shown: string | null = null
  for (let at = label.start; at < end; ) {
    const unit = text.charCodeAt(at)
    if (isLdh(unit)) {
      at++
      continue
    }
    const next = codePointEnd(text, at)
    const codePoint = text.slice(at, next)
    if (unit < 0x80 || /[\0-,/:-`{-\x7f]/.test(mapDomain(codePoint))) {
      const { start, end } = host.source(at, next)
      shown ??= mention(label.text)
      if (codePoint === '_') m.report('domain-underscore', start, end, { label: shown }, 0)
      else {
        const params = { label: shown, codePoint: mention(codePoint) }
        m.report('domain-non-ldh-code-point', start, end, params, 0)
      }
    }
    at = next
  }
}

/** A Punycode label that fails: it does not decode, or what it decodes to is not a valid label. */
function diagnosePunycode(
  m: Machine,
  { text }: HostLabel,
  lower: string,
  start: number,
  end: number,
): void {
  const label = mention(text)
  if (domainToAscii(lower, true) !== null) return
  const decoded = mapDomain(lower)
  if (decoded === lower) m.report('punycode-undecodable', start, end, { label }, 0)
  else if (decoded !== '' && domainToAscii(decoded, false) === lower) {
    const problem = problemInLdh(decoded)
    if (problem === null) return
    m.report('punycode-not-ldh', start, end, { label, decoded: mention(decoded), problem }, 0)
  } else if (decoded === '' || domainToAscii(decoded, false) !== null) {
    m.report('punycode-non-canonical', start, end, { label }, 0)
  } else m.report('punycode-invalid-label', start, end, { label, decoded: mention(decoded) }, 0)
}
