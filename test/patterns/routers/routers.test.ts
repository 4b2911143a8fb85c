import { findDialect, matchPattern, parsePattern, patternIssues } from '@hreflint/patterns'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { marked } from '../../support/marked.ts'
import { libraries } from './router-libraries.ts'

/** Segments that each router reads in its own way. */
const segments = fc.constantFrom(
  'a',
  'b',
  'foo',
  ':id',
  ':name',
  ':id',
  ':id?',
  '*',
  '*',
  '**',
  ':id(\\d+)',
  ':id{[0-9]+}',
  '(.*)',
  '(a|b)',
  ':a-:b',
  ':a.:b',
  'x.html',
  '*.html',
  '*splat',
  ':path*',
  ':path+',
  '::a',
  'a?b=1',
  'a#b',
  ':id.json',
  'x(',
  ':y(',
)
const routes = fc
  .array(segments, { minLength: 1, maxLength: 4 })
  .map(parts => `/${parts.join('/')}`)
/** Hono's own routers throw or disagree on optional names beside other wildcards. */
const isRead = (id: string, route: string): boolean =>
  id !== 'hono' || !/\?(?!b=1|$)|\?.*\?|\*.*\?$/.test(route)
const paths = fc
  .array(
    fc.constantFrom(
      'a',
      'b',
      'foo',
      '1',
      '12',
      'x.html',
      'a-b',
      'a.b',
      'a.json',
      '*',
      'splat',
      'a%20b',
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map(parts => `/${parts.join('/')}`)

const written = patternIssues.flatMap(({ examples }) =>
  examples.flatMap(({ dialect, pattern }) =>
    dialect in libraries ? [[dialect, marked(pattern).text] as const] : [],
  ),
)

describe.each(Object.entries(libraries))('%s', (id, library) => {
  const dialect = findDialect(id)
  if (dialect === undefined) throw new Error(`No dialect is called ${id}.`)

  test('reads 20,000 routes and paths as the library does', () => {
    const own = routes.filter(route => isRead(id, route))
    const cases = fc.sample(fc.tuple(own, fc.array(paths, { minLength: 5, maxLength: 5 })), {
      numRuns: 4_000,
    })
    const differences = cases.flatMap(([route, candidates]) => {
      const parsed = parsePattern(route, dialect)
      const theirs = attempt(() => candidates.map(library(route)))
      const ours =
        parsed.pattern === null
          ? 'throws'
          : JSON.stringify(candidates.map(path => matchPattern(parsed, path) !== null))
      return ours === theirs ? [] : [{ route, candidates, ours, theirs }]
    })
    expect(
      differences
        .slice(0, 10)
        .map(({ route, candidates, ours, theirs }) =>
          [route, candidates.join(' '), ours, theirs].join('\n'),
        ),
    ).toEqual([])
    expect(
      cases.filter(([route]) => parsePattern(route, dialect).pattern !== null).length,
    ).toBeGreaterThan(1_000)
  })

  test('what is reported holds in the library', () => {
    const examples = written.flatMap(([of, route]) => (of === id ? [route] : []))
    const found = [
      ...examples,
      ...fc.sample(
        routes.filter(route => isRead(id, route)),
        { numRuns: 4_000 },
      ),
    ].flatMap(route => parsePattern(route, dialect).issues.map(issue => ({ route, ...issue })))
    const wrong = found.filter(({ route, kind, witness }) =>
      kind === 'invalid'
        ? attempt(() => library(route)) !== 'throws'
        : witness === null || library(route)(witness.replace(/[?#].*/, '')) !== (kind === 'more'),
    )
    expect(found.length).toBeGreaterThan(100)
    expect(wrong.slice(0, 10).map(({ route, code, witness }) => [route, code, witness])).toEqual([])
  })
})

function attempt(action: () => unknown): string {
  try {
    return JSON.stringify(action()) ?? ''
  } catch {
    return 'throws'
  }
}
