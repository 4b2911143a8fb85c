import { parse } from '@hreflint/core'
import { findSpec } from '@hreflint/core/specs'
import { isValidDomain, meetsAuthoringRequirements } from '@hreflint/core/specs/webspecs-url'
import { describe, expect, test } from 'vitest'

const spec = 'webspecs-url'

describe('the authoring requirements are met by', () => {
  test.each([
    'http://h',
    'http://h/',
    'HTTP://h:/a/b',
    'https://u:p:q@h:80/a//b?c?d/e:f#g/h?i',
    'http://u%40:@h/',
    'http://:@h/',
    'http://EXAMPLE.com/é/%C3%A9',
    'http://faß.de/',
    'http://192.168.0.1/',
    'ws://[::1]:8080/',
    'http://[1:2:3:4:5:6:1.2.3.4]/',
    'file:///etc/hosts',
    'mailto:a@b?subject=c',
    'x:',
    'a+b-c.1:/://@',
    `http://${'a'.repeat(63)}/`,
  ])('%s', url => {
    expect(meetsAuthoringRequirements(url)).toBe(true)
  })

  test.each(['', '?q', '#f', 'a', 'a/b:c', './a:b', '/', '/a//b', '//h', '//u@h:1/x?y#z', '1'])(
    '%j where there is a base',
    url => {
      expect(meetsAuthoringRequirements(url, { hasBase: true })).toBe(true)
      expect(meetsAuthoringRequirements(url)).toBe(false)
    },
  )
})

describe('the parser has no conformance error, but the authoring requirements are not met by', () => {
  test.each([
    'http://a_b/',
    'http://a!b/',
    'http://-a/',
    'http://a-/',
    'http://ab--c/',
    'http://h//a',
    'http://h/a:b',
    'http://h/%FF',
    'http://h/?%E9',
    'http://h/#%C3%28',
    'http://%C3@h/',
    'mailto:%FF',
    'file:foo',
    'file:/foo',
    'file:///c:/x',
    `http://${'a'.repeat(64)}/`,
    `http://${'a.'.repeat(127)}a/`,
  ])('%s', url => {
    expect(parse(url, { spec: findSpec(spec) })).toMatchObject({ issues: [], url: {} })
    expect(meetsAuthoringRequirements(url)).toBe(false)
  })
})

describe('nor by', () => {
  test.each([
    ' http://h/',
    'http:h',
    'http:/h',
    'http:',
    'http://',
    'http:///a',
    'http://u@/',
    'http://u@v@h/',
    'http://h:8a/',
    'http://h:1:2/',
    'http:a//h/',
    'http://h/é\n',
    'http://[::1/',
    'http://[v1.a]/',
    'http://[::1]a/',
    'http://h.',
    'http://a..b/',
    'http://a%2Eb/',
    'http:\\\\h/',
    'http://h\\a',
    'http://h/%',
    'http://h/a b',
    'http://h/[',
    'http://h/\uFDD0',
    'http://h/\uD800',
    'http://h/?"',
    'http://h/##',
    'file://:80/x',
    'file://u@/x',
    'mailto:a|b',
  ])('%j', url => {
    expect(meetsAuthoringRequirements(url, { hasBase: true })).toBe(false)
  })

  test.each(['a:b|', ':a', '1:a', '//', '///a', '//:80', '/a:b', '//a_b/c', '//h//a'])(
    '%j on a base',
    url => {
      expect(meetsAuthoringRequirements(url, { hasBase: true })).toBe(false)
    },
  )
})

test('the specification says whether they are met, with the base that is given', () => {
  const { meetsRequirements } = findSpec(spec) ?? {}
  expect(meetsRequirements?.('http://h/')).toBe(true)
  expect(meetsRequirements?.('http://a_b/')).toBe(false)
  expect(meetsRequirements?.('a')).toBe(false)
  expect(meetsRequirements?.('a', { base: 'http://h/' })).toBe(true)
  expect(meetsRequirements?.('a', {})).toBe(false)
})

describe('valid domain', () => {
  const cases: readonly [domain: string, isValid: boolean][] = [
    ['example.com', true],
    ['EXAMPLE', true],
    ['xn--74h.net', true],
    ['☺.net', true],
    ['faß.de', true],
    ['a\u200Cb', true],
    ['', false],
    ['.', false],
    ['a.', false],
    ['.a', false],
    ['a..b', false],
    ['a_b', false],
    ['a b', false],
    ['-a', false],
    ['a-', false],
    ['xn--a', false],
    ['\u0301a', false],
    ['\uFFFD', false],
    ['a'.repeat(63), true],
    ['a'.repeat(64), false],
    [`${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(61)}`, true],
    [`${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(62)}`, false],
  ]
  test.each(cases)('%j: %s', (domain, isValid) => {
    expect(isValidDomain(domain)).toBe(isValid)
  })
})
