import { applyEdits, check, describe as describeIssue, fix } from '@hreflint/core'
import { findSpec } from '@hreflint/core/specs'
import { expect, test } from 'vitest'

/**
 * Defines one test for each URL: what is proposed for each of its issues, in order, and what each proposal
 * makes of the URL. A `=` keeps the URL, a `!` changes it. Where a second URL is beside the first, that is
 * what fixing gives. URLs are escaped as in JSON.
 *
 *     https://h/<a          https://h/%3Ca
 *       unescaped-angle-bracket
 *         = Percent-encode as %3C      https://h/%3Ca
 *
 * A specification, a base, an encoding are in parentheses before the URL.
 */
export function expectProposals(rows: string): void {
  for (const block of rows.split(/\n(?=\S)/)) {
    const [heading = '', ...expected] = block.trimEnd().split('\n')
    if (heading.trim() === '') continue
    const [, spec = 'whatwg', base, encoding, url = '', fixed = url] =
      /^(?:\(under (\S+)\) )?(?:\(base (\S+)\) )?(?:\(in (\S+)\) )?(\S+)(?: +(\S+))?$/.exec(
        heading.trim(),
      ) ?? []
    test(heading.trim().slice(0, 200), () => {
      const input = unescaped(url)
      const options = {
        spec: findSpec(spec),
        base: base === undefined ? undefined : unescaped(base),
        encoding,
      }
      const found = check(input, options).flatMap(issue => [
        `  ${issue.code.slice(issue.code.indexOf('/') + 1)}`,
        ...describeIssue(issue, input, options).fixes.map(
          ({ title, safety, edits }) =>
            `    ${safety === 'keeps-url' ? '=' : '!'} ${title}  ${escaped(applyEdits(input, edits))}`,
        ),
      ])
      expect(found).toEqual(expected.map(line => line.replace(/(\S) {2,}(?=\S+$)/, '$1  ')))
      expect(escaped(fix(input, options).output)).toBe(fixed)
    })
  }
}

/** As in JSON, and neither white space nor a backtick as itself. */
function escaped(text: string): string {
  return JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(/[^!-_a-~]/gu, character =>
      Array.from(
        { length: character.length },
        (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
      ).join(''),
    )
}

function unescaped(text: string): string {
  return JSON.parse(`"${text}"`) as string
}
