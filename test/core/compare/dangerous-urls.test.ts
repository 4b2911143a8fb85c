import { compare } from '@hreflint/core'
import { findSpec, generalSpecs } from '@hreflint/core/specs'
import { describe, expect, test } from 'vitest'

const compared = ['whatwg', 'rfc3986', 'abarth-url-01'].map(findSpec)

/** `spec=host` for each side, the sides divided by a bar; null where all go to one host. */
function hosts(input: string): string | null {
  const { divergences } = compare(input, compared)
  const found = divergences.find(({ grade }) => grade === 'host')
  if (found === undefined) return null
  return found.sides.map(side => `${side.specs.join(',')}=${side.value}`).join(' | ')
}

describe('URLs that programs read differently', () => {
  test.each([
    [
      'http://good.example\\@evil.example/',
      'whatwg,abarth-url-01=good.example | rfc3986=evil.example',
    ],
    ['http:///evil.example', 'whatwg,abarth-url-01=evil.example | rfc3986='],
    ['http://0x7f.1/', 'whatwg,abarth-url-01=127.0.0.1 | rfc3986=0x7f.1'],
    ['http:evil.example', 'whatwg,abarth-url-01=evil.example | rfc3986='],
    ['http://a%2eb/', null],
    ['http://EXAMPLE.com:80', null],
    ['http://[::FFFF:1.2.3.4]/', null],
    ['http://☺.net/', null],
    ['http://good.example#@evil.example/', null],
    ['http://good.example#@evil.example', null],
    ['http://a@b@c/', null],
    ['http://a;b/', 'whatwg,rfc3986=a;b | abarth-url-01=a'],
    ['http://faß.example/', 'whatwg=xn--fa-hia.example | rfc3986,abarth-url-01=fa%C3%9F.example'],
  ])('%s', (input, expected) => {
    expect(hosts(input)).toBe(expected)
  })

  test('two at signs: one host, but RFC 3986 cannot tell where it begins', () => {
    const { readings, divergences } = compare('http://a@b@c/', compared)
    expect(readings.map(({ verdict }) => verdict)).toEqual([
      'conformance-error',
      'parse-exception',
      'conformance-error',
    ])
    expect(readings.map(({ url }) => url?.host ?? null)).toEqual(['c', null, 'c'])
    expect(divergences.map(({ grade }) => grade)).toEqual(['verdict'])
  })

  test('an at sign in the fragment is no danger', () => {
    expect(compare('http://good.example#@evil.example', compared).divergences).toEqual([])
  })
})

describe('the same host, another URL', () => {
  test.each([
    ['http://a/b\\c', 'whatwg,abarth-url-01=http://a/b/c | rfc3986=http://a/b%5Cc'],
    ['http://a/%zz?%#%4', null],
    ['http://u%:%zz@a/', null],
    ['http://a/b/%2e%2E/c', null],
    ['http://a/b c|d"', null],
    ["http://a/?b'c", null],
    ['http://a?é', null],
    ['http://u!v@a/', null],
    ['http://h:0080/', null],
  ])('%s', (input, expected) => {
    const { divergences } = compare(input, compared)
    expect(divergences.filter(({ grade }) => grade === 'host')).toEqual([])
    const found = divergences.find(({ grade }) => grade === 'url')
    const shown = found?.sides.map(side => `${side.specs.join(',')}=${side.value}`).join(' | ')
    expect(shown ?? null).toBe(expected)
  })
})

test('a base and all specifications', () => {
  const { readings } = compare('x', generalSpecs, { base: 'http://a/b/' })
  expect(new Set(readings.map(({ href }) => href))).toEqual(new Set(['http://a/b/x']))
})

test('an unknown encoding label is named', () => {
  expect(() => compare('a', generalSpecs, { encoding: 'klingon' })).toThrow(/klingon/)
})
