import { Linter } from 'eslint'
import hreflint from 'eslint-plugin-hreflint'
import { describe, expect, test } from 'vitest'

const rule = 'hreflint/no-dropped-base-path'
const config = {
  files: ['**/*.js'],
  plugins: { hreflint: hreflint as never },
  rules: { [rule]: 'warn' as const },
}
const lint = (code: string, name = 'file.js') => new Linter().verify(code, [config], name)
const value = (code: string): string => String(new Function(`return ${code}`)())

describe('reports', () => {
  test.each([
    ["new URL('/users', 'https://api.example.com/v1/')", 'https://api.example.com/v1/users'],
    ["new URL('users', 'https://api.example.com/v1')", 'https://api.example.com/v1/users'],
    ["new URL('/users', 'https://api.example.com/v1')", 'https://api.example.com/v1/users'],
    [
      "new URL('/users?a=b', 'https://api.example.com/a/b/')",
      'https://api.example.com/a/b/users?a=b',
    ],
  ])('%s', (code, wanted) => {
    const [report] = lint(code)
    expect(report?.message).toContain(`This gives ${value(code)}, without `)
    const fix = report?.suggestions?.[0]?.fix ?? { range: [0, 0], text: '' }
    const mended = code.slice(0, fix.range[0]) + fix.text + code.slice(fix.range[1])
    expect(value(mended)).toBe(wanted)
    expect(lint(mended)).toEqual([])
  })

  test('constants, without a suggestion', () => {
    const [report] = lint("const API = 'https://api.example.com/v1'; new URL('/users', API)")
    expect(report).toMatchObject({ ruleId: rule })
    expect(report?.suggestions ?? []).toEqual([])
  })
})

describe('says nothing of', () => {
  test.each([
    "new URL('users', 'https://api.example.com/v1/')",
    "new URL('/users', 'https://api.example.com')",
    "new URL('/v1/users', 'https://api.example.com/v1/')",
    "new URL('/v1', 'https://api.example.com/v1/')",
    "new URL('style.css', 'https://example.com/index.html')",
    "new URL('../users', 'https://api.example.com/v1/')",
    "new URL('./users', 'https://api.example.com/v1')",
    "new URL('//cdn.example.com/', 'https://api.example.com/v1/')",
    "new URL('https://cdn.example.com/', 'https://api.example.com/v1/')",
    "new URL('?a', 'https://api.example.com/v1')",
    "new URL('#a', 'https://api.example.com/v1')",
    "new URL('', 'https://api.example.com/v1')",
    "new URL('/a', 'https://api.example.com/v1?x')",
    "new URL('/users', base)",
    "new URL(path, 'https://api.example.com/v1/')",
    "new URL('/a', 'file:///home/user/')",
    'class URL {}; new URL("/users", "https://api.example.com/v1/")',
  ])('%s', code => {
    expect(lint(code)).toEqual([])
  })

  test('tests, where it may be on purpose', () => {
    const code = "new URL('/users', 'https://api.example.com/v1/')"
    expect(lint(code, 'test/url.test.js')).toEqual([])
  })
})
