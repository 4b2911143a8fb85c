import { findDialect, matchPattern, parsePattern } from '@hreflint/patterns'
import { parseAllHeaders } from '@netlify/headers-parser'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const dialect = findDialect('headers')
if (dialect === undefined) throw new Error('Headers have a dialect.')

const segment = fc.constantFrom(
  '*',
  ':id',
  'a',
  'b.css',
  '*.css',
  'a*b',
  '**',
  ':',
  '(.*)',
  '[a]',
  'a+b',
  'É',
)
const rules = fc
  .tuple(fc.array(segment, { maxLength: 4 }), fc.constantFrom('', '/'))
  .map(([segments, end]) => `/${segments.join('/')}${end}`)
const paths = fc
  .tuple(
    fc.array(fc.constantFrom('a', 'A', 'b.css', 'x', 'axb', '(.*)', 'é'), { maxLength: 4 }),
    fc.constantFrom('', '/'),
  )
  .map(([segments, end]) => `/${segments.join('/')}${end}`)

test('paths match as they do on Netlify', async () => {
  // The parser merges rules of one path.
  const cases = [
    ...new Map(fc.sample(fc.tuple(rules, fc.array(paths, { minLength: 8, maxLength: 8 })), 900)),
  ]
  const configHeaders = cases.map(([rule]) => ({ for: rule, values: { 'x-a': 'b' } }))
  const { headers } = await parseAllHeaders({
    configHeaders,
    headersFiles: undefined,
    minimal: false,
  })
  expect(headers).toHaveLength(cases.length)
  const differences = cases.flatMap(([rule, candidates], index) => {
    const header = headers[index]
    const theirs = header !== undefined && 'forRegExp' in header ? header.forRegExp : null
    const parsed = parsePattern(rule, dialect)
    return candidates
      .filter(path => (matchPattern(parsed, path) !== null) !== theirs?.test(path))
      .map(path => ({ rule, path }))
  })
  expect(differences.slice(0, 10)).toEqual([])
})
