import { Linter } from 'eslint'
import hreflint from 'eslint-plugin-hreflint'
import { describe, expect, test } from 'vitest'
import { rule } from '../../guards/witness-law.ts'

const config = {
  files: ['**/*.js'],
  plugins: { hreflint: hreflint as never },
  rules: { [rule]: 'warn' as const },
}
const lint = (code: string) => new Linter().verify(code, [config], 'file.js')
const times = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join(' ')

const guarded = "if (url.indexOf('example.com') < 0) return; location.href = url"

/** Programs that took seconds to forever for sizes a hundred times smaller. */
const shapes: readonly [what: string, code: string, isReported: boolean][] = [
  [
    'a name that is assigned from itself',
    `function f(url, x) { ${times(2_000, () => 'x = x + x;')} if (x) { g() } ${guarded} }`,
    true,
  ],
  [
    'names that are assigned from each other',
    `function f(url) { let ${times(500, i => `v${i},`)} x; ${times(500, i => `v${i} = v${(i + 1) % 500} + v${(i * 7 + 3) % 500};`)} if (v0) g(); ${guarded} }`,
    true,
  ],
  [
    'guards of one use',
    `function f(url) { ${times(2_000, i => `if (url.indexOf('example${i}.com') < 0) return;`)} location.href = url }`,
    false,
  ],
  [
    'guards and uses',
    `function f(url) { ${times(2_000, i => `if (url.indexOf('example${i}.com') < 0) return; location.href = url;`)} }`,
    true,
  ],
  [
    'uses after one guard',
    `function f(url) { ${guarded}; ${times(4_000, () => 'location.href = url;')} }`,
    true,
  ],
  [
    'assignments to the value',
    `function f(url) { ${guarded}; ${times(4_000, () => 'url = url.trim(); if (url) g();')} location.href = url }`,
    false,
  ],
]

describe('guards take time in proportion to the program', () => {
  test.each(shapes)(
    '%s',
    (_, code, isReported) => {
      expect(lint(code).length > 0).toBe(isReported)
    },
    120_000,
  )
})

describe('a value is followed through assignments', () => {
  test.each([
    ["const host = url.split('/')[2]; if (host.indexOf('example.com') < 0) return;", 1],
    ['let a = url; let b = a; let c = b; let d = c; let e = d; let f = e; if (f) return;', 0],
  ])('%s', (guard, reports) => {
    expect(lint(`function go(url) { ${guard} location.href = url }`)).toHaveLength(reports)
  })
})
