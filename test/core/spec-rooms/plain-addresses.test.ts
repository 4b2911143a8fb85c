import { compare, parse } from '@hreflint/core'
import { specs } from '@hreflint/core/specs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectSame } from '../../support/expect-same.ts'

// Most addresses take a short way through every room, and one of their own through a comparison. A
// label that has to be looked up sends them the long way.
const longWay = { encoding: 'UTF-8' }

const bases = [
  undefined,
  'http://base.example/a/b?c',
  'mailto:a@b',
  'file:///c/d',
  'http://[',
  'e/f',
]

function agree(url: string, base: string | undefined): void {
  const slow = specs.map(spec => parse(url, { ...longWay, spec, base }))
  const quick = specs.map(spec => parse(url, { spec, base }))
  expectSame(quick, slow, { url, base })
  const { readings } = compare(url, specs, { base })
  const compared = readings.map(({ url, components, issues }) => ({ url, components, issues }))
  expectSame(compared, slow, { url, base })
  for (const { verdict, href, url, issues } of readings) {
    expectSame(href, url?.href ?? null)
    expectSame(verdict === 'conforming', issues.length === 0)
  }
}

test.each([
  'http://a/',
  'https://www.example.com/a/b?c=%20d&e=/?#f',
  'https://a-b.c1.d/;x=1,(2)!$*+@:~_-.',
  'http://a/?',
  'http://a/#',
  'http://a/?#',
  'http://a/?#?',
  "http://a/b'c?d'e#f'g",
  'http://a//b//',
  'http://a/.b/c./..d/...',
  'http://a/b/./c',
  'http://a/b/..',
  'http://a/%2e/b',
  'http://a/b/.%2E?c',
  'http://a/%41%7e%2f%C3%A9?%41#%41',
  'http://a/b/%2eb',
  'http://a/?/../b',
  'http://a/b;c/../d',
  'http://1.a/',
  'http://a.1/',
  'http://0xa/',
  'http://a.0xa/',
  'http://a--b/',
  'http://xn--a/',
  'http://-a/',
  'http://a-/',
  'http://a./',
  'http://a_b/',
  'http://A/',
  'http://a:80/',
  'http://a@b/',
  'http://a/b#c#d',
  'http://a/%zz',
  'http://a/é',
  'http://a/ ',
  'ftp://a/b',
  'http:/a/b',
  'httpsx://a/b',
  `http://${'a'.repeat(63)}/`,
  `http://${'a'.repeat(64)}/`,
  `http://${'a.'.repeat(40)}b/`,
])('%s', url => {
  for (const base of bases) agree(url, base)
})

// Beyond 65,536 characters the short way is another one.
test.each(['', '?q', '#f', '?q#f', '#', '##', '#f#g', '%41', '%4', '%zz', 'é', ' ', '/../b'])(
  'a long address that ends with %j',
  end => agree(`http://a.example/${'b'.repeat(65_600)}${end}`, undefined),
)

test('every address that is written with these', () => {
  const pieces = [
    ...['a', 'b1', '.', '..', '-', '1', '0x', '/', '//', '?', '#', '%41', '%2e', '%2F', '%C3%A9'],
    ..."!$&'()*+,;=:@~_%",
  ]
  const tail = fc.array(fc.constantFrom(...pieces), { maxLength: 12 })
  const start = fc.constantFrom('http://a', 'https://a.b/', 'http://a/')
  const base = fc.constantFrom(...bases)
  fc.assert(
    fc.property(start, tail, base, (start, parts, base) => agree(start + parts.join(''), base)),
    { numRuns: 1500 },
  )
})

describe('a specification of your own', () => {
  const [whatwg] = specs
  if (whatwg === undefined) throw new Error('There is no specification')
  const own = {
    id: 'own',
    title: 'Own',
    edition: whatwg.edition,
    terms: whatwg.terms,
    issues: [],
    parse: (input: string) => whatwg.parse(input.replace('good', 'evil')),
  }

  test('is asked about addresses of every form', () => {
    const { readings, divergences } = compare('http://good.example/', [whatwg, own])
    expect(readings.map(({ url }) => url?.host)).toEqual(['good.example', 'evil.example'])
    expect(divergences[0]?.grade).toBe('host')
  })

  test('may leave the plain ones to parsing', () => {
    const room = { ...own, fast: { readPlain: () => null } }
    const { readings } = compare('http://good.example/', [room])
    expect(readings[0]?.href).toBe('http://evil.example/')
  })
})
