import { type Linter, type Rule, RuleTester } from 'eslint'
import { RuleTester as RuleTester9 } from 'eslint-9'
import { afterAll, describe, it } from 'vitest'
import { type Marked, readMarks } from './marks.ts'

/** A program with every reported stretch marked: `fetch("/a« »b")`. */
export interface Reported {
  readonly code: string
  readonly filename?: string
  /** The codes of the reports, in order, without `whatwg/`. */
  readonly issues: readonly string[]
  /** The program after one pass of fixes; absent if there are none. */
  readonly fixed?: string
  /** For each report that has suggestions, by its number: what each says and gives. */
  readonly suggested?: Readonly<Record<number, Readonly<Record<string, string>>>>
  readonly options?: readonly unknown[]
  readonly settings?: Readonly<Record<string, unknown>>
}

export interface Silent {
  readonly code: string
  readonly filename?: string
  readonly options?: readonly unknown[]
  readonly settings?: Readonly<Record<string, unknown>>
}

export interface RuleCases {
  readonly silent: readonly (string | Silent)[]
  readonly reported: readonly Reported[]
}

/** Runs the cases of a rule under every ESLint that is supported. */
export function testRule(
  name: string,
  rule: Rule.RuleModule | undefined,
  { silent, reported }: RuleCases,
  config: Linter.Config = {},
): void {
  if (rule === undefined) throw new Error(`The plugin has no rule ${name}.`)
  const valid = silent.map(item => (typeof item === 'string' ? { code: item } : item))
  const cases = { valid: valid as RuleTester.ValidTestCase[], invalid: reported.map(invalidCase) }
  describe('ESLint 10', () => {
    adopt(RuleTester)
    const strict = { requireMessage: 'messageId', requireLocation: true }
    new RuleTester(config as object).run(name, rule, {
      ...cases,
      assertionOptions: strict,
    } as never)
  })
  describe('ESLint 9.38', () => {
    adopt(RuleTester9)
    new RuleTester9(config as object).run(name, rule as never, cases as never)
  })
}

function adopt(tester: object): void {
  Object.assign(tester, { describe, it, itOnly: it.only, afterAll })
}

function invalidCase(item: Reported): RuleTester.InvalidTestCase {
  const { text, marks } = readMarks(item.code)
  if (marks.length !== item.issues.length) {
    throw new Error(`${marks.length} marks but ${item.issues.length} issues in ${item.code}`)
  }
  const { filename, options, settings } = item
  return {
    code: text,
    output: item.fixed ?? null,
    errors: marks.map((mark, i) => ({
      messageId: codeOf(item.issues[i] ?? ''),
      ...placeOf(mark),
      suggestions: suggestionsOf(item.suggested?.[i]),
    })),
    ...(filename === undefined ? {} : { filename }),
    ...(options === undefined ? {} : { options }),
    ...(settings === undefined ? {} : { settings }),
  } as RuleTester.InvalidTestCase
}

const codeOf = (issue: string): string => (issue.includes('/') ? issue : `whatwg/${issue}`)

function placeOf({ start, end }: Marked['marks'][number]): object {
  return { line: start.line, column: start.column, endLine: end.line, endColumn: end.column }
}

function suggestionsOf(
  suggested: Readonly<Record<string, string>> | undefined,
): RuleTester.SuggestionOutput[] | null {
  if (suggested === undefined) return null
  return Object.entries(suggested).map(([title, output]) => ({
    messageId: 'suggestion',
    data: { title },
    output,
  }))
}
