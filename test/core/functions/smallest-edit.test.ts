import { smallestEdit } from '@hreflint/core/internal'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const apply = (before: string, after: string): string => {
  const { span, text } = smallestEdit(before, after)
  return before.slice(0, span.start) + text + before.slice(span.end)
}

test.each([
  ['a.js', 'a.mjs', 'a.«»js', 'm'],
  ['old', 'new', '«old»', 'new'],
  ['aa', 'aaa', 'aa«»', 'a'],
  ['abc', 'abc', 'abc«»', ''],
  ['x%41y', 'x%42y', 'x«%41»y', '%42'],
  ['x%41y', 'x%51y', 'x«%41»y', '%51'],
  ['x%41', 'x%', 'x«%41»', '%'],
  ['x%4', 'x%5', 'x%«4»', '5'],
  ['😀', '😁', '«😀»', '😁'],
  ['\u{1F600}', '\u{1FA00}', '«\u{1F600}»', '\u{1FA00}'],
  ['', 'a', '«»', 'a'],
])('from %j to %j: %j becomes %j', (before, after, marked, text) => {
  const [start = '', old = ''] = marked.split(/[«»]/)
  expect(smallestEdit(before, after)).toEqual({
    span: { start: start.length, end: start.length + old.length },
    text,
  })
})

test('an edit makes the other text, and divides no pair and no escape of either', () => {
  const texts = fc
    .array(fc.constantFrom('a', '%', '4', 'E', '%41', '%E4', '😀', '😁', '\ud83d', '\ude00'), {
      maxLength: 8,
    })
    .map(parts => parts.join(''))
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      expect(apply(before, after)).toBe(after)
      const { span, text } = smallestEdit(before, after)
      for (const [whole, offsets] of [
        [before, [span.start, span.end]],
        [after, [span.start, span.start + text.length]],
      ] as const) {
        const units = [...whole.matchAll(/%[\dA-Fa-f]{2}|[\s\S]/gu)].map(({ index }) => index)
        for (const offset of offsets) expect([...units, whole.length]).toContain(offset)
      }
    }),
    { numRuns: 5_000 },
  )
})
