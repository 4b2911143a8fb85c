import { parse } from '@hreflint/core'
import { findSpec } from '@hreflint/core/specs'
import * as connolly from '@hreflint/core/specs/connolly-href-00'
import * as r6007 from '@hreflint/core/specs/html5-r6007'
import * as wd from '@hreflint/core/specs/html5-wd-urls'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { structuredUrl } from '../../support/arbitraries.ts'
import { check, conforms } from '../../support/check.ts'

const drafts = [
  { spec: 'html5-r6007', resolve: r6007.resolveUrl, isValid: r6007.isValidUrl },
  { spec: 'html5-wd-urls', resolve: wd.resolveUrl, isValid: wd.isValidUrl },
  {
    spec: 'connolly-href-00',
    resolve: connolly.resolveWebAddress,
    isValid: connolly.isValidWebAddress,
  },
] as const

describe.each(drafts)('$spec', ({ spec, resolve, isValid }) => {
  describe('what fails on any base is an error without one', () => {
    check('http://«a_b»/', 'domain-invalid', { spec })
    check('//«a_b»/', 'domain-invalid', { spec })
    check('http://«a%ff»/', 'host-not-utf8', { spec })
    check('data:«//h»/', 'scheme-with-authority', { spec })
    conforms('//h/', { spec })
    conforms('a_b', { spec })

    test('and no other string is', () => {
      const bases = ['http://a.example/b?c', 'ftp://h']
      fc.assert(
        fc.property(structuredUrl, url => {
          const resolves = bases.some(base => resolve(url, base).result !== null)
          expect(parse(url, { spec: findSpec(spec) }).url !== null).toBe(resolves)
        }),
        { numRuns: 500 },
      )
    })
  })

  describe('a base is resolved by itself first, whoever resolves against it', () => {
    test.each([
      ['', 'http://h/a/../b', 'http://h/b'],
      ['#x', 'http://h/./b/.', 'http://h/b/#x'],
      ['?x', ' http://h/é ', 'http://h/%C3%A9?x'],
      ['x', 'HTTP://É.example/a b/c', 'HTTP://xn--9ca.example/a%20b/x'],
      ['x', 'http://h', 'http://h/x'],
    ])('%j on %j', (url, base, href) => {
      expect(resolve(url, base).result).toBe(href)
      expect(parse(url, { spec: findSpec(spec), base }).url?.href).toBe(href)
    })

    test.each(['', 'b', '//h/', 'http://a_b/', 'data://h/'])('%j is none', base => {
      expect(resolve('x', base)).toEqual({ result: null, error: 'base' })
      expect(parse('x', { spec: findSpec(spec), base }).issues.map(({ code }) => code)).toEqual([
        `${spec}/invalid-base`,
      ])
    })

    test('of any strings', () => {
      fc.assert(
        fc.property(structuredUrl, structuredUrl, (url, base) => {
          expect(parse(url, { spec: findSpec(spec), base }).url?.href ?? null).toBe(
            resolve(url, base).result,
          )
        }),
        { numRuns: 1000 },
      )
    })
  })

  describe('valid, by the encoding of the document', () => {
    const cases: readonly [url: string, encoding: string | undefined, isValid: boolean][] = [
      ['', undefined, true],
      ['http://é/é?é#é', undefined, true],
      ['http://é/é?é#é', 'utf-8', true],
      ['http://é/é?é#é', 'utf-16le', true],
      ['http://é/é?é#é', 'windows-1252', false],
      ['http://é/é?e#é', 'windows-1252', true],
      ['a b', undefined, false],
      [' a', undefined, false],
      ['http://[v1.a:b]/', undefined, true],
      ['http://[v1.é]/', undefined, false],
      ['http://[v1.%41]/', undefined, false],
      ['http://[v1.]/', undefined, false],
      ['http://[::1]/', undefined, true],
    ]
    test.each(cases)('%s in %s: %s', (url, encoding, expected) => {
      expect(isValid(url, encoding)).toBe(expected)
      expect(parse(url, { spec: findSpec(spec), encoding }).issues.length === 0).toBe(expected)
    })

    test('an unknown label is refused', () => {
      expect(() => isValid('', 'klingon')).toThrow(RangeError)
    })
  })

  test.each(['http://[v1."<a>\\ b]/', 'http://[v1.é]/', 'http://[v1.a\tb]/'])(
    '%j has no host',
    url => {
      expect(resolve(url, 'http://h/').result).toBeNull()
      expect(parse(url, { spec: findSpec(spec) }).url).toBeNull()
    },
  )

  test('an IP-literal of the future stays as it is', () => {
    expect(resolve('//[V1a.b:c]:8/', 'http://h/').result).toBe('http://[V1a.b:c]:8/')
  })
})

describe('<hostport> leaves out the default port of', () => {
  test.each([
    ['http', 80],
    ['https', 443],
    ['ftp', 21],
    ['gopher', 70],
    ['nntp', 119],
    ['prospero', 1525],
    ['telnet', 23],
    ['wais', 210],
    ['ws', 80],
    ['wss', 443],
    ['ldap', 389],
    ['imap', 143],
    ['rtsp', 554],
    ['nfs', 2049],
    ['ssh', 22],
    ['ipp', 631],
  ])('%s: %d', (scheme, port) => {
    expect(wd.parseUrl(`${scheme}://h:${port}/`)?.hostport).toBe('h')
    expect(wd.parseUrl(`${scheme}://h:0${port}/`)?.hostport).toBe('h')
    expect(wd.parseUrl(`${scheme}://h:${port + 1}/`)?.hostport).toBe(`h:${port + 1}`)
  })
})

describe('hostname takes an address in brackets, and otherwise no colon', () => {
  test.each([
    ['a:80', 'http://a%3A80:8/'],
    ['[::1]', 'http://[::1]:8/'],
    ['//[v1.a:b]', 'http://[v1.a:b]:8/'],
    ['[a]', 'http://%5Ba%5D:8/'],
    ['[::1]:80', 'http://%5B%3A%3A1%5D%3A80:8/'],
    ['a/b?c#d', 'http://a%2Fb%3Fc%23d:8/'],
  ])('%j', (value, expected) => {
    expect(wd.setAttribute('http://h:8/', 'hostname', value)).toBe(expected)
  })
})
