import { parse } from '@hreflint/core'
import { findSpec } from '@hreflint/core/specs'
import { describe, expect, test } from 'vitest'

// The ranges of RFC 3987 section 2.2, as its ABNF writes them.
const planes = Array.from({ length: 13 }, (_, index) => (index + 1) * 0x10000)
const ucschar = [
  [0xa0, 0xd7ff],
  [0xf900, 0xfdcf],
  [0xfdf0, 0xffef],
  ...planes.map(first => [first, first + 0xfffd]),
  [0xe1000, 0xefffd],
] as const
const iprivate = [
  [0xe000, 0xf8ff],
  [0xf0000, 0xffffd],
  [0x100000, 0x10fffd],
] as const

const isIn = (ranges: typeof ucschar | typeof iprivate, codePoint: number) =>
  ranges.some(([first, last]) => first <= codePoint && codePoint <= last)
const borders = [...ucschar, ...iprivate]
  .flatMap(([first, last]) => [first - 1, first, last, last + 1])
  .filter(codePoint => codePoint < 0x110000)
const conforms = (iri: string) => parse(iri, { spec: findSpec('rfc3987') }).issues.length === 0

describe('at the borders of the ranges', () => {
  test.each(borders.map(codePoint => [codePoint.toString(16), codePoint]))('U+%s', (_, value) => {
    const character = String.fromCodePoint(Number(value))
    const isUcschar = isIn(ucschar, Number(value))
    const isPrivate = isIn(iprivate, Number(value))
    expect([
      conforms(`http://h/${character}`),
      conforms(`http://h/?${character}`),
      conforms(`http://h/#${character}`),
    ]).toEqual([isUcschar, isUcschar || isPrivate, isUcschar])
  })
})
