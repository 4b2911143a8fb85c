import { parse } from '@hreflint/core'
import { describe, expect, test } from 'vitest'
import { conformanceOf } from '../../support/oracles/conformance.ts'
import { percentEncodingTests } from '../../support/oracles/wpt.ts'

const conformance = conformanceOf('wpt')

const cases = percentEncodingTests.flatMap(({ input, output }) =>
  Object.entries(output).map(
    ([encoding, query]) => ({ input, encoding, query, fragment: output['utf-8'] }) as const,
  ),
)

describe.skipIf(!conformance.present)(
  conformance.title('Web Platform Tests: percent-encoding after encoding'),
  () => {
    test('there are tests', () => {
      expect(cases.length).toBeGreaterThan(12)
    })

    test.each(cases)('$input in $encoding', ({ input, encoding, query, fragment }) => {
      const { url } = parse(`https://doesnotmatter.invalid/?${input}#${input}`, { encoding })
      expect({ query: url?.query, fragment: url?.fragment }).toEqual({ query, fragment })
    })

    test.each(cases)(
      '$input in $encoding, in ws: and a URL that is not special',
      ({ input, encoding }) => {
        const inUtf8 = (url: string) =>
          expect(parse(url, { encoding }).url?.query).toBe(parse(url).url?.query)
        inUtf8(`ws://doesnotmatter.invalid/?${input}`)
        inUtf8(`foo://doesnotmatter.invalid/?${input}`)
        inUtf8(`foo:?${input}`)
      },
    )
  },
)
