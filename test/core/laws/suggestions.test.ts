import { applyEdits, check, describe as describeIssue, type Issue, parse } from '@hreflint/core'
import { describe, expect, test } from 'vitest'
import { conformanceOf } from '../../support/oracles/conformance.ts'
import { urlTests } from '../../support/oracles/wpt.ts'

const conformance = conformanceOf('wpt')

/** Every suggestion for a URL that does not parse gives one that does; most such URLs have one. */
describe.skipIf(!conformance.present)(conformance.title('suggestion law'), () => {
  const failures = urlTests.filter(urlTest => urlTest.failure)

  test('every suggestion for a failing input of the Web Platform Tests parses', () => {
    for (const { input, base } of failures) {
      for (const output of suggestionsFor(input, base)) {
        const { url } = parse(output, { base: base ?? undefined })
        expect({ input, base, output, parses: url !== null }).toMatchObject({ parses: true })
      }
    }
  })

  test('every failing input has one, but where nobody can know what was meant', () => {
    const without = failures.filter(({ input, base }) => suggestionsFor(input, base).length === 0)
    const share = 1 - without.length / failures.length
    console.log(
      `${failures.length - without.length} of ${failures.length} failing inputs have a suggestion (${(100 * share).toFixed(1)} %)`,
    )
    if (process.env.HREFLINT_VERBOSE !== undefined) {
      for (const { input, base } of without) console.log(JSON.stringify(input), base)
    }
    const codes = new Set(
      without.flatMap(urlTest => exceptionsOf(urlTest).map(issue => issue.code)),
    )
    expect([...codes].filter(code => !nothingToSuggest.has(code))).toEqual([])
  })
})

const address = "which digits were meant to be written is anybody's guess"

/** The parse exceptions that may be left without a suggestion, each with the reason. */
const nothingToSuggest: ReadonlyMap<string, string> = new Map([
  ['whatwg/missing-scheme', 'a path, query or fragment is right where there is a base URL'],
  ['whatwg/relative-with-opaque-base', 'the base URL is wrong, or nothing is'],
  ['whatwg/host-missing', 'there is no host to be seen'],
  ['whatwg/host-missing-after-credentials', 'there is no host to be seen'],
  ['whatwg/domain-empty', 'nothing is left of the host'],
  ['whatwg/domain-disallowed-code-point', 'nothing is left of the host without it'],
  ['whatwg/domain-forbidden-code-point', 'nothing sensible is left of the host without it'],
  ['whatwg/domain-not-utf8', 'what the bytes were meant to be cannot be known'],
  ['whatwg/ipv4-out-of-range', address],
  ['whatwg/ipv4-too-many-parts', address],
  ['whatwg/ipv4-non-numeric-part', address],
  ['whatwg/ipv6-too-many-pieces', address],
  ['whatwg/ipv4-in-ipv6-invalid-code-point', address],
  ['whatwg/ipv4-in-ipv6-leading-zero', address],
  ['whatwg/ipv4-in-ipv6-out-of-range-part', address],
  ['whatwg/ipv4-in-ipv6-too-few-parts', address],
  ['whatwg/ipv4-in-ipv6-too-many-pieces', address],
])

function suggestionsFor(input: string, base: string | null): readonly string[] {
  const options = { base: base ?? undefined }
  return check(input, options)
    .filter(issue => issue.kind === 'parse-exception')
    .flatMap(issue => describeIssue(issue, input, options).fixes)
    .map(fix => applyEdits(input, fix.edits))
}

function exceptionsOf({ input, base }: { input: string; base: string | null }): readonly Issue[] {
  const issues = check(input, { base: base ?? undefined })
  return issues.filter(issue => issue.kind === 'parse-exception')
}
