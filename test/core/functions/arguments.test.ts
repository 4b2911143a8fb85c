import { check, compare, describe as describeIssue, fix, parse, type UrlSpec } from '@hreflint/core'
import { specs } from '@hreflint/core/specs'
import { describe, expect, test } from 'vitest'

const nothing = undefined as unknown as string

describe('what is no string is told as such', () => {
  test.each([
    ['parse', () => parse(nothing)],
    ['check', () => check(nothing)],
    ['fix', () => fix(nothing)],
    ['compare', () => compare(nothing, specs)],
    ['describe', () => describeIssue(check(' a')[0] ?? never(), nothing)],
  ])('%s(undefined)', (_, call) => {
    expect(call).toThrow(new TypeError('Expected a URL as a string, but got undefined.'))
  })

  test.each([
    [null, 'null'],
    [42, 'number'],
    [['a'], 'an array'],
    [new URL('https://a/'), 'object'],
  ])('%s', (value, type) => {
    const error = (what: string) => new TypeError(`Expected ${what} as a string, but got ${type}.`)
    expect(() => parse(value as unknown as string)).toThrow(error('a URL'))
  })

  test.each([
    [null, 'null'],
    [42, 'number'],
    [['https://a/', 42], 'number'],
    [[['https://a/']], 'an array'],
    [new URL('https://a/'), 'object'],
  ])('%s as a base URL', (value, type) => {
    expect(() => parse('a', { base: value as unknown as string })).toThrow(
      new TypeError(`Expected a base URL as a string, but got ${type}.`),
    )
  })

  test('a specification that is given by its name', () => {
    expect(() => parse('a', { spec: 'rfc3986' as unknown as UrlSpec })).toThrow(
      new TypeError(
        'A specification is a value, not "rfc3986": see findSpec of @hreflint/core/specs.',
      ),
    )
  })

  test('no base is none', () => {
    expect(parse('https://a/', { base: undefined }).issues).toEqual([])
  })
})

function never(): never {
  throw new Error('There is an issue.')
}
