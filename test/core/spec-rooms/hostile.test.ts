import { parse } from '@hreflint/core'
import { specs } from '@hreflint/core/specs'
import { describe, expect, test } from 'vitest'

const hostile: readonly (readonly [name: string, input: string])[] = [
  ['nothing', ''],
  ['NULs', '\0'.repeat(1000)],
  ['lone surrogates', '\uD800\uDC00\uD800/\uDC00'.repeat(100)],
  ['a megabyte of letters', 'a'.repeat(1e6)],
  ['a megabyte of spaces', `http://a/${' '.repeat(1e6)}b`],
  ['many labels', `http://${'a.'.repeat(5e4)}/`],
  ['one label', `http://${'é'.repeat(1e5)}/`],
  ['many slashes', `http:${'/'.repeat(1e5)}`],
  ['many dots', `http://a${'/..'.repeat(3e4)}`],
  ['many at signs', `http://${'@'.repeat(1e5)}`],
  ['many colons', `http://${':'.repeat(1e5)}`],
  ['many brackets', `http://[${'::'.repeat(5e4)}]/`],
  ['many percent signs', `http://a/${'%'.repeat(1e5)}`],
  ['many escapes in a host', `http://${'%41'.repeat(3e4)}/`],
]

describe.each(specs.map(spec => [spec.id, spec] as const))('%s', (_id, spec) => {
  test.each(hostile)('%s', (_name, input) => {
    expect(() => parse(input, { spec })).not.toThrow()
    expect(() => parse(input, { spec, base: 'http://a/b' })).not.toThrow()
  })
})
