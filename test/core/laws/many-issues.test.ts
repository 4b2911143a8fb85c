import { type UrlSpec, whatwg } from '@hreflint/core'
import { rfc3986 } from '@hreflint/core/specs/rfc3986'
import { webspecsUrl } from '@hreflint/core/specs/webspecs-url'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ManyIssues } from '../../../packages/core/src/repair/many-issues.ts'
import { nextStep } from '../../../packages/core/src/repair/next-step.ts'
import { OtherBases } from '../../../packages/core/src/repair/other-bases.ts'
import { urlCase } from '../../support/arbitraries.ts'

const piece = fc.constantFrom(...'a|^ "\\%{}<>[]é?#/'.split(''), '%4', '..', '\uD800', '/:80/')
const crowded = fc
  .array(piece, { maxLength: 60 })
  .map(pieces => `https://a.example/${pieces.join('')}`)

/** Repairs proved in groups are those that are proved one by one. */
describe.each<[string, UrlSpec]>([
  ['whatwg', whatwg],
  ['rfc3986', rfc3986],
  ['webspecs-url', webspecsUrl],
])('many issues, %s', (_id, spec) => {
  test('generated URLs', () => {
    fc.assert(
      fc.property(urlCase, ({ input, base }) => expectSameStep(spec, input, base ?? undefined)),
      { numRuns: 2_000 },
    )
  })

  test('URLs of many issues', () => {
    fc.assert(
      fc.property(crowded, input => expectSameStep(spec, input)),
      { numRuns: 1_000 },
    )
  })
})

function expectSameStep(spec: UrlSpec, input: string, base?: string): void {
  const options = { base }
  const before = spec.parse(input, options)
  if (before.url === null) return
  const reader = { spec, options, otherBases: new OtherBases(spec, []) }
  expect(new ManyIssues(reader, []).nextStep(input, before)).toEqual(
    nextStep(input, before, reader),
  )
}
