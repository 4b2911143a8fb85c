import { join } from 'node:path'
import type { Linter } from 'eslint'
import plugin from 'eslint-plugin-hreflint'
import { describe, expect, test } from 'vitest'
import type { ExampleLanguage } from '../../../packages/eslint-plugin/src/rules/define/rule-docs.ts'
import { ruleDocs } from '../../../scripts/generate/pages/rule-docs.ts'
import { languages } from '../support/languages.ts'
import { lint } from '../support/lint.ts'
import { temporarySite } from '../support/temporary-site.ts'

// What the pages of the rules call right and wrong is so.

const docs = [...(await ruleDocs())]

test('every rule has a page, with examples', () => {
  expect(docs.map(([name]) => name).sort()).toEqual(Object.keys(plugin.rules).sort())
})

const cases = docs.flatMap(([rule, { examples, ...others }]) =>
  Object.entries(examples).map(([language, pieces]) => ({
    rule,
    ...others,
    language: language as ExampleLanguage,
    ...pieces,
  })),
)

test.each(docs)('%s has examples', (_rule, { examples }) => {
  expect(Object.values(examples).flatMap(({ incorrect }) => incorrect)).not.toEqual([])
})

describe.each(cases)(
  '$rule in $language',
  ({ rule, language, files, options, incorrect, correct }) => {
    const folder = files === undefined ? null : temporarySite(files)

    const messagesOf = (code: string) => {
      const { config, filename } = languages[language]
      const rules = { [`hreflint/${rule}`]: ['warn', ...(options ? [options] : [])] }
      const path = folder === null ? filename : join(folder, filename)
      return lint(
        code,
        { ...config, rules: rules as Linter.RulesRecord },
        path,
        folder ?? undefined,
      )
    }

    test.each(incorrect)('incorrect: %s', code => {
      expect(messagesOf(code)).toMatchObject([{ ruleId: `hreflint/${rule}` }])
    })

    test.each(correct)('correct: %s', code => {
      expect(messagesOf(code)).toEqual([])
    })
  },
)
