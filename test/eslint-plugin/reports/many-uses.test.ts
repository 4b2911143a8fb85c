import * as typescript from '@typescript-eslint/parser'
import { Linter } from 'eslint'
import plugin from 'eslint-plugin-hreflint'
import { expect, test } from 'vitest'
import { fixAll, lint } from '../support/lint.ts'

const spaces = (code: string) =>
  lint(code).filter(({ messageId }) => messageId !== undefined).length

test('each branch of a choice is reported once, however often the choice is read', () => {
  const choice = `const a = x ? "/a b" : y ? "/c d" : "/e f"; `
  expect(spaces(`${choice}fetch(a);`)).toBe(3)
  expect(spaces(choice + 'fetch(a);'.repeat(50))).toBe(3)
  expect(fixAll(choice + 'fetch(a);'.repeat(2)).output).toContain('"/a%20b" : y ? "/c%20d"')
})

test.each([
  // Only one of the readers takes a URL, or none that is as certain.
  ['const a = x ? "/a b" : "/c"; log(a); log(a); fetch(a)', 1],
  ['const a = x ? "/a b" : "/c"; { const fetch = () => {}; fetch(a) } fetch(a)', 1],
  ['const a = x ? "/a b" : "/c"; { const fetch = () => {}; fetch(a) }', 0],
  ['const a = "http://["; expect(() => new URL(a)).toThrow(); new URL(a)', 1],
])('%s', (code, count) => {
  expect(spaces(code)).toBe(count)
})

test('what else reads a constant still keeps it from being fixed', () => {
  const code = 'const a = x ? "/a b" : "/c"; fetch(a); fetch(a); log(a)'
  expect(fixAll(code).output).toBe(code)
})

test('members of an enumeration and fields of a class are each found, the first of a name', () => {
  const enumeration = Array.from({ length: 20 }, (_, i) => `A${i} = "/a ${i}"`)
  const calls = Array.from({ length: 20 }, (_, i) => `fetch(E.A${i} + x);`)
  const config = {
    ...plugin.configs.recommended,
    files: ['**/*.ts'],
    languageOptions: { parser: typescript },
  }
  const verify = (code: string) => new Linter().verify(code, config, 'a.ts')
  expect(verify(`enum E { ${enumeration.join(', ')} } ${calls.join('')}`)).toHaveLength(20)
  const fields =
    'readonly a = "/a b"; readonly b = "/c d"; m() { fetch(this.a + x); fetch(this.b + x) }'
  expect(verify(`class A { ${fields} }`)).toHaveLength(2)
})

test('a URL that is written many times is reported and fixed at each place, as it is written there', () => {
  const code = 'fetch("/a b"); fetch("/\\u0061 b"); fetch(`/a b`); new URL("/a b", base)'
  expect(spaces(code)).toBe(4)
  expect(fixAll(code).output).toBe(
    'fetch("/a%20b"); fetch("/\\u0061%20b"); fetch(`/a%20b`); new URL("/a%20b", base)',
  )
  const folded = 'fetch("/a b c d e f g");fetch("/a b c d e f g")'
  expect(spaces(folded)).toBe(2)
  expect(fixAll(folded).output).toBe(folded.replaceAll(' ', '%20'))
})

test('the same text is judged anew against another base', () => {
  const code = 'new URL("x", "mailto:a"); new URL("x", "https://a/"); new URL("x", "mailto:a")'
  expect(lint(code).map(({ messageId, column }) => [messageId, column])).toEqual(
    [10, 64].map(column => ['whatwg/relative-with-opaque-base', column]),
  )
})
