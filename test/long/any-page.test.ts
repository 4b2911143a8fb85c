import fc from 'fast-check'
import { expect, test } from 'vitest'
import { relativeUrl, urlCase } from '../support/arbitraries.ts'
import { expectAnyPageLaw } from '../support/laws/any-page-law.ts'

test('a repair of a million generated URLs keeps them on any page', { timeout: 7_200_000 }, () => {
  const counts = { urls: 0, kept: 0, left: 0 }
  const hold = (input: string) => {
    const { kept, left } = expectAnyPageLaw(input)
    counts.urls++
    counts.kept += kept
    counts.left += left
  }
  fc.assert(fc.property(relativeUrl, hold), { numRuns: 600_000 })
  fc.assert(
    fc.property(urlCase, ({ input }) => hold(input)),
    { numRuns: 400_000 },
  )
  console.log(`${counts.urls} URLs, ${counts.kept} repairs unasked, ${counts.left} suggestions`)
  expect(counts.urls).toBe(1_000_000)
})
