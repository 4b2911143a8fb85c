import { parse } from '@hreflint/core'
import type { FoundIssue, PatternDialect } from '../../../contract/pattern.ts'
import { pieceAt } from '../../piece-at.ts'
import { brokenPattern, matchesPattern, samplesOf } from './field-pattern.ts'
import { unquotedUrl } from './field-issues.ts'
import { findSlip } from './field-slips.ts'
import { mendField } from './mend-field.ts'
import { type BareItem, type KeyedMember, readField } from './structured-field.ts'

/** `Connection-Allowlist`: patterns of the URLs that a page may connect to. */
export const connectionAllowlistDialect: PatternDialect = {
  id: 'connection-allowlist',
  title: 'Connection-Allowlist',
  family: 'header',
  subject: 'url',
  usedBy: 'the header `Connection-Allowlist`, and `Connection-Allowlist-Report-Only`',
  edition: {
    version: 'draft of the WICG, RFC 9651',
    url: 'https://wicg.github.io/connection-allowlists/',
  },
  notes: [
    'URL patterns are in double quotes, `response-origin` is not: `(response-origin "https://*.example.com")`.',
    'Only the first list counts. Browsers drop patterns that do not compile without a message.',
    'With `--base`, `response-origin` is the origin of that page.',
  ],
  compile(text, { base }) {
    const items = itemsOf(text)
    const own = base === undefined ? null : originOf(base)
    return {
      components: {},
      pieces: items.map(({ start, end, value }) => pieceAt('text', start, end, String(value))),
      match(url) {
        const found = items.find(({ type, value }) =>
          type === 'string'
            ? matchesPattern(String(value), url)
            : value === 'response-origin' && own !== null && originOf(url) === own,
        )
        if (found === undefined) return null
        return { groups: [{ component: null, name: 'pattern', value: String(found.value) }] }
      },
    }
  },
  repair: () => [],
  sample(text) {
    const patterns = itemsOf(text).filter(({ type }) => type === 'string')
    const urls = patterns.flatMap(({ value }) => samplesOf(String(value)))
    return [...new Set([...urls.slice(0, 4), 'https://other.example/'])]
  },
  examine(text): readonly FoundIssue[] {
    const { issues, members } = mendField(text, 'list', findSlip)
    if (members === null) return issues
    const outside = withoutList(text, members)
    if (outside !== null) return [outside]
    return itemsOf(text).flatMap(item => [...unquotedUrl(item), ...brokenPattern(text, item)])
  },
}

function membersOf(text: string): readonly KeyedMember[] {
  return readField(text.replaceAll(/[\r\n]/g, ' '), 'list').members ?? []
}

/** Returns the items of the list that counts. */
function itemsOf(text: string): readonly BareItem[] {
  const [first] = membersOf(text)
  return first?.member.type === 'list' ? first.member.items.map(({ value }) => value) : []
}

function originOf(url: string): string | null {
  const parsed = parse(url).url
  if (parsed?.scheme == null || parsed.host === null) return null
  return `${parsed.scheme}://${parsed.host}:${parsed.port ?? ''}`
}

/** Finds patterns that are not in a list: the header has no effect. */
function withoutList(text: string, members: readonly KeyedMember[]): FoundIssue | null {
  const values = members.map(({ member }) => (member.type === 'item' ? member.value : null))
  const [first] = values
  const last = values.at(-1)
  if (first === undefined || first === null) return null
  const isCertain =
    last != null &&
    values.every(value => value?.type === 'string' || value?.value === 'response-origin') &&
    members.every(({ member }) => member.parameters.length === 0)
  if (!isCertain) return { code: 'allowlist-without-list', start: first.start, end: first.end }
  const span = { start: first.start, end: last.end }
  const written = values.map(value => text.slice(value?.start, value?.end)).join(' ')
  const edits = [{ span, text: `(${written})` }]
  const fixes = [{ title: 'Put the patterns in parentheses', edits }]
  return { code: 'allowlist-without-list', ...span, fixes }
}
