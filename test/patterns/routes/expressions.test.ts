import { findDialect, parsePattern } from '@hreflint/patterns'
import { expect, test } from 'vitest'

/** As version 0.1.13 answers: it passes on what it does not know, and replaces only the first star of a group. */
test.each([
  ['/x(?<n>y)', true],
  ['/x(?<=x)y', true],
  ['/:id(?<n>\\d)', true],
  ['/x(?<n>y)é', true],
  ['/:id(a*b)', true],
  ['/:id(\\d*)', true],
  ['/:id(\\d*+)', false],
  ['/:id(\\d++)', false],
  ['/(?<n>a)', false],
  ['/x(?:a)', false],
])('path-to-regexp 0.1 compiles %s: %s', (route, compiles) => {
  const dialect = findDialect('path-to-regexp-0.1')
  if (dialect === undefined) throw new Error('The dialect is gone.')
  expect(parsePattern(route, dialect).pattern !== null).toBe(compiles)
})

/** As the package `router` 2.2 of Express 5 answers, with its default options. */
test.each([
  ['/users/', '/users', true],
  ['/users/', '/users/', true],
  ['/users', '/users/', true],
  ['/users//', '/users', true],
  ['/users/', '/users//', false],
  ['/Users', '/users', true],
  ['/:a/', '/x', true],
  ['/a{/}', '/a', true],
  ['{/a/}', '/a', false],
  ['/', '/', true],
  ['//', '/', true],
])('Express 5: %s, asked for %s: %s', (route, path, isMatched) => {
  const dialect = findDialect('express-5')
  if (dialect === undefined) throw new Error('The dialect is gone.')
  expect(parsePattern(route, dialect).pattern?.match(path) != null).toBe(isMatched)
})
