import * as connolly from '@hreflint/core/specs/connolly-href-00'
import * as wd from '@hreflint/core/specs/html5-wd-urls'
import { describe, expect, test } from 'vitest'

const drafts = [
  { name: 'html5-wd-urls', baseOf: wd.documentBaseUrl, uriOf: wd.baseUriOfElement },
  {
    name: 'connolly-href-00',
    baseOf: connolly.documentBaseWebAddress,
    uriOf: connolly.baseUriOfElement,
  },
]

describe.each(drafts)('the base of a document by $name', ({ baseOf, uriOf }) => {
  const address = 'http://h/a/b?c'

  test('is its address, as it is', () => {
    expect(baseOf({ address, baseHrefs: [] })).toBe(address)
    expect(baseOf({ address: 'http://h/x/../é', baseHrefs: [] })).toBe('http://h/x/../é')
  })

  test('is the first href of a base element, on the address', () => {
    expect(baseOf({ address, baseHrefs: [null, 'd/', 'e/'] })).toBe('http://h/a/d/')
    expect(baseOf({ address, baseHrefs: [''] })).toBe(address)
  })

  test('is the address where that fails', () => {
    expect(baseOf({ address, baseHrefs: ['//a_b/', 'e/'] })).toBe(address)
    expect(baseOf({ address: 'x', baseHrefs: ['e/'] })).toBe('x')
  })

  test('may have any scheme', () => {
    expect(baseOf({ address, baseHrefs: ['data:a/b'] })).toBe('data:a/b')
    expect(baseOf({ address, baseHrefs: ['javascript:x'] })).toBe('javascript:x')
  })

  test('has a query in the encoding of the document', () => {
    const document = { address, baseHrefs: ['é?é'] }
    expect(baseOf(document)).toBe('http://h/a/%C3%A9?%C3%A9')
    expect(baseOf({ ...document, encoding: 'latin1' })).toBe('http://h/a/%C3%A9?%E9')
    expect(uriOf({ ...document, encoding: 'latin1' }, ['?ü'])).toBe('http://h/a/%C3%A9?%FC')
    expect(() => baseOf({ ...document, encoding: 'klingon' })).toThrow(RangeError)
  })

  test('of about:blank is that of its creator', () => {
    const creator = { address, baseHrefs: ['d/'] }
    expect(baseOf({ address: 'about:blank', baseHrefs: [], creator })).toBe('http://h/a/d/')
    expect(baseOf({ address: 'about:blank', baseHrefs: ['e'], creator })).toBe('http://h/a/d/e')
    expect(baseOf({ address, baseHrefs: [], creator })).toBe(address)
    expect(baseOf({ address: 'about:blank', baseHrefs: [] })).toBe('about:blank')
  })

  test('of an element is that of xml:base, from the outermost in', () => {
    const document = { address, baseHrefs: ['/d/'] }
    expect(uriOf(document, [])).toBe('http://h/d/')
    expect(uriOf(document, ['e/', '//a_b/', 'f/'])).toBe('http://h/d/e/f/')
    expect(uriOf({ address: 'urn:/b/q/', baseHrefs: [] }, ['sub/'])).toBe('urn:/b/q/sub/')
  })
})

describe('srcdoc documents', () => {
  const srcdocContainer = { address: 'http://h/a', baseHrefs: ['b/'] }
  const document = { address: 'about:srcdoc', baseHrefs: ['c'], srcdocContainer }

  test('have the base of their container in html5-wd-urls', () => {
    expect(wd.documentBaseUrl(document)).toBe('http://h/b/c')
  })

  test('have none in connolly-href-00', () => {
    expect(connolly.documentBaseWebAddress(document)).toBe('about:c')
  })
})

describe('what a change of the base resolves again', () => {
  type Element = Parameters<typeof wd.effectOfBaseChange>[0]
  const element: Element = {
    name: 'a',
    createsHyperlink: false,
    hasCite: false,
    influencesDisplay: true,
  }
  type Case = readonly [change: Partial<Element>, effect: wd.BaseChangeEffect]
  const cases: readonly Case[] = [
    [{ createsHyperlink: true }, 'href'],
    [{ createsHyperlink: true, influencesDisplay: false }, null],
    [{}, null],
    ...['q', 'blockquote', 'section', 'article', 'ins', 'del'].map(
      (name): Case => [{ name, hasCite: true }, 'cite'],
    ),
    [{ name: 'q' }, null],
    [{ name: 'q', hasCite: true, influencesDisplay: false }, null],
    [{ name: 'div', hasCite: true }, null],
    [{ name: 'img' }, null],
    [{ name: 'q', hasCite: true, createsHyperlink: true }, 'href'],
  ]
  test.each(cases)('%j: %s', (change, effect) => {
    expect(wd.effectOfBaseChange({ ...element, ...change })).toBe(effect)
  })
})
