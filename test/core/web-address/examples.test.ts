import { check as checkUrl, parse } from '@hreflint/core'
import { findSpec } from '@hreflint/core/specs'
import { isAbsoluteWebAddress, parseWebAddress } from '@hreflint/core/specs/connolly-href-00'
import {
  baseUriOfElement,
  documentBaseUrl,
  effectOfBaseChange,
  escapePath,
  getAttribute,
  isAbsoluteUrl,
  parseUrl,
  reservedUrls,
  resolveUrl,
} from '@hreflint/core/specs/html5-wd-urls'
import { describe, expect, test } from 'vitest'
import { check, conforms } from '../../support/check.ts'

const base = 'http://example.com/b/c?d#e'
const specs = ['html5-r6007', 'html5-wd-urls', 'connolly-href-00']

describe('the examples of the documents', () => {
  const url = '//example.com/a^b☺c%FFd%z/?e'

  test('the path of a URL, and what it is escaped to', () => {
    expect(parseUrl(url)?.path).toBe('/a^b☺c%FFd%z/')
    expect(parseWebAddress(url)?.path).toBe('/a^b☺c%FFd%z/')
    expect(escapePath(url)).toBe('//example.com/a%5Eb%E2%98%BAc%FFd%z/?e')
  })

  test('a data: URL with an authority is an error', () => {
    expect(resolveUrl('data://example.com/', base).error).toBe('scheme-restriction')
  })

  test('the reserved about: URLs', () => {
    expect([...reservedUrls.keys()]).toEqual(['about:legacy-compat', 'about:srcdoc'])
  })

  test.each([
    ['http://example.com/', ''],
    ['http://example.com/?', '?'],
    ['http://example.com/?test', '?test'],
    ['http://example.com/?test#', '?test'],
  ])('search of %s', (input, search) => {
    expect(getAttribute(input, 'search')).toBe(search)
  })

  test('the attributes of two URLs', () => {
    const attributes = [
      'protocol',
      'host',
      'hostname',
      'port',
      'pathname',
      'search',
      'hash',
    ] as const
    const read = (input: string) => attributes.map(attribute => getAttribute(input, attribute))
    expect(read('http://example.com/carrot#question%3f')).toEqual([
      ...['http:', 'example.com', 'example.com', '', '/carrot', '', '#question%3f'],
    ])
    expect(read('https://www.example.com:4443?')).toEqual([
      ...['https:', 'www.example.com:4443', 'www.example.com', '4443', '/', '?', ''],
    ])
  })
})

for (const spec of specs) {
  describe(spec, () => {
    conforms('http://é/é?é#é', { spec })
    check('« »http://a/b« »c', ['outer-space', 'unescaped-space'], { spec })
    check('/a?«é»b', 'non-ascii-query', { spec, encoding: 'windows-1252' })
    check('«:»foo', 'colon-in-first-segment', { spec, base })
    check('//a@b«@»c', 'second-at-sign', { spec, base })
    check('http://exa.«a_b».com/', 'domain-invalid', { spec, base })
    check('http://example.«com«\\»foo»', ['domain-invalid', 'unescaped-backslash'], { spec })
    check('#a«#»b', 'second-number-sign', { spec, base })

    test('without a base a relative reference has no href', () => {
      expect(parse('a b', { spec: findSpec(spec) }).url).toMatchObject({ href: null, path: 'a b' })
    })

    test('what resolves on its own has one', () => {
      expect(parse('http://☺.net/☺', { spec: findSpec(spec) }).url).toMatchObject({
        href: 'http://xn--74h.net/%E2%98%BA',
        host: '☺.net',
      })
    })

    test('the query is in the encoding of the document', () => {
      const href = parse('é?é☺é', { spec: findSpec(spec), base, encoding: 'windows-1252' }).url
        ?.href
      expect(href).toBe('http://example.com/b/%C3%A9?%E9?%E9')
      // 0x5C is the second octet of 表 in Shift_JIS; it is escaped too.
      expect(parse('?表', { spec: findSpec(spec), base, encoding: 'shift_jis' }).url?.href).toBe(
        'http://example.com/b/c?%95%5C',
      )
    })
  })
}

describe('where the drafts differ', () => {
  test('a lone % in a host', () => {
    const codes = (spec: string) =>
      checkUrl('//a%zz/', { spec: findSpec(spec) }).map(({ code }) => code)
    expect(codes('html5-wd-urls')).toEqual(['html5-wd-urls/host-stray-percent'])
    expect(codes('connolly-href-00')).toEqual([
      'connolly-href-00/domain-invalid',
      'connolly-href-00/stray-percent',
    ])
  })

  test('brackets around no address', () => {
    expect(parseUrl('http://[google.com]/')?.host).toBe('[google.com]')
    expect(parseWebAddress('http://[google.com]/')).toBeNull()
  })

  test('an absolute Web address is a fixpoint, an absolute URL only needs no base', () => {
    for (const url of ['http://a/b/../c', 'http://a/é']) {
      expect([isAbsoluteUrl(url), isAbsoluteWebAddress(url)]).toEqual([true, false])
    }
    expect(isAbsoluteWebAddress('http://EXAMPLE/')).toBe(true)
  })
})

describe('base URLs', () => {
  test('documents that created each other are cut', () => {
    const document = { address: 'about:blank', baseHrefs: ['x'] }
    expect(documentBaseUrl(Object.assign(document, { creator: document }))).toBe('about:x')
  })

  test('xml:base, the outermost first; what fails is skipped', () => {
    const document = { address: 'http://a/b/c', baseHrefs: [] }
    expect(baseUriOfElement(document, ['d/', '//a_b/', 'e/'])).toBe('http://a/b/d/e/')
  })

  test('what a change of the base resolves again', () => {
    const element = { createsHyperlink: false, hasCite: false, influencesDisplay: true }
    expect(effectOfBaseChange({ ...element, name: 'a', createsHyperlink: true })).toBe('href')
    expect(effectOfBaseChange({ ...element, name: 'q', hasCite: true })).toBe('cite')
    expect(effectOfBaseChange({ ...element, name: 'img' })).toBeNull()
  })
})
