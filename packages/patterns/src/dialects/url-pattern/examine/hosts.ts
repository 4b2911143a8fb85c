import type { FoundIssue } from '../../../contract/pattern.ts'
import type { UrlPattern } from '../url-pattern.ts'
import { sampleUrl } from './sample-url.ts'

/** Finds hosts such as `192.168.*`: the URL parser reads the numbers before the wildcard as a full IPv4 address. */
export function numberAsHost(text: string, pattern: UrlPattern): readonly FoundIssue[] {
  const { parts } = pattern.components.hostname
  const span = pattern.spans.get('hostname')
  const [first] = parts
  if (span === undefined || first?.type !== 'fixed-text' || parts.length < 2) return []
  const start = span.start + first.start
  const end = span.start + first.end
  const written = text.slice(start, end)
  if (!/^\d+\.\d+\.\d+\.\d+$/.test(first.value) || first.value === written) return []
  const hosts = ['1', '1.1', '1.1.1', '.1', '.1.1'].map(rest => written + rest)
  const witness = hosts
    .filter(host => /^(?:\d{1,3}\.){3}\d{1,3}$/.test(host))
    .map(hostname => sampleUrl(pattern, { hostname }))
    .find(url => pattern.match(url) === null)
  if (witness === undefined) return []
  return [{ code: 'number-as-host', start, end, params: { host: first.value }, witness }]
}

/** Finds hosts such as `*example.com`, which also match other domains with the same ending. */
export function openHost(_: string, pattern: UrlPattern): readonly FoundIssue[] {
  const { parts } = pattern.components.hostname
  const span = pattern.spans.get('hostname')
  const [wildcard, domain] = parts
  if (span === undefined || wildcard?.type !== 'full-wildcard' || parts.length !== 2) return []
  if (domain?.type !== 'fixed-text' || domain.modifier !== '') return []
  if (wildcard.modifier !== '' || !/^[a-z\d-]+\.[a-z\d.-]+$/.test(domain.value)) return []
  const witness = sampleUrl(pattern, { hostname: `evil${domain.value}` })
  if (pattern.match(witness) === null) return []
  const [start, end] = [span.start + domain.start, span.start + domain.end]
  const edits = [{ span: { start, end: start }, text: '.' }]
  return [
    { code: 'open-host', start, end, witness, fixes: [{ title: 'Match only subdomains', edits }] },
  ]
}

/** Finds hosts such as `example.com*`, which also match other domains with the same beginning. */
export function openHostEnd(_: string, pattern: UrlPattern): readonly FoundIssue[] {
  const { parts } = pattern.components.hostname
  const span = pattern.spans.get('hostname')
  const wildcard = parts.at(-1)
  const domain = parts.at(-2)
  if (span === undefined || wildcard?.type !== 'full-wildcard' || wildcard.modifier !== '')
    return []
  if (domain?.type !== 'fixed-text' || !/\.[a-z]{2,}$/.test(domain.value)) return []
  const begin = domain.value.startsWith('.') ? `a${domain.value}` : domain.value
  const witness = sampleUrl(pattern, { hostname: `${begin}.evil.example` })
  if (pattern.match(witness) === null) return []
  const [start, end] = [span.start + domain.start, span.start + domain.end]
  return [{ code: 'open-host-end', start, end, witness }]
}

const plainAlternatives = /^[\w.-]+(?:\|[\w.-]+)*$/

/** Finds unescaped dots, as in `(www.example.com|example.org)`, where they match any character. */
export function unescapedDot(_: string, pattern: UrlPattern): readonly FoundIssue[] {
  const { parts } = pattern.components.hostname
  const span = pattern.spans.get('hostname')
  const group = parts.find(
    ({ type, value }) => type === 'regexp' && value.includes('.') && plainAlternatives.test(value),
  )
  if (span === undefined || group === undefined) return []
  const dotted = group.value.split('|').find(each => /[a-z\d]\.[a-z\d]/i.test(each))
  if (dotted === undefined) return []
  const around = (part: (typeof parts)[number]): string =>
    part.type === 'fixed-text' ? part.value : 'a'
  const hostname = parts
    .map(part => (part === group ? dotted.replace('.', 'x') : around(part)))
    .join('')
  const witness = sampleUrl(pattern, { hostname })
  if (pattern.match(witness) === null) return []
  const end = span.start + group.end - (group.modifier === '' ? 1 : 2)
  const start = end - group.value.length
  const edits = [...group.value.matchAll(/\./g)].map(({ index }) => ({
    span: { start: start + index, end: start + index },
    text: '\\',
  }))
  return [
    { code: 'unescaped-dot', start, end, witness, fixes: [{ title: 'Escape the dots', edits }] },
  ]
}
