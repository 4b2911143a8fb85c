import type { Linter } from 'eslint'
import { expect, test } from 'vitest'
import { carets, lint } from './support/lint.ts'

/** A language whose root no host knows. */
const language = {
  fileType: 'text',
  lineStart: 1,
  columnStart: 1,
  nodeTypeKey: 'type',
  visitorKeys: { Unknown: [] },
  validateLanguageOptions() {},
  parse: () => ({ ok: true, ast: { type: 'Unknown', range: [0, 0] } }),
  createSourceCode: ({ body }: { body: string }, { ast }: { ast: object }) => ({
    ast,
    text: body,
    lines: [body],
    traverse: () => [],
    getLoc: () => ({ start: { line: 1, column: 1 }, end: { line: 1, column: 1 } }),
    getRange: () => [0, 0],
  }),
}

test('in a language that no host knows, rules are silent', () => {
  const plugins = { u: { languages: { u: language } } }
  const messages = lint('https://a b', { language: 'u/u', plugins } as unknown as Linter.Config)
  expect(messages.filter(({ ruleId }) => ruleId?.startsWith('hreflint/'))).toEqual([])
})

test.each([
  ['', 'empty'],
  ['fetch("\\u{110000}")', 'a bad escape'],
  ['fetch(', 'no program'],
])('%j, %s, stops nothing', code => {
  const messages = lint(code)
  expect(messages.every(({ fatal }) => fatal === true)).toBe(true)
})

test('where ranges are not those of a literal, the whole is reported without a fix', () => {
  const parser = {
    parse: () => ({
      type: 'Program',
      sourceType: 'script',
      body: [
        {
          type: 'ExpressionStatement',
          expression: {
            type: 'CallExpression',
            optional: false,
            callee: node('Identifier', { name: 'fetch' }),
            arguments: [node('Literal', { value: '/a b', raw: '"/a b"' })],
            ...places,
          },
          ...places,
        },
      ],
      tokens: [],
      comments: [],
      ...places,
    }),
  }
  const [message] = lint('fetch("/a b")', {
    languageOptions: { parser },
  } as unknown as Linter.Config)
  expect(message).toMatchObject({ messageId: 'whatwg/unescaped-space', column: 1, endColumn: 4 })
  expect(message?.fix).toBeUndefined()
})

const places = {
  range: [0, 3],
  loc: { start: { line: 1, column: 0 }, end: { line: 1, column: 3 } },
}

function node(type: string, fields: object): object {
  return { type, ...fields, ...places }
}

test('a report with its fix', () => {
  expect(carets('fetch("/a\\x20b|c")')).toMatchSnapshot()
})
