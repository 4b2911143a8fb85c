import { applyEdits, check, describe, type UrlOptions } from '@hreflint/core'
import { findSpec } from '@hreflint/core/specs'
import { expect, test } from 'vitest'

/** What is proposed for a URL; one reading must not lean on the one before it. */
function proposed(input: string, options: UrlOptions): readonly string[] {
  return check(input, options).flatMap(issue =>
    describe(issue, input, options).fixes.map(
      ({ safety, edits }) => `${safety} ${applyEdits(input, edits)}`,
    ),
  )
}

test.each<[input: string, first: UrlOptions, second: UrlOptions, expected: string[][]]>([
  ['//h/a b', { base: 'https://c/' }, {}, [['keeps-url //h/a%20b'], ['changes-url https://h/a b']]],
  [
    'https://h/?é c',
    { encoding: 'windows-1252' },
    {},
    [['keeps-url https://h/?é%20c'], ['keeps-url https://h/?é%20c']],
  ],
  [
    'http://h/a b',
    { spec: findSpec('rfc3986') },
    {},
    [['keeps-url http://h/a%20b'], ['keeps-url http://h/a%20b']],
  ],
])('%s', (input, first, second, expected) => {
  for (let round = 0; round < 2; round++) {
    expect([proposed(input, first), proposed(input, second)]).toEqual(expected)
  }
})
