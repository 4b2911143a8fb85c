import { compare, componentNames, parse } from '@hreflint/core'
import { catalogue, specs } from '@hreflint/core/specs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { encodingLabel, urlCase } from '../../support/arbitraries.ts'
import { expectSame } from '../../support/expect-same.ts'

/** The laws of the contract that every room signs; the URL Standard has tests of its own besides. */
const rooms = specs.filter(({ id }) => id !== 'whatwg')

/**
 * Two drafts find other slashes and drive letters in file URLs at each reading, and one of them
 * keeps a colon in a host, which then begins a port.
 */
const isReadAnew = (id: string, href: string, host: string | null): boolean => {
  if (id === 'abarth-url-01' && /^[^[].*:/.test(host ?? '')) return true
  return ['webspecs-url', 'abarth-url-01'].includes(id) && href.startsWith('file:')
}

for (const spec of rooms) {
  describe(spec.id, () => {
    test('laws of the contract', () => {
      fc.assert(
        fc.property(urlCase, fc.option(encodingLabel, { nil: undefined }), (url, encoding) => {
          const { input } = url
          const base = url.base ?? undefined
          const result = spec.parse(input, { base, encoding })
          const spans = [
            ...result.issues.map(({ span }) => span),
            ...componentNames.flatMap(name => result.components[name] ?? []),
          ]
          for (const { start, end } of spans) {
            expectSame(0 <= start && start <= end && end <= input.length, true, { start, end })
          }
          const starts = result.issues.map(({ span }) => span.start)
          expect(starts).toEqual([...starts].sort((a, b) => a - b))
          expect(result.url === null).toBe(
            result.issues.some(({ kind }) => kind === 'parse-exception'),
          )
          for (const { code, kind, specName } of result.issues) {
            expect(catalogue.get(code)).toMatchObject({ kind, specName })
            expect(code.startsWith(`${spec.id}/`)).toBe(true)
          }
          expectSame(spec.parse(input, { base, encoding }), result)
        }),
        { numRuns: 300 },
      )
    })

    test('resolving a resolved URL changes nothing', () => {
      fc.assert(
        fc.property(urlCase, url => {
          const written = url.base ?? 'http://base.example/a/b?c'
          // An empty reference gives the base as it is, dots and all (RFC 3986 section 5.2.2).
          const base = spec.parse(written, { base: written }).url?.href ?? written
          const { href = null, host = null } = spec.parse(url.input, { base }).url ?? {}
          if (href === null || isReadAnew(spec.id, href, host)) return
          const again = spec.parse(href, { base }).url?.href
          // A host of dots and escapes can be refused in its new form.
          if (again !== undefined && again !== null) expect(again).toBe(href)
        }),
        { numRuns: 300 },
      )
    })

    test('an unknown label is an error that names it', () => {
      expect(() => parse('a', { spec, encoding: 'klingon' })).toThrow(RangeError)
    })

    test('the catalogue of the room', () => {
      expect(new Set(spec.issues.map(({ code }) => code)).size).toBe(spec.issues.length)
      expect(Number.isNaN(Date.parse(spec.edition.date))).toBe(false)
      expect(() => new URL(spec.edition.url)).not.toThrow()
    })
  })
}

test('comparing keeps the order of the specifications and the laws of each', () => {
  fc.assert(
    fc.property(urlCase, ({ input, base }) => {
      const { readings, divergences } = compare(input, specs, { base: base ?? undefined })
      expect(readings.map(({ spec }) => spec)).toEqual(specs.map(({ id }) => id))
      for (const { sides } of divergences) expect(sides.length).toBeGreaterThan(1)
    }),
    { numRuns: 200 },
  )
})
