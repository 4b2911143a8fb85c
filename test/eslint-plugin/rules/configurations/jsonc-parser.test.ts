import { Linter } from 'eslint'
import { Linter as Linter9 } from 'eslint-9'
import plugin from 'eslint-plugin-hreflint'
import * as parser from 'jsonc-eslint-parser'
import { describe, expect, test } from 'vitest'

/** The codes that a preset reports for a file that jsonc-eslint-parser reads, as for eslint-plugin-jsonc. */
function codes(text: string, filename: string, Class: typeof Linter): readonly unknown[] {
  const preset = plugin.configs['recommended-json']
  const config = [preset, { files: ['**/*.{json,jsonc,json5}'], languageOptions: { parser } }]
  return new Class()
    .verify(text, config as Linter.Config[], filename)
    .map(({ messageId, message }) => messageId ?? message)
}

describe.each([
  ['ESLint 10', Linter],
  ['ESLint 9', Linter9 as unknown as typeof Linter],
])('%s', (_, Class) => {
  test.each([
    ['a.json', '{ "db": "postgres://app:p/ss@db/x" }', 1],
    ['a.jsonc', '{ // why\n "db": "redis://:p/ss@db" }', 1],
    ['a.json5', "{ db: 'mongodb://app:p/ss@db/x', }", 1],
    ['package.json', '{ "homepage": "https://a.example:99999/" }', 1],
    ['a.json', '{ "homepage": "https://a.example:99999/", "db": "redis://:p%2Fss@db" }', 0],
  ])('%s: %s', (filename, text, count) => {
    const found = codes(text, filename, Class)
    expect(found).toHaveLength(count)
    for (const code of found) expect(code).toMatch(/^(?:postgres|redis|mongodb|whatwg)\//)
  })
})
