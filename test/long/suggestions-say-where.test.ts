import { specs } from '@hreflint/core/specs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { crossedInputs } from '../core/compare/programs/inputs/crossed.mjs'
import { shareOf } from '../support/laws/share.ts'
import { strayUrl } from '../support/laws/stray-url.ts'
import { strayed } from '../support/laws/strayed.ts'
import { strayedInDocument } from '../support/laws/strayed-in-document.ts'

/** Of all specifications together. */
const inputs = shareOf(2_000_000)

test.each(specs.map(spec => [spec.id, spec] as const))(
  '%s: no suggestion leads elsewhere without a word',
  (_, spec) => {
    fc.assert(
      fc.property(strayUrl, input => {
        expect(strayed(input, { spec })).toEqual([])
      }),
      { numRuns: Math.ceil(inputs / specs.length) },
    )
  },
)

test('nor does one in a document', () => {
  const examples = specs.flatMap(({ issues }) =>
    issues.flatMap(issue => issue.examples.map(({ url }) => url.replaceAll(/[«»]/g, ''))),
  )
  for (let seed = 0; seed < 10; seed += 1) {
    expect(crossedInputs(shareOf(20_000), seed, examples).flatMap(strayedInDocument)).toEqual([])
  }
})
