import fc from 'fast-check'
import { expect, test } from 'vitest'
import { relativeUrl, urlCase } from '../support/arbitraries.ts'
import { expectAnyPageLaw, pages } from '../support/laws/any-page-law.ts'
import { shareOf } from '../support/laws/share.ts'

test('no repair moves a URL, on many pairs of a URL and a page', {
  timeout: 3_600_000,
}, () => {
  const counts = { urls: 0, kept: 0, left: 0 }
  const hold = (input: string) => {
    const { kept, left } = expectAnyPageLaw(input)
    counts.urls++
    counts.kept += kept
    counts.left += left
  }
  fc.assert(fc.property(relativeUrl, hold), { numRuns: shareOf(50_000) })
  fc.assert(
    fc.property(urlCase, ({ input }) => hold(input)),
    { numRuns: shareOf(20_000) },
  )
  const { urls, kept, left } = counts
  console.log(`${urls * pages.length} pairs, ${kept} texts repaired unasked, ${left} suggestions`)
  expect(urls * pages.length).toBeGreaterThanOrEqual(shareOf(1_000_000))
})
