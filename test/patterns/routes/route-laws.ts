import {
  compileNext,
  compileV0,
  compileV6,
  compileV8,
  compileV9,
  compileVercel,
  type Route,
} from '@hreflint/patterns/routes'
import { findDialect, parsePattern } from '@hreflint/patterns'
import fc from 'fast-check'
import * as v9 from 'path-to-regexp'
import v0 from 'path-to-regexp-0.1'
import * as v6 from 'path-to-regexp-6'
import * as v61 from 'path-to-regexp-6.1'
import * as v8 from 'path-to-regexp-8'
import { expect, test } from 'vitest'
import { paths, routes } from '../arbitraries.ts'

/** What the library makes of a path: the values of its groups by name, or null. */
type Matcher = (path: string) => Readonly<Record<string, string>> | null

const libraries: Readonly<Record<string, (route: string) => Matcher>> = {
  '0.1': route => {
    const keys: { readonly name: string | number }[] = []
    const regexp = v0(route, keys)
    return path =>
      valuesOf(
        regexp.exec(path),
        keys.map(({ name }) => String(name)),
      )
  },
  6: route => {
    const keys: v6.Key[] = []
    const regexp = v6.pathToRegexp(route, keys)
    return path =>
      valuesOf(
        regexp.exec(path),
        keys.map(({ name }) => String(name)),
      )
  },
  // As @vercel/routing-utils calls it.
  Vercel: route => {
    const keys: v61.Key[] = []
    const options = { strict: true, sensitive: true, delimiter: '/' }
    const regexp = v61.pathToRegexp(route, keys, options)
    return path =>
      valuesOf(
        regexp.exec(path),
        keys.map(({ name }) => String(name)),
      )
  },
  // As Next.js calls it.
  Next: route => {
    const keys: v6.Key[] = []
    const options = { strict: true, sensitive: false, delimiter: '/' }
    const regexp = v6.pathToRegexp(route, keys, options)
    return path =>
      valuesOf(
        regexp.exec(path),
        keys.map(({ name }) => String(name)),
      )
  },
  8: route => {
    const { regexp, keys } = v8.pathToRegexp(route)
    return path =>
      valuesOf(
        regexp.exec(path),
        keys.map(({ name }) => name),
      )
  },
  9: route => {
    const { regexp, keys } = v9.pathToRegexp(route)
    return path =>
      valuesOf(
        regexp.exec(path),
        keys.map(({ name }) => name),
      )
  },
}

const compilers: Readonly<Record<string, (route: string) => Route>> = {
  '0.1': compileV0,
  6: compileV6,
  Vercel: compileVercel,
  Next: compileNext,
  8: compileV8,
  9: compileV9,
}

function valuesOf(
  match: RegExpExecArray | null,
  names: readonly string[],
): Readonly<Record<string, string>> | null {
  if (match === null) return null
  const values: Record<string, string> = {}
  for (const [index, name] of names.entries()) {
    const value = match[index + 1]
    if (value !== undefined) values[name] = value
  }
  return values
}

/** Tries generated routes, each with several paths, in our compiler and in the library. */
export function testRoutes(version: string, count: number): void {
  test(`path-to-regexp ${version} reads ${count * 5} routes and paths the same`, () => {
    const ours = compilers[version]
    const library = libraries[version]
    if (ours === undefined || library === undefined) throw new Error(`No version ${version}.`)
    const cases = fc.sample(fc.tuple(routes, fc.array(paths, { minLength: 5, maxLength: 5 })), {
      numRuns: count,
    })
    let givenUp = 0
    const differences = cases.flatMap(([route, candidates]) => {
      const mine = attempt(() => {
        const { regexp, names } = ours(route)
        return candidates.map(path => valuesOf(regexp.exec(path), names))
      })
      if (mine === tooMuch) {
        givenUp += 1
        return []
      }
      const theirs = attempt(() => candidates.map(library(route)))
      return mine === theirs ? [] : [{ route, mine, theirs }]
    })
    expect(differences.slice(0, 10)).toEqual([])
    // Our reader stops where the library would go on for long.
    expect(givenUp).toBeLessThanOrEqual(cases.length / 1000)
    // What is said of a route does not depend on how a proposal for it compiles.
    const dialect = findDialect(`path-to-regexp-${version}`)
    if (dialect !== undefined) {
      const misjudged = cases
        .map(([route]) => route)
        .filter(route => {
          const compiles = attempt(() => void library(route)) !== 'throws'
          return compiles !== (parsePattern(route, dialect).pattern !== null)
        })
      expect(misjudged.slice(0, 10)).toEqual([])
    }
    // A generator whose routes never compile would show nothing.
    expect(
      cases.filter(([route]) => attempt(() => ours(route)) !== 'throws').length,
    ).toBeGreaterThan(count / 10)
  })
}

const tooMuch = 'takes too many steps'

function attempt(action: () => unknown): string {
  try {
    return JSON.stringify(action())
  } catch (error) {
    const code: unknown = error instanceof Error && 'code' in error ? error.code : null
    return code === 'too-large' ? tooMuch : 'throws'
  }
}
