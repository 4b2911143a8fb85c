import { readFileSync } from 'node:fs'
import { applyEdits } from '@hreflint/core'
import { findDialect, parsePattern, patternIssues } from '@hreflint/patterns'
import { compileV0, compileV8 } from '@hreflint/patterns/routes'
import v0 from 'path-to-regexp-0.1'
import * as v8 from 'path-to-regexp-8'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paths } from '../arbitraries.ts'

const guide = readFileSync(new URL('../../../docs/guide/patterns.md', import.meta.url), 'utf8')

const migration = guide.slice(guide.indexOf('| Express 4 | Express 5 |'))
const rows = [...migration.matchAll(/^\| `([^`]+)` \| `([^`]+)` \|$/gm)].map(
  ([, before = '', after = '']) => [before, after] as const,
)
const express5 = findDialect('path-to-regexp-8')
if (express5 === undefined) throw new Error('Express 5 has a dialect.')

describe('from Express 4 to Express 5', () => {
  test('has rows', () => expect(rows.length).toBeGreaterThan(5))

  test.each(rows)('%s is %s', (before, after) => {
    const [old, renewed] = [v0(before), v8.pathToRegexp(after).regexp]
    expect(compileV0(before).regexp.source).toBe(old.source)
    expect(compileV8(after).regexp.source).toBe(renewed.source)
    const words = [
      '/files/a.b',
      '/from-a/to-',
      '/from-a/to-b',
      '/docs/api',
      '/docs/1/api',
      '/users/',
    ]
    const different = [...fc.sample(paths, 2_000), ...words].filter(
      path => old.test(path) !== renewed.test(path),
    )
    expect(different).toEqual([])
  })

  test.each(rows)('%s is rewritten like this', (before, after) => {
    const [fix] = parsePattern(before, express5).issues[0]?.fixes ?? []
    const output = fix === undefined ? before : applyEdits(before, fix.edits)
    const renewed = v8.pathToRegexp(after).regexp
    const rewritten = v8.pathToRegexp(output).regexp
    const different = fc
      .sample(paths, 500)
      .filter(path => renewed.test(path) !== rewritten.test(path))
    expect(different).toEqual([])
  })
})

test('the guide names codes that there are', () => {
  const known = new Set(patternIssues.map(({ code }) => code))
  const named = [...guide.matchAll(/`(pattern\/[a-z-]+)`/g)].map(([, code = '']) => code)
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter(code => !known.has(code))).toEqual([])
})
