import { isAbsoluteUrl, resolveUrl } from '@hreflint/core/specs/html5-wd-urls'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { structuredUrl } from '../../support/arbitraries.ts'

// "Absolute URL" is said of all bases; two of different schemes are enough to tell.
test('an absolute URL resolves to the same on any base, and no other URL does', () => {
  fc.assert(
    fc.property(structuredUrl, url => {
      const [one, other] = ['http://a.example/b?c', 'x:y'].map(base => resolveUrl(url, base).result)
      expect(isAbsoluteUrl(url)).toBe(one !== null && one === other)
    }),
    { numRuns: 500 },
  )
})
