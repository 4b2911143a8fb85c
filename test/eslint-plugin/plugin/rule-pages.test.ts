import type { Linter } from 'eslint'
import plugin from 'eslint-plugin-hreflint'
import { describe, expect, test } from 'vitest'
import type { ExampleLanguage } from '../../../packages/eslint-plugin/src/rules/define/rule-docs.ts'
import { ruleDocs } from '../../../scripts/generate/pages/rule-docs.ts'
import { languages } from '../support/languages.ts'
import { lint } from '../support/lint.ts'

// What the pages of the rules call right and wrong is so.

const docs = [...(await ruleDocs())]

test('every rule has a page, with examples', () => {
  expect(docs.map(([name]) => name).sort()).toEqual(Object.keys(plugin.rules).sort())
})

const cases = docs.flatMap(([rule, { examples }]) =>
  Object.entries(examples).map(([language, pieces]) => ({
    rule,
    language: language as ExampleLanguage,
    ...pieces,
  })),
)

test.each(docs)('%s has examples', (_rule, { examples }) => {
  expect(Object.values(examples).flatMap(({ incorrect }) => incorrect)).not.toEqual([])
})

describe.each(cases)('$rule in $language', ({ rule, language, incorrect, correct }) => {
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
