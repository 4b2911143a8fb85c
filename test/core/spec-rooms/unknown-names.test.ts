import { check, compare, describe as describeIssue, fix, parse } from '@hreflint/core'
import { findSpec, specs } from '@hreflint/core/specs'
import * as abarth from '@hreflint/core/specs/abarth-url-01'
import * as connolly from '@hreflint/core/specs/connolly-href-00'
import * as r6007 from '@hreflint/core/specs/html5-r6007'
import * as wd from '@hreflint/core/specs/html5-wd-urls'
import { expect, test } from 'vitest'

const ids = specs.map(({ id }) => id)
const issue = {
  code: 'whatwg/unescaped-space',
  kind: 'conformance-error',
  specName: null,
  span: { start: 0, end: 1 },
  params: { component: 'path' },
} as const

test('an unknown id: the error lists the known ones', () => {
  expect(() => findSpec('rfc1738')).toThrow(
    new RangeError(`Unknown spec id "rfc1738". Known: ${ids.join(', ')}.`),
  )
})

test.each(['', 'WHATWG', 'toString', '__proto__', 'whatwg '])('%j is no id', id => {
  expect(() => findSpec(id)).toThrow(/^Unknown spec id/)
})

test('an issue of another specification cannot be described', () => {
  expect(() => describeIssue(issue, ' ', { spec: findSpec('rfc3986') })).toThrow(
    new RangeError('rfc3986 has no issue with the code "whatwg/unescaped-space".'),
  )
})

const label = /^Unknown encoding label "klingon"\. Use a label .*utf-8.*windows-1252.*shift_jis/

test.each(specs.map(spec => [spec.id, spec] as const))(
  '%s: an encoding label that nobody knows',
  (_id, spec) => {
    for (const run of [parse, check, fix]) {
      expect(() => run('http://a/?é', { spec, encoding: 'klingon' })).toThrow(label)
      expect(() => run('http://a/?é', { spec, encoding: 'klingon' })).toThrow(RangeError)
    }
    expect(() => compare('a', [spec], { encoding: 'klingon' })).toThrow(label)
  },
)

test.each<[string, (encoding: string) => unknown]>([
  ['isValidUrl', encoding => wd.isValidUrl('a', encoding)],
  ['isValidWebAddress', encoding => connolly.isValidWebAddress('a', encoding)],
  ['resolveUrl of r6007', encoding => r6007.resolveUrl('a', 'http://b/', encoding)],
  ['resolveUrl of wd', encoding => wd.resolveUrl('a', 'http://b/', encoding)],
  ['resolveWebAddress', encoding => connolly.resolveWebAddress('a', 'http://b/', encoding)],
  ['isAbsoluteUrl', encoding => wd.isAbsoluteUrl('a:', encoding)],
  ['parse of abarth', encoding => abarth.parse('http://a/', { encoding })],
])('%s: the same', (_name, run) => {
  expect(() => run('klingon')).toThrow(label)
  expect(() => run('latin1')).not.toThrow()
})

test('a specification of the caller needs no id that is known', () => {
  const own = { ...findSpec('rfc3986'), id: 'own' }
  expect(parse('http://a/', { spec: own }).url?.host).toBe('a')
  const { readings } = compare('http://a/', [own, findSpec('whatwg')])
  expect(readings.map(({ spec }) => spec)).toEqual(['own', 'whatwg'])
})
