import { parse } from '@hreflint/core'
import type { FoundIssue, PatternDialect } from '../../../contract/pattern.ts'
import { pieceAt } from '../../piece-at.ts'
import { itemsOf, swallowedMembers, unquotedUrl } from './field-issues.ts'
import { findSlip } from './field-slips.ts'
import { invalidUrl } from './invalid-url.ts'
import { mendField } from './mend-field.ts'
import { type BareItem, readField } from './structured-field.ts'

const anyPage = 'https://example.com/'

/** `Reporting-Endpoints`: names of URLs that browsers send reports to. */
export const reportingEndpointsDialect: PatternDialect = {
  id: 'reporting-endpoints',
  title: 'Reporting-Endpoints',
  family: 'header',
  subject: 'url',
  usedBy: 'the header `Reporting-Endpoints`',
  edition: { version: 'Reporting API, RFC 9651', url: 'https://www.w3.org/TR/reporting-1/' },
  notes: [
    'Each name has a URL in double quotes: `main="https://reports.example/main", csp="/csp"`.',
    'Browsers send reports only to `https:`. If a single character is wrong, they ignore the whole header.',
  ],
  compile(text, { base = anyPage }) {
    const endpoints = endpointsOf(text)
    return {
      components: {},
      pieces: endpoints.map(({ name, url: { start, end, value } }) =>
        pieceAt('text', start, end, String(value), name),
      ),
      match(url) {
        const { href } = parse(url).url ?? {}
        const found = endpoints.filter(
          ({ url: { value } }) =>
            href !== undefined && parse(String(value), { base }).url?.href === href,
        )
        if (found.length === 0) return null
        return {
          groups: found.map(({ name, url: { value } }) => ({
            component: null,
            name,
            value: String(value),
          })),
        }
      },
    }
  },
  repair: () => [],
  sample(text, { base = anyPage }) {
    const urls = endpointsOf(text).flatMap(({ url: { value } }) => {
      const href = parse(String(value), { base }).url?.href
      return href == null ? [] : [href]
    })
    return [...new Set([...urls.slice(0, 4), 'https://other.example/'])]
  },
  examine(text): readonly FoundIssue[] {
    const { issues, members } = mendField(text, 'dictionary', findSlip)
    if (members === null) return issues
    return [
      ...swallowedMembers(text, members, () => false),
      ...members.flatMap(member =>
        itemsOf(member).flatMap(({ value }) => [...unquotedUrl(value), ...wrongUrl(text, value)]),
      ),
    ]
  },
}

function endpointsOf(text: string): readonly { readonly name: string; readonly url: BareItem }[] {
  const { members } = readField(text.replaceAll(/[\r\n]/g, ' '), 'dictionary')
  return (members ?? []).flatMap(({ key, member }) =>
    member.type === 'item' && member.value.type === 'string'
      ? [{ name: key, url: member.value }]
      : [],
  )
}

function wrongUrl(text: string, { type, value, start, end }: BareItem): readonly FoundIssue[] {
  if (type !== 'string' || text.slice(start + 1, end - 1) !== value) return []
  const { url } = parse(value, { base: anyPage })
  if (url === null) return invalidUrl(value, start + 1)
  if (url.scheme !== 'http' || /^(?:localhost|127\.|\[)|\.localhost$/.test(url.host ?? ''))
    return []
  return [{ code: 'endpoint-not-secure', start: start + 1, end: end - 1 }]
}
