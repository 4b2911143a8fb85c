import { findDialect, matchPattern, parsePattern } from '@hreflint/patterns'
import fc from 'fast-check'
import { minimatch } from 'minimatch-6'
import { expect, test } from 'vitest'

const dialect = findDialect('firebase')
if (dialect === undefined) throw new Error('Firebase has a dialect.')

const segment = fc.constantFrom(
  '*',
  '**',
  'a',
  'b.html',
  '*.html',
  '@(a|b)',
  '*.@(js|css)',
  '!(a)',
  '**.html',
  '{a,b}',
  '?',
)
const sources = fc
  .array(segment, { minLength: 1, maxLength: 4 })
  .map(segments => `/${segments.join('/')}`)
const paths = fc
  .array(fc.constantFrom('a', 'b', 'b.html', 'x.js', 'c', 'a.css'), { minLength: 1, maxLength: 4 })
  .map(segments => `/${segments.join('/')}`)

test('globs match as in superstatic, which takes minimatch', () => {
  const cases = fc.sample(fc.tuple(sources, paths), 2_000)
  const differences = cases.filter(([source, path]) => {
    const match = matchPattern(parsePattern(source, dialect), path)
    return (match !== null) !== minimatch(path, source)
  })
  expect(differences.slice(0, 10)).toEqual([])
})

test('a witness is not matched', () => {
  const witnessed = fc.sample(sources, 1_000).flatMap(source =>
    parsePattern(source, dialect).issues.map(({ witness }) => ({
      source,
      witness: witness ?? '',
    })),
  )
  expect(witnessed.length).toBeGreaterThan(20)
  expect(witnessed.filter(({ source, witness }) => minimatch(witness, source))).toEqual([])
})
