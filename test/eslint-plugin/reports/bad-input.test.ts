import type { Linter } from 'eslint'
import { expect, test } from 'vitest'
import { carets, lint } from '../support/lint.ts'

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
