import css from '@eslint/css'
import json from '@eslint/json'
import markdown from '@eslint/markdown'
import * as html from '@html-eslint/parser'
import type { Linter } from 'eslint'
import plugin from 'eslint-plugin-hreflint'
import { describe, expect, test } from 'vitest'
import * as vue from 'vue-eslint-parser'
import { type RuleExample, ruleProse } from '../../scripts/generate/rule-prose.ts'
import { lint } from './support/lint.ts'

// What the pages of the rules call right and wrong is so.

const configs: Record<RuleExample['language'], object> = {
  js: {},
  jsx: { languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } },
  html: { languageOptions: { parser: html } },
  vue: { languageOptions: { parser: vue } },
  css: { plugins: { css }, language: 'css/css' },
  markdown: { plugins: { markdown }, language: 'markdown/gfm' },
  json: { plugins: { json }, language: 'json/json' },
}

test('every rule has a page', () => {
  expect(Object.keys(ruleProse).sort()).toEqual(Object.keys(plugin.rules).sort())
})

describe.each(Object.entries(ruleProse))('%s', (name, { incorrect, correct }) => {
  const messagesOf = ({ language, code }: RuleExample) => {
    const rules = { [`hreflint/${name}`]: 'warn' } as Linter.RulesRecord
    return lint(code, { ...configs[language], rules } as Linter.Config, `file.${language}`)
  }

  test.each(incorrect)('$language is incorrect: $code', example => {
    expect(messagesOf(example)).toMatchObject([{ ruleId: `hreflint/${name}` }])
  })

  test.each(correct)('$language is correct: $code', example => {
    expect(messagesOf(example)).toEqual([])
  })
})
