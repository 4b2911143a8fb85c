import { type Linter, RuleTester } from 'eslint'
import { RuleTester as RuleTester9 } from 'eslint-9'
import plugin from 'eslint-plugin-hreflint'
import { afterAll, describe, it } from 'vitest'

export interface SinkCases {
  /** Programs in which `<url>` stands for a URL with a space. */
  readonly sinks: readonly string[]
  /** Programs in which `<url>` is no URL. */
  readonly others?: readonly string[]
  readonly settings?: object
  readonly config?: Linter.Config
  readonly filename?: string
  /** Whether the space may be written as `%20` unasked; otherwise this is suggested. */
  readonly fixed: boolean
  /** Programs like `sinks` that make the URL of several parts, so that the fix is only suggested. */
  readonly parts?: readonly string[]
}

const url = '"https://example.com/a b"'
const repaired = '"https://example.com/a%20b"'

/** Runs `no-conformance-error` on programs under every ESLint that is supported. */
export function testSinks(
  title: string,
  {
    sinks: whole,
    parts = [],
    others = [],
    settings = {},
    config = {},
    filename = 'file.mjs',
    fixed,
  }: SinkCases,
): void {
  const shared = { filename, settings: { hreflint: settings } }
  const cases = {
    valid: others.map(code => ({ ...shared, code: code.replaceAll('<url>', url) })),
    invalid: [...whole, ...parts].map(code => {
      const output = code.replace('<url>', repaired)
      const isFixed = fixed && whole.includes(code)
      const suggestions = isFixed ? null : [{ messageId: 'suggestion', output }]
      const errors = [{ messageId: 'whatwg/unescaped-space', suggestions }]
      return {
        ...shared,
        code: code.replace('<url>', url),
        output: isFixed ? output : null,
        errors,
      }
    }),
  }
  const rule = plugin.rules['no-conformance-error']
  for (const Tester of [RuleTester, RuleTester9]) {
    Object.assign(Tester, { describe, it, itOnly: it.only, afterAll })
    describe(Tester === RuleTester ? 'ESLint 10' : 'ESLint 9.38', () => {
      new Tester(config as never).run(title, rule as never, cases as never)
    })
  }
}
