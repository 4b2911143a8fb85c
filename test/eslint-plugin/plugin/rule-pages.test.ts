import type { Linter } from 'eslint'
import plugin from 'eslint-plugin-hreflint'
import { describe, expect, test } from 'vitest'
import {
  type ExampleLanguage,
  exampleLanguages,
  ruleExamples,
} from '../../../scripts/generate/rule-examples.ts'
import { ruleProse } from '../../../scripts/generate/rule-prose.ts'
import { languages } from '../support/languages.ts'
import { lint } from '../support/lint.ts'

// What the pages of the rules call right and wrong is so.

test('every rule has a page, with examples', () => {
  const rules = Object.keys(plugin.rules).sort()
  expect(Object.keys(ruleProse).sort()).toEqual(rules)
  expect(Object.keys(ruleExamples).sort()).toEqual(rules)
})

const cases = Object.entries(ruleExamples).flatMap(([rule, byLanguage]) =>
  (Object.keys(exampleLanguages) as ExampleLanguage[]).map(
    language => [rule, language, byLanguage[language]] as const,
  ),
)

describe.each(cases)('%s in %s', (rule, language, { incorrect, correct }) => {
  const messagesOf = (code: string) => {
    const { config, filename } = languages[language]
    const rules = { [`hreflint/${rule}`]: 'warn' } as Linter.RulesRecord
    return lint(code, { ...config, rules }, filename)
  }

  test.each(incorrect)('incorrect: %s', code => {
    expect(messagesOf(code)).toMatchObject([{ ruleId: `hreflint/${rule}` }])
  })

  test.each(correct)('correct: %s', code => {
    expect(messagesOf(code)).toEqual([])
  })
})
