import { type Linter, RuleTester } from 'eslint'
import { RuleTester as RuleTester9 } from 'eslint-9'
import plugin from 'eslint-plugin-hreflint'
import { afterAll, describe, expect, it } from 'vitest'
import { type LanguageName, languages } from './languages.ts'
import { carets } from './lint.ts'
import { type Marked, readMarks } from './marks.ts'

export interface Silent {
  readonly code: string
  readonly filename?: string
  readonly options?: readonly unknown[]
  readonly settings?: Readonly<Record<string, unknown>>
}

/** A program with every reported stretch marked: `fetch("/a« »b")`. */
export interface Reported extends Silent {
  /** What the reports say, in order: codes without `whatwg/`, grades of divergence. */
  readonly issues: readonly string[]
  /** The program after one pass of fixes; absent if there are none. */
  readonly fixed?: string
  /** For each report that has suggestions, by its number: what each says and gives. */
  readonly suggested?: Readonly<Record<number, Readonly<Record<string, string>>>>
}

export interface RuleCases {
  readonly silent: readonly (string | Silent)[]
  readonly reported: readonly Reported[]
}

type RuleName = keyof typeof plugin.rules

/**
 * Runs the cases of a rule in a language under every ESLint that is supported, and keeps what a
 * user sees of each as a snapshot, to be read by eye.
 */
export function testRule(
  name: RuleName,
  language: LanguageName,
  { silent, reported }: RuleCases,
): void {
  const { config, filename } = languages[language]
  const rule = plugin.rules[name]
  const cases = {
    valid: silent.map(item => ({
      filename,
      ...(typeof item === 'string' ? { code: item } : item),
    })),
    invalid: reported.map(item => ({ filename, ...invalidCase(name, item) })),
  }
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
  if (reported.length > 0)
    it('what a user sees', () => expect(seen(name, language, reported)).toMatchSnapshot())
}

/** Each program with its reports drawn under it. */
function seen(name: RuleName, language: LanguageName, reported: readonly Reported[]): string {
  const { config, filename } = languages[language]
  const drawn = reported.map(item => {
    const rules = { [`hreflint/${name}`]: ['warn', ...(item.options ?? [])] } as Linter.RulesRecord
    const settings = item.settings ?? {}
    const { text } = readMarks(item.code)
    return carets(text, { ...config, rules, settings }, item.filename ?? filename)
  })
  return drawn.join(`${'─'.repeat(40)}\n`)
}

function adopt(tester: object): void {
  Object.assign(tester, { describe, it, itOnly: it.only, afterAll })
}

function invalidCase(name: RuleName, item: Reported): RuleTester.InvalidTestCase {
  const { text, marks } = readMarks(item.code)
  if (marks.length !== item.issues.length) {
    throw new Error(`${marks.length} marks but ${item.issues.length} issues in ${item.code}`)
  }
  const { issues, fixed, suggested, ...rest } = item
  return {
    ...rest,
    code: text,
    output: fixed ?? null,
    errors: marks.map((mark, i) => ({
      messageId: messageIdOf(name, issues[i] ?? ''),
      ...placeOf(mark),
      suggestions: suggestionsOf(suggested?.[i]),
    })),
  } as RuleTester.InvalidTestCase
}

function messageIdOf(name: RuleName, issue: string): string {
  return name === 'no-divergent-url' || issue.includes('/') ? issue : `whatwg/${issue}`
}

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
