import { specs } from '@hreflint/core/specs'
import { expect, test } from 'vitest'
import { crossedInputs } from '../../core/compare/programs/inputs/crossed.mjs'
import { strayedInDocument } from '../../support/laws/strayed-in-document.ts'

// No suggestion in a document changes the scheme, host or port without saying where the URL leads then: also not one that
// the place of the URL gives rise to.

test.each([
  'http://good.example\\_x@evil.example/',
  'http://good.example\\.@evil.example/',
  'https://git`hub.com/a',
  '[https://evil.example/',
  'ht"tps://evil.example/',
  'https:/evil.example/a',
  'https]://evil.example/a',
  'sqlser<vr://db.example/',
  'http://０Ｘｃ０\\~@．０２５０．０１',
  'https://https://evil.example/',
  'https://good.example\u200B.evil.example/',
])('%s', url => {
  expect(strayedInDocument(url)).toEqual([])
})

test('generated URLs', () => {
  const examples = specs.flatMap(({ issues }) =>
    issues.flatMap(issue => issue.examples.map(({ url }) => url.replaceAll(/[«»]/g, ''))),
  )
  expect(crossedInputs(500, 5, examples).flatMap(strayedInDocument)).toEqual([])
})
