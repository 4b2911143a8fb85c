import type { FoundIssue, PatternDialect } from '../../../contract/pattern.ts'
import { pieceAt } from '../../piece-at.ts'
import { brokenPattern, matchesPattern, samplesOf } from './field-pattern.ts'
import { findSlip } from './field-slips.ts'
import { mendField } from './mend-field.ts'
import { type BareItem, type KeyedMember, readField } from './structured-field.ts'

const anyPage = 'https://example.com/'

/** `Use-As-Dictionary`: a pattern of the URLs that a response is a compression dictionary for. */
export const useAsDictionaryDialect: PatternDialect = {
  id: 'use-as-dictionary',
  title: 'Use-As-Dictionary',
  family: 'header',
  subject: 'url',
  usedBy: 'the header `Use-As-Dictionary`',
  edition: {
    version: 'RFC 9842, RFC 9651',
    url: 'https://www.rfc-editor.org/rfc/rfc9842#section-2.1',
  },
  notes: [
    '`match` is a URL pattern in double quotes, relative to the URL of the response: `match="/app/*.js"`.',
    'Without a `match` that compiles, browsers do not use the response as a dictionary.',
  ],
  compile(text, { base = anyPage }) {
    const match = matchOf(membersOf(text))
    const pattern = match === null ? null : String(match.value)
    return {
      components: {},
      pieces: match === null ? [] : [pieceAt('text', match.start, match.end, String(match.value))],
      match: url =>
        pattern !== null && matchesPattern(pattern, url, base)
          ? { groups: [{ component: null, name: 'match', value: pattern }] }
          : null,
    }
  },
  repair: () => [],
  sample(text, { base = anyPage }) {
    const match = matchOf(membersOf(text))
    const urls = match === null ? [] : samplesOf(String(match.value), base)
    return [...new Set([...urls.slice(0, 4), 'https://other.example/'])]
  },
  examine(text, _, { base = anyPage }): readonly FoundIssue[] {
    const { issues, members } = mendField(text, 'dictionary', findSlip)
    if (members === null) return issues
    const match = matchOf(members)
    if (match !== null) return brokenPattern(text, match, base)
    const end = text.trimEnd().length
    return members.length === 0
      ? []
      : [{ code: 'dictionary-without-match', start: text.length - text.trimStart().length, end }]
  },
}

function membersOf(text: string): readonly KeyedMember[] {
  return readField(text.replaceAll(/[\r\n]/g, ' '), 'dictionary').members ?? []
}

function matchOf(members: readonly KeyedMember[]): BareItem | null {
  const member = members.find(({ key }) => key === 'match')?.member
  return member?.type === 'item' && member.value.type === 'string' ? member.value : null
}
