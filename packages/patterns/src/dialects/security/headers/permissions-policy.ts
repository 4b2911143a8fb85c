import type { FoundIssue, PatternDialect } from '../../../contract/pattern.ts'
import { pieceAt } from '../../piece-at.ts'
import { sourceAllows } from '../csp-source.ts'
import { itemsOf, swallowedMembers, unquotedUrl } from './field-issues.ts'
import { findSlip } from './field-slips.ts'
import { legacyPolicy } from './legacy-policy.ts'
import { type FieldSlip, mendField, type SlipFinder } from './mend-field.ts'
import { type KeyedMember, readField } from './structured-field.ts'

/** `Permissions-Policy`: which origins may use which feature of the browser. */
export const permissionsPolicyDialect: PatternDialect = {
  id: 'permissions-policy',
  title: 'Permissions-Policy',
  family: 'header',
  subject: 'url',
  usedBy: 'the header `Permissions-Policy`, and `Permissions-Policy-Report-Only`',
  edition: {
    version: 'Permissions Policy, RFC 9651',
    url: 'https://www.w3.org/TR/permissions-policy/',
  },
  notes: [
    'Directives are separated by commas, and the values in parentheses by spaces: `camera=(), geolocation=(self "https://maps.example")`.',
    'Origins are in double quotes; `self` and `*` are not. `camera=()` allows nobody.',
    'If a single character is wrong, browsers ignore the whole header. `Feature-Policy` has another syntax.',
    'With `--base`, `self` is the origin of that page.',
  ],
  compile(text, { base }) {
    const members = membersOf(text)
    return {
      components: {},
      pieces: members.flatMap(member =>
        itemsOf(member).map(({ value: { start, end, value } }) =>
          pieceAt(value === '*' ? 'wildcard' : 'text', start, end, String(value), member.key),
        ),
      ),
      match(url) {
        const groups = members.flatMap(member => {
          const allowing = itemsOf(member).find(({ value: { type, value } }) =>
            sourceAllows(
              type === 'token' && value === 'self' ? "'self'" : String(value),
              url,
              base,
            ),
          )
          return allowing === undefined
            ? []
            : [{ component: null, name: member.key, value: String(allowing.value.value) }]
        })
        return groups.length === 0 ? null : { groups }
      },
    }
  },
  repair: () => [],
  sample(text) {
    const values = membersOf(text).flatMap(member =>
      itemsOf(member).map(({ value }) => value.value),
    )
    const origins = values.filter((value): value is string => /^https?:/.test(String(value)))
    const urls = origins.slice(0, 4).map(origin => `${origin.replace('*.', 'www.')}/`)
    return [...new Set([...urls, 'https://other.example/'])]
  },
  examine(text): readonly FoundIssue[] {
    const legacy = legacyPolicy(text)
    if (legacy !== null) return [legacy]
    const { issues, members } = mendField(text, 'dictionary', findPolicySlip)
    if (members === null) return issues
    return [
      ...swallowedMembers(text, members, key => key === 'report-to'),
      ...members.flatMap(member => itemsOf(member).flatMap(({ value }) => unquotedUrl(value))),
      ...members.flatMap(member => itemsOf(member).flatMap(({ value }) => quotedKeyword(value))),
    ]
  },
}

function membersOf(text: string): readonly KeyedMember[] {
  return readField(text.replaceAll(/[\r\n]/g, ' '), 'dictionary').members ?? []
}

/** `"self"` is read as a URL. */
function quotedKeyword({
  type,
  value,
  start,
  end,
}: Parameters<typeof unquotedUrl>[0]): readonly FoundIssue[] {
  if (type !== 'string' || value !== 'self') return []
  const edits = [{ span: { start, end }, text: 'self' }]
  return [
    { code: 'policy-quoted-keyword', start, end, fixes: [{ title: 'Remove the quotes', edits }] },
  ]
}

/** Knows what keywords in single quotes mean, and values without parentheses. */
const findPolicySlip: SlipFinder = (text, failure) => {
  const { at, expected } = failure
  const [quoted, keyword] = /^'(self|none|src|\*)'/i.exec(text.slice(at)) ?? []
  if (quoted === undefined || (expected !== 'value' && expected !== 'comma')) {
    return expected === 'comma'
      ? (withoutParentheses(text, at) ?? findSlip(text, failure))
      : findSlip(text, failure)
  }
  if (expected === 'comma') return withoutParentheses(text, at)
  const span = { start: at, end: at + quoted.length }
  const lower = keyword?.toLowerCase() ?? ''
  const isAlone = text.charAt(at - 1) === '='
  const written = lower === 'none' ? (isAlone ? '()' : '') : lower
  const title = lower === 'none' ? 'Change to an empty list' : 'Remove the quotes'
  return { code: 'header-single-quotes', ...span, edit: { span, text: written, title } }
}

const value = String.raw`(?:"[^"\\]*"|[A-Za-z*][\w:/.*-]*)`
const values = new RegExp(String.raw`([a-z-]+=)(${value}(?:[ \t]+${value}(?=[\s,;]|$))+)$`)

/** The longest list of values that is put in parentheses, in UTF-16 code units. */
const longestList = 1000

/** `geolocation=self "https://maps.example"`: several values are in parentheses. */
function withoutParentheses(text: string, at: number): FieldSlip | null {
  const [rest = ''] = /^[^,;()=]*/.exec(text.slice(at)) ?? []
  const end = at + rest.trimEnd().length
  if (/^\s*[=(]/.test(text.slice(at + rest.length))) return null
  const [, key = '', list = ''] = values.exec(text.slice(Math.max(0, end - longestList), end)) ?? []
  if (key === '') return null
  const span = { start: end - list.length, end }
  const quoted = list.replaceAll(/(?<=^|\s)https?:\/\/\S+/g, '"$&"')
  const edit = { span, text: `(${quoted})`, title: 'Put the values in parentheses' }
  return { code: 'policy-missing-parentheses', ...span, edit }
}
