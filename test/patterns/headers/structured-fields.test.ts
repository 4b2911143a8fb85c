import { type BareItem, type FieldMember, readField } from '@hreflint/patterns'
import { describe, expect, test } from 'vitest'
import { conformanceOf } from '../../support/oracles/conformance.ts'

interface FieldCase {
  readonly name: string
  readonly raw: readonly string[]
  readonly header_type: 'dictionary' | 'item' | 'list'
  readonly expected?: unknown
  readonly must_fail?: boolean
  readonly can_fail?: boolean
}

const conformance = conformanceOf('structured-fields')
const files = [
  ...['binary', 'boolean', 'date', 'dictionary', 'display-string', 'examples', 'item'],
  ...['key-generated', 'large-generated', 'list', 'listlist', 'number', 'number-generated'],
  ...['param-dict', 'param-list', 'param-listlist', 'string', 'string-generated', 'token'],
  'token-generated',
]

/** A value in the form of the tests. */
function plainValue({ type, value }: BareItem): unknown {
  switch (type) {
    case 'binary':
      return { __type: 'binary', value: base32(String(value)) }
    case 'date':
    case 'token':
      return { __type: type, value }
    case 'display-string':
      return { __type: 'displaystring', value }
    default:
      return value
  }
}

function base32(base64: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...Buffer.from(base64, 'base64')].map(byte => byte.toString(2).padStart(8, '0'))
  const groups = bits.join('').match(/.{1,5}/g) ?? []
  const text = groups.map(group => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
  return text.padEnd(Math.ceil(text.length / 8) * 8, '=')
}

function plain(member: FieldMember): unknown {
  const parameters = member.parameters.map(({ key, value }) => [key, plainValue(value)])
  const value = member.type === 'list' ? member.items.map(plain) : plainValue(member.value)
  return [value, parameters]
}

describe.skipIf(!conformance.present)(conformance.title('structured fields'), () => {
  test.each(files)('%s', file => {
    const cases = conformance.read(`${file}.json`) as readonly FieldCase[]
    expect(cases.length).toBeGreaterThan(0)
    const wrong = cases.flatMap(({ name, raw, header_type: type, ...wanted }): unknown[] => {
      const text = raw.join(', ')
      const { members, failure } = readField(text, type)
      if (failure !== null) {
        expect(failure.at).toBeLessThanOrEqual(text.length)
        return wanted.must_fail === true || wanted.can_fail === true
          ? []
          : [{ name, text, failure }]
      }
      if (wanted.must_fail === true) return [{ name, text, members }]
      const found =
        type === 'dictionary'
          ? members.map(({ key, member }) => [key, plain(member)])
          : members.map(({ member }) => plain(member))
      const result = type === 'item' ? found[0] : found
      return JSON.stringify(result) === JSON.stringify(wanted.expected)
        ? []
        : [{ name, result, wanted: wanted.expected }]
    })
    expect(wrong).toEqual([])
  })
})
