import { readConfigText } from '@hreflint/linter/config-text'
import { describe, expect, test } from 'vitest'
import { marked } from '../../support/marked.ts'

test('comments and trailing commas are allowed', () => {
  const { value, errors } = readConfigText(
    '{ // a\n "spec": "rfc3986", /* b */ "ignore": ["a",], }',
  )
  expect(errors).toEqual([])
  expect(value).toEqual({ spec: 'rfc3986', ignore: ['a'] })
})

test.each([
  ['{ "a": 1 «"b"»: 2 }', ['comma expected']],
  ['{ "a"« »1 }', null],
  ['{ "a": [1, 2 «»', null],
  ['«x»', null],
])('%s is not JSON', (document, words) => {
  const { text, spans } = marked(document)
  const { value, errors } = readConfigText(text)
  expect(value).toBeUndefined()
  expect(errors.length).toBeGreaterThan(0)
  for (const { message } of errors) expect(message).toMatch(/^This is not valid JSON: [a-z ]+\.$/)
  if (words !== null) {
    expect(errors.map(({ span }) => span)).toEqual(spans)
    expect(errors.map(({ message }) => message)).toEqual(
      words.map(each => `This is not valid JSON: ${each}.`),
    )
  }
})

test('an empty text has no value', () => {
  expect(readConfigText('').value).toBeUndefined()
  expect(readConfigText('').placeOf(['a'])).toEqual({ start: 0, end: 0 })
})

describe('the place of a part', () => {
  test.each<[path: (string | number)[], document: string]>([
    [['spec'], '{ «"spec"»: "x", "ignore": [] }'],
    [['ignore', 1], '{ "ignore": ["a", «"b"»] }'],
    // The nearest part that is there.
    [['ignore', 5], '{ «"ignore"»: ["a"] }'],
    [['overrides', 0, 'files'], '{ "overrides": [{ «"files"»: "x" }] }'],
    [['overrides', 0, 'spec'], '{ "overrides": [«{ "files": "x" }»] }'],
    [['missing'], '  «{» "a": 1 }'],
    [[], '«{» "a": 1 }'],
  ])('%j in %s', (path, document) => {
    const { text, spans } = marked(document)
    expect([readConfigText(text).placeOf(path)]).toEqual(spans)
  })
})
