import { parse } from '@hreflint/core'
import { findSpec } from '@hreflint/core/specs'
import {
  basicUrlParser,
  originOf,
  parseForm,
  rules,
  serializeForm,
  serializeIpv6,
  UrlObject,
  UrlSearchParams,
  UrlUtils,
} from '@hreflint/core/specs/webspecs-url'
import { describe, expect, test } from 'vitest'
import { check } from '../../support/check.ts'

const spec = 'webspecs-url'

describe('the examples of the draft', () => {
  test.each([
    ['file:c:\\foo\\bar.html', undefined, 'file:///c:/foo/bar.html'],
    ['/C|\\foo\\bar', 'file:///tmp/mock/path', 'file:///C:/foo/bar'],
    ['file:/example.com/', undefined, 'file:///example.com/'],
    ['javascript:alert("Hello, world!");', undefined, 'javascript:alert("Hello, world!");'],
    [
      'http://user:pass@example.org:21/foo/bar',
      undefined,
      'http://user:pass@example.org:21/foo/bar',
    ],
    ['ftp:/example.com/', 'http://example.org/foo/bar', 'ftp://example.com/'],
    ['http:foo/bar', 'http://example.org/foo/bar', 'http://example.org/foo/foo/bar'],
    ['/foo/bar', 'http://example.org/a', 'http://example.org/foo/bar'],
    ['/💩', 'https://url.spec.whatwg.org/', 'https://url.spec.whatwg.org/%F0%9F%92%A9'],
    ['http://@/example.org/', undefined, null],
  ])('%j on %j is %j', (input, base, href) => {
    expect(parse(input, { spec: findSpec(spec), base }).url?.href ?? null).toBe(href)
  })

  test('the URL record', () => {
    const input = 'http://username:password@example.com:8000/path?query#fragment'
    expect(basicUrlParser(input).url).toEqual({
      scheme: 'http',
      schemeData: null,
      username: 'username',
      password: 'password',
      host: 'example.com',
      port: '8000',
      path: ['path'],
      query: 'query',
      fragment: 'fragment',
    })
    expect(basicUrlParser('javascript:doSomething()').url).toMatchObject({
      scheme: 'javascript',
      schemeData: 'doSomething()',
      host: null,
      path: [],
    })
  })

  test('the IPv6 serializer', () => {
    expect(serializeIpv6([0, 15, 0, 0, 15, 15, 0, 0])).toBe('0:f::f:f:0:0')
  })

  test('the origin of a blob URL', () => {
    const { url } = basicUrlParser('blob:https://whatwg.org/d0360e2f-caee-469f-9a2f-87d5b0456f6f')
    expect(url && originOf(url)).toEqual(['https', 'whatwg.org', '443'])
  })

  test('a link keeps what is no URL, a URL object refuses it', () => {
    expect(new UrlUtils('https://test:test/').href).toBe('https://test:test/')
    expect(() => new UrlObject('https://test:test/')).toThrow(TypeError)
    expect(new UrlObject('https://example.org/💩').pathname).toBe('/%F0%9F%92%A9')
  })
})

describe('issues mark what is wrong', () => {
  check('« »http://example.com/', 'outer-space', { spec })
  check('http:«\\\\»example.com«\\»a', ['backslash-after-scheme', 'backslash-in-path'], { spec })
  check('http://u«@»v@h/', 'unescaped-at-sign', { spec })
  check('http://h/a«\t»b« »c', ['tab-or-newline', 'unescaped-space'], { spec })
  check('http://«EXA\u00ADMPLE.com»/', 'host-not-canonical', { spec })
  check('http://««0x1»»/', ['ipv4-hexadecimal-part', 'ipv4-too-few-parts'], { spec })
  check('#a«#»b', 'second-number-sign', { spec, base: 'http://h/' })
  check('http://h/«%%»%41«%z»', ['stray-percent', 'stray-percent'], { spec })
})

describe('the rules by their names', () => {
  test('there are 21', () => {
    expect(Object.keys(rules)).toHaveLength(21)
  })
})

describe('form encoding', () => {
  test('parses and serializes', () => {
    const entries = parseForm('a=1&b=%C3%A9+x&c&=d&%ff=%')
    expect(entries).toEqual([
      ['a', '1'],
      ['b', 'é x'],
      ['c', ''],
      ['', 'd'],
      ['\uFFFD', '%'],
    ])
    expect(serializeForm(entries)).toBe('a=1&b=%C3%A9+x&c=&=d&%EF%BF%BD=%25')
    expect(parseForm('x', { isIndex: true })).toEqual([['', 'x']])
  })

  test('the parameters of a URL object change its query', () => {
    const url = new UrlObject('http://h/?a=1&b=2&a=3')
    url.searchParams.set('a', 'é')
    url.searchParams.append('c', ' ')
    url.searchParams.delete('b')
    expect(url.href).toBe('http://h/?a=%C3%A9&c=+')
    expect(new UrlSearchParams('a=1&a=2').getAll('a')).toEqual(['1', '2'])
  })
})
