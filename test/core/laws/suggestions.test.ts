import { applyEdits, check, describe as describeIssue, parse } from '@hreflint/core'
import { describe, expect, test } from 'vitest'
import { conformance } from '../../support/conformance.ts'
import { urlTests } from '../../support/wpt.ts'

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

  test('most failing inputs have one', () => {
    const without = failures.filter(({ input, base }) => suggestionsFor(input, base).length === 0)
    const share = 1 - without.length / failures.length
    console.log(
      `${failures.length - without.length} of ${failures.length} failing inputs have a suggestion (${(100 * share).toFixed(1)} %)`,
    )
    if (process.env.HREFLINT_VERBOSE !== undefined) {
      for (const { input, base } of without) console.log(JSON.stringify(input), base)
    }
    expect(share).toBeGreaterThan(0.5)
  })
})

function suggestionsFor(input: string, base: string | null): readonly string[] {
  const options = { base: base ?? undefined }
  return check(input, options)
    .filter(issue => issue.kind === 'parse-exception')
    .flatMap(issue => describeIssue(issue, input, options).fixes)
    .map(fix => applyEdits(input, fix.edits))
}
