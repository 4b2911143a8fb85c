import {
  check,
  compare,
  describe as describeIssue,
  findSpec,
  fix,
  parse,
  specs,
} from '@hreflint/core'
import * as abarth from '@hreflint/core/specs/abarth-url-01'
import * as connolly from '@hreflint/core/specs/connolly-href-00'
import * as r6007 from '@hreflint/core/specs/html5-r6007'
import * as wd from '@hreflint/core/specs/html5-wd-urls'
import { expect, test } from 'vitest'

const ids = specs.map(({ id }) => id)
const known = `Unknown spec id "rfc1738". Known: ${ids.join(', ')}.`
const issue = {
  code: 'whatwg/unescaped-space',
  kind: 'conformance-error',
  specName: null,
  span: { start: 0, end: 1 },
  params: { component: 'path' },
} as const

test.each<[string, () => unknown]>([
  ['findSpec', () => findSpec('rfc1738')],
  ['parse', () => parse('a', { spec: 'rfc1738' })],
  ['check', () => check('a', { spec: 'rfc1738' })],
  ['fix', () => fix('a', { spec: 'rfc1738' })],
  ['describe', () => describeIssue(issue, ' ', { spec: 'rfc1738' })],
  ['compare', () => compare('a', { specs: ['whatwg', 'rfc1738'] })],
])('%s names the specifications that there are', (_name, run) => {
  expect(run).toThrow(new RangeError(known))
})

test.each(['', 'WHATWG', 'toString', '__proto__', 'whatwg '])('%j is no id', id => {
  expect(() => parse('a', { spec: id })).toThrow(/^Unknown spec id/)
})

const label = /^Unknown encoding label "klingon"\. Known are .*utf-8.*windows-1252.*shift_jis/

test.each(ids)('%s: an encoding label that nobody knows', spec => {
  for (const run of [parse, check, fix]) {
    expect(() => run('http://a/?é', { spec, encoding: 'klingon' })).toThrow(label)
    expect(() => run('http://a/?é', { spec, encoding: 'klingon' })).toThrow(RangeError)
  }
  expect(() => compare('a', { specs: [spec], encoding: 'klingon' })).toThrow(label)
})

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
  expect(compare('http://a/', { specs: [own, 'whatwg'] }).readings.map(({ spec }) => spec)).toEqual(
    ['own', 'whatwg'],
  )
})
