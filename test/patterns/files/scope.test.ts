import { findDialect, matchPattern, parsePattern } from '@hreflint/patterns'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const dialect = findDialect('scope')
if (dialect === undefined) throw new Error('Scopes have a dialect.')
const base = 'https://example.com/site/manifest.webmanifest'

const scopes = fc.constantFrom(
  '/',
  '/app',
  '/app/',
  '.',
  './',
  'app/',
  '../',
  'https://other.example/',
  '/app/?x#y',
)
const urls = fc.constantFrom(
  '/',
  '/app',
  '/app/',
  '/application',
  '/site/app/x',
  '/site/',
  'https://other.example/a',
  '/App/',
)

test('a URL is within scope as the algorithm of the manifest says, by the URL of the platform', () => {
  fc.assert(
    fc.property(scopes, urls, (scope, url) => {
      const [outer, inner] = [new URL(scope, base), new URL(url, base)]
      const isWithin = inner.origin === outer.origin && inner.pathname.startsWith(outer.pathname)
      expect(matchPattern(parsePattern(scope, dialect, { base }), url) !== null).toBe(isWithin)
    }),
  )
})

test.each([
  ['/app', true],
  ['/app/*', false],
  ['https://example.com/app', true],
])('the witness of %s is within it: %s', (scope, isWithin) => {
  const [issue] = parsePattern(scope, dialect, { base }).issues
  const witness = new URL(issue?.witness ?? '', base)
  const outer = new URL(scope, base)
  expect(witness.pathname.startsWith(outer.pathname)).toBe(isWithin)
})

test.each([
  '/',
  '/app/',
  '.',
  './',
  'https://example.com/',
  'https://example.com',
  '/index.html',
  '',
])('%j has no issue', scope => expect(parsePattern(scope, dialect, { base }).issues).toEqual([]))
