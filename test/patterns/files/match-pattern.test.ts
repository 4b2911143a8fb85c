import { applyEdits } from '@hreflint/core'
import { findDialect, matchPattern, parsePattern } from '@hreflint/patterns'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isValidPattern, patternToRegex } from 'webext-patterns'

const dialect = findDialect('match-pattern')
if (dialect === undefined) throw new Error('Extensions have a dialect.')

const patterns = fc
  .tuple(
    fc.constantFrom('*', 'http', 'https', 'ws', 'file', 'http*', ''),
    fc.constantFrom('://', '://', '://', ':/', ''),
    fc.constantFrom(
      '*',
      'example.com',
      '*.example.com',
      'www.example.com',
      '*example.com',
      'www.*.com',
      '',
    ),
    fc.constantFrom('', '/', '/*', '/a', '/a*', '/*/b', '/a.b'),
  )
  .map(parts => parts.join(''))
const urls = fc
  .tuple(
    fc.constantFrom('http', 'https', 'ws', 'ftp'),
    fc.constantFrom(
      'example.com',
      'www.example.com',
      'evilexample.com',
      'a.b.example.com',
      'other.org',
    ),
    fc.constantFrom('/', '/a', '/ab', '/x/b', '/a.b', '/axb'),
  )
  .map(([scheme, host, path]) => `${scheme}://${host}${path}`)

test('patterns compile if extensions can have them, and match the same', () => {
  const cases = fc.sample(fc.tuple(patterns, urls), 8_000)
  const differences = cases.flatMap(([pattern, url]) => {
    const parsed = parsePattern(pattern, dialect)
    if (isValidPattern(pattern) !== (parsed.pattern !== null)) return [{ pattern }]
    // The library has neither ports, nor questions marks as text.
    if (parsed.pattern === null || pattern.startsWith('file')) return []
    const isMatched = patternToRegex(pattern).test(url)
    return isMatched === (matchPattern(parsed, url) !== null) ? [] : [{ pattern, url, isMatched }]
  })
  expect(differences.slice(0, 10)).toEqual([])
})

test('what is proposed is valid', () => {
  const fixed = fc
    .sample(patterns, 2_000)
    .flatMap(pattern =>
      parsePattern(pattern, dialect).issues.flatMap(({ fixes }) =>
        fixes.map(({ edits }) => applyEdits(pattern, edits)),
      ),
    )
  expect(fixed.length).toBeGreaterThan(50)
  expect(fixed.filter(pattern => !isValidPattern(pattern))).toEqual([])
})

test('the path is compared with the query as well', () => {
  const parsed = parsePattern('*://example.com/a?b=*', dialect)
  expect(matchPattern(parsed, 'https://example.com/a?b=c#d')).not.toBeNull()
  expect(matchPattern(parsed, 'https://example.com/a')).toBeNull()
})
