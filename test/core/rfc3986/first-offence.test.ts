import { firstOffence, type Production } from '@hreflint/core/specs/rfc3986'
import { expect, test } from 'vitest'
import { marked } from '../../support/marked.ts'

/** The first character that cannot be taken is marked; empty marks: more had to come. */
const cases: readonly (readonly [Production, string])[] = [
  ['URI-reference', 'http://a/b« »c d'],
  ['URI-reference', '«:»a'],
  ['URI-reference', '1«:»a'],
  ['URI-reference', 'a« »b:c'],
  ['URI-reference', '/a«%»2'],
  ['URI-reference', '//a@b«@»c'],
  ['URI-reference', '//[1::2:«:»3]'],
  ['URI-reference', '//[1:2«]»'],
  ['URI-reference', '//[::1«»'],
  ['URI-reference', '//[«g»oogle.com]'],
  ['URI-reference', '//[::ffff:192.0.2.25«6»]'],
  ['URI-reference', '//[v1.«]»'],
  ['URI-reference', '//a:8«b»'],
  ['URI-reference', '#a«#»b'],
  ['URI', '«»'],
  ['URI', 'a«»'],
  ['URI', '«/»/a'],
  ['URI', '«1»:a'],
  ['URI', 'a«_»b:c'],
  ['absolute-URI', 'http://a/b«#»c'],
  ['absolute-URI', 'http://a/b« »#c'],
  ['relative-ref', 'a«:»b'],
  ['relative-ref', 'a/b« »c:d'],
]

test.each(cases)('%s: %s', (production, source) => {
  const { text, spans } = marked(source)
  expect(firstOffence(text, production)).toBe(spans[0]?.start)
})
