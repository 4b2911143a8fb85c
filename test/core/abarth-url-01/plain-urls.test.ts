import { parse } from '@hreflint/core/specs/abarth-url-01'
import fc from 'fast-check'
import { expect, test } from 'vitest'

// With this label, which has to be looked up, a URL goes the long way; without, the short one if it can.
function agree(url: string): void {
  expect(parse(url)).toEqual(parse(url, { encoding: 'UTF-8' }))
}

test.each([
  'http://a/',
  'https://www.example.com/a/b?c=%20d&e=/?#f#g',
  'http://a.b-c.d2.e/x;y=1,(2)!$*+@:~_',
  'http://1.2.3.4/',
  'http://0x7f.1/',
  'http://a.0x7f/',
  'http://a/b/../c/./d/.',
  'http://a/.b/..c',
  'http://a/b%2e%7E%zz',
  'http://A/',
  'HTTP://a/',
  'http://a:80/',
  'http://u:p@a/',
  'http://a./',
  'http://-a-/',
  'http://a-/',
  'http://xn--a/',
  `http://${'a'.repeat(63)}/`,
  `http://${'a'.repeat(64)}/`,
  `http://${'a'.repeat(64)}.b/`,
  'http://a..b/',
  'http://a',
  'http://a?b',
  'http://a;b/',
  'http:///a/',
  'http://a/b"c',
  'http://a/?b"c<d>',
  'http://a/#"<> \u0001é',
  'http://a/[b]',
  ' http://a/ ',
  'ftp://a/',
])('%s', agree)

test('strings like URLs', () => {
  const pieces = [
    'http://',
    'https://',
    'a',
    '.',
    '-',
    '1',
    '/',
    '?',
    '#',
    '%41',
    '%',
    'é',
    ' ',
    ':',
    '@',
    ';',
    'b.c',
  ]
  const url = fc.array(fc.constantFrom(...pieces), { maxLength: 12 })
  fc.assert(
    fc.property(url, parts => agree(`http://a${parts.join('')}`)),
    { numRuns: 5000 },
  )
})
