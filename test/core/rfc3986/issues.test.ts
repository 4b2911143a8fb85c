import { parse } from '@hreflint/core'
import { findSpec } from '@hreflint/core/specs'
import { describe, expect, test } from 'vitest'
import { check, conforms } from '../../support/check.ts'

const spec = 'rfc3986'

describe('conformance errors', () => {
  check('http://a/b« »c«  »d', ['unescaped-space', 'unescaped-space'], { spec })
  check('http://good.example«\\»@evil.example/', 'unescaped-backslash', { spec })
  check('http://«é»/«é»?«é»#«é»', Array(4).fill('non-ascii-character'), { spec })
})

describe('parse exceptions', () => {
  check('http://a@b«@»c/', 'second-at-sign', { spec })
  check('http://a:«-»1/', 'port-invalid', { spec })
  check('1«:»a', 'colon-in-first-segment', { spec })
  check('«a»', 'invalid-base', { spec, base: '/b' })
})

conforms('urn:example:a', { spec })
conforms('', { spec })
conforms('http:///x', { spec })

describe('what a character outside the grammar becomes in href', () => {
  test.each([
    ['http://a/b c', 'http://a/b%20c'],
    ['http://a/%zz', 'http://a/%25zz'],
    ['http://a/\uD800', 'http://a/%EF%BF%BD'],
    ['http://u p:q r@a\\b:1/☺?"#<#>', 'http://u%20p:q%20r@a%5Cb:1/%E2%98%BA?%22#%3C%23%3E'],
  ])('%j', (input, href) => {
    expect(parse(input, { spec: findSpec(spec) }).url?.href).toBe(href)
  })
})

test('a relative reference alone has components and no href', () => {
  const { url, components } = parse('../a?b', { spec: findSpec(spec) })
  expect(url).toMatchObject({ href: null, scheme: null, host: null, path: '../a', query: 'b' })
  expect(components.path).toEqual({ start: 0, end: 4 })
})

test('a path that resolution begins with two slashes is kept from reading as an authority', () => {
  expect(parse('/..//evil.example', { spec: findSpec(spec), base: 'foo:/a' }).url?.href).toBe(
    'foo:/.//evil.example',
  )
})

test('an unknown encoding label is named', () => {
  expect(() => parse('a', { spec: findSpec(spec), encoding: 'klingon' })).toThrow(/klingon/)
})
