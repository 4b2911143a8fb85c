import { dialects, parsePattern, sampleUrls } from '@hreflint/patterns'
import { describe, expect, test } from 'vitest'

const dialectOf = (id: string) => {
  const dialect = dialects.find(each => each.id === id)
  if (dialect === undefined) throw new Error(`There is no dialect ${id}.`)
  return dialect
}

/** Each of them is written again and again, alone and with each of the others. */
const pieces = [
  ...['/', '*', ':', '?', '[', ']', '(', ')', '{', '}', '+', '.', '-', '|', ',', '!', '@', '\\'],
  ...['a', ':a', '/:a', '/*', '/**', '/:a?', '(a)', '(.*)', '{a}', '{a}?', '%41', 'é', '#', ' '],
]

/** Those that repeat, take any text, or are optional: two of them can be matched in many ways. */
const ambiguous = ['*', ':a', '/:a?', '/**', '(.*)', '{a}?', 'a', '/']

const pairs = ambiguous.flatMap(one => ambiguous.map(other => (one === other ? one : one + other)))

const startOf = (subject: string) => (subject === 'path' ? '/' : 'https://example.com/')

/** All of these together took hours, and single ones more time than there is. */
describe.each(dialects)('patterns of $id that repeat', dialect => {
  const judge = (text: string): readonly string[] => {
    const parsed = parsePattern(text, dialect)
    sampleUrls(parsed)
    return parsed.issues.map(({ message }) => message)
  }

  test('a piece, a thousand times', () => {
    for (const piece of pieces) {
      const text = startOf(dialect.subject) + piece.repeat(1_000)
      expect(judge(text).join(), piece).not.toContain('undefined')
    }
  }, 300_000)

  test('two pieces, sixty times', () => {
    for (const pair of pairs) {
      const text = `${startOf(dialect.subject) + pair.repeat(60)}/b`
      expect(judge(text).join(), text).not.toContain('undefined')
    }
  }, 600_000)
})

describe('a pattern that takes too many steps to judge', () => {
  test.each([
    ['react-router', `/${'a'.repeat(40_000)}`],
    ['hono', '/*'.repeat(3_000)],
  ])('has one issue, which says so: %s', (id, text) => {
    const { issues } = parsePattern(text, dialectOf(id))
    expect(issues.map(({ code, kind }) => [code, kind])).toEqual([['pattern/too-large', 'unknown']])
  })
})

test('question marks that do not compile under React Router are an issue of the pattern', () => {
  const { issues } = parsePattern(`/${'?'.repeat(3_000)}`, dialectOf('react-router'))
  expect(issues.map(({ code }) => code)).toEqual(['pattern/invalid-regexp'])
})

test.each([
  ['/a[b', '/a[b', true],
  ['/[ab]/[c', '/a/[c', true],
  ['/[ab]/[c', '/[ab]/[c', false],
  ['/[ab]', '/b', true],
])('brackets that nothing closes are themselves in globs of Firebase: %s, %s', (text, path, is) => {
  const { pattern } = parsePattern(text, dialectOf('firebase'))
  expect(pattern?.match(path) != null).toBe(is)
})
