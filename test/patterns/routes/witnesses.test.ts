import { applyEdits } from '@hreflint/core'
import { findDialect, parsePattern, patternIssues } from '@hreflint/patterns'
import fc from 'fast-check'
import * as v9 from 'path-to-regexp'
import v0 from 'path-to-regexp-0.1'
import * as v6 from 'path-to-regexp-6'
import * as v8 from 'path-to-regexp-8'
import { describe, expect, test } from 'vitest'
import { marked } from '../../support/marked.ts'
import { paths, routes } from '../arbitraries.ts'

/** What the libraries make of a route; they throw where it does not compile. */
const libraries: Readonly<Record<string, (route: string) => RegExp>> = {
  'path-to-regexp-0.1': route => v0(route),
  'path-to-regexp-6': route => v6.pathToRegexp(route),
  'path-to-regexp-8': route => v8.pathToRegexp(route).regexp,
  'path-to-regexp-9': route => v9.pathToRegexp(route).regexp,
}

function issuesOf(text: string, id: string) {
  const dialect = findDialect(id)
  if (dialect === undefined) throw new Error(`No dialect is called ${id}.`)
  return parsePattern(text, dialect).issues
}

/** The path that a server sees of a witness. */
const pathOf = (witness: string): string => witness.replace(/[?#].*/s, '')

const written = patternIssues.flatMap(({ examples }) =>
  examples.flatMap(({ dialect, pattern }) =>
    dialect in libraries ? [[dialect, marked(pattern).text] as const] : [],
  ),
)
const generated = fc.sample(
  fc.tuple(
    fc.constantFrom(...Object.keys(libraries)),
    fc
      .tuple(
        fc.constantFrom('', '', 'users', ' ', 'é'),
        routes,
        fc.constantFrom('', '', '?q=1', '#x', 'é', ' '),
      )
      .map(parts => parts.join('')),
  ),
  { numRuns: 5_000 },
)

describe('a witness does not match in the library', () => {
  const witnessed = [...written, ...generated].flatMap(([id, text]) =>
    issuesOf(text, id).flatMap(({ witness }) => (witness === null ? [] : [{ id, text, witness }])),
  )

  test('there are some', () => expect(witnessed.length).toBeGreaterThan(20))

  test('none matches', () => {
    const matching = witnessed.filter(({ id, text, witness }) =>
      libraries[id]?.(text).test(pathOf(witness)),
    )
    expect(matching).toEqual([])
  })
})

describe('a route in place of one that does not compile', () => {
  const fixed = [...written, ...generated].flatMap(([id, text]) =>
    issuesOf(text, id).flatMap(({ kind, fixes }) =>
      kind === 'invalid'
        ? fixes.map(fix => ({ id, text, fix, output: applyEdits(text, fix.edits) }))
        : [],
    ),
  )

  test('there are some', () => expect(fixed.length).toBeGreaterThan(100))

  test('compiles, where the one before does not', () => {
    const wrong = fixed.filter(({ id, text, output }) => {
      try {
        libraries[id]?.(output)
      } catch {
        return true
      }
      try {
        libraries[id]?.(text)
        return true
      } catch {
        return false
      }
    })
    expect(wrong).toEqual([])
  })

  test('matches what the older version did, if its title says so', () => {
    const candidates = fc.sample(paths, 60)
    const wrong = fixed.flatMap(({ id, text, fix, output }) => {
      const version = /which matches the same paths as in path-to-regexp ([\d.]+)/.exec(
        fix.title,
      )?.[1]
      const [before, after] = [
        libraries[`path-to-regexp-${version}`]?.(text),
        libraries[id]?.(output),
      ]
      const isExact = !fix.title.endsWith('except for empty segments')
      const path = candidates.find(
        each => (isExact || !each.includes('//')) && before?.test(each) !== after?.test(each),
      )
      return before === undefined || path === undefined ? [] : [{ version, text, output, path }]
    })
    expect(wrong).toEqual([])
  })
})
