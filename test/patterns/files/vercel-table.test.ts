import { createRequire } from 'node:module'
import { languageOf } from '@hreflint/documents'
import { lintDocument } from '@hreflint/linter'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

interface RoutingUtils {
  readonly getTransformedRoutes: (table: object) => {
    readonly error?: { readonly message: string } | null
  }
}

/** The library that Vercel's own command line reads `vercel.json` with. */
const { getTransformedRoutes }: RoutingUtils = createRequire(import.meta.url)(
  '@vercel/routing-utils',
)

const linted = (text: string): readonly string[] =>
  lintDocument(text, languageOf('vercel.json') ?? 'json', undefined, { fileName: 'vercel.json' })
    .map(({ code }) => code)
    .filter(code => code.startsWith('pattern/'))

const tableOf = (kind: string, ...rules: readonly object[]) => ({ [kind]: rules })

describe('names in destinations of vercel.json', () => {
  test('are reported only if Vercel refuses them, and if it does for the name', () => {
    const part = fc.constantFrom(
      'a',
      'b.html',
      ':x',
      ':y',
      ':x*',
      ':z?',
      ':x-:y',
      '(.*)',
      ':y(\\d+)',
    )
    const path = fc.array(part, { minLength: 1, maxLength: 3 }).map(parts => `/${parts.join('/')}`)
    const origin = fc.constantFrom('', '', 'https://e.com', 'https://e.com:8080')
    const end = fc.constantFrom('', '', '?q=1', '?q=:x', '?q=:y&r=a', '#:y')
    const destination = fc.tuple(origin, path, end).map(parts => parts.join(''))
    const kind = fc.constantFrom('redirects', 'rewrites')
    const cases = fc.sample(fc.record({ kind, source: path, destination }), 3_000)
    const wrong = cases.filter(({ kind: list, ...rule }) => {
      const message = getTransformedRoutes(tableOf(list, rule)).error?.message ?? ''
      const named = /has segment ":(\w+)" in/.exec(message)?.[1]
      const isRefused = named !== undefined && named !== '__UN_NAMED_SEGMENT__'
      const isReported = linted(JSON.stringify(tableOf(list, rule))).includes(
        'pattern/name-not-in-source',
      )
      // Of a name and a group without one, the first is told.
      return isReported !== isRefused && !(isReported && named === '__UN_NAMED_SEGMENT__')
    })
    expect(wrong).toEqual([])
  })

  test.each([
    [{ source: '/a/:x', destination: '/b/:y' }, ['pattern/name-not-in-source']],
    [{ source: '/a/:x', destination: '/b/:x' }, []],
    [{ source: '/a', destination: '/b/:y', has: [{ type: 'query', key: 'y' }] }, []],
  ])('%j', (rule, codes) => {
    expect(linted(JSON.stringify(tableOf('redirects', rule)))).toEqual(codes)
  })
})
