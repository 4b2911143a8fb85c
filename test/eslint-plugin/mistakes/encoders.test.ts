import { createContext, runInContext } from 'node:vm'
import { Linter } from 'eslint'
import hreflint, { type RuleName } from 'eslint-plugin-hreflint'
import { describe, expect, test } from 'vitest'

// What is reported loses or changes a value when it runs, and what is suggested does not.

function reportsOf(code: string, rule: RuleName): Linter.LintMessage[] {
  const config = {
    files: ['**/*.js'],
    plugins: { hreflint: hreflint as never },
    rules: { [`hreflint/${rule}`]: 'warn' as const },
  }
  return new Linter().verify(code, [config], 'file.js')
}

/** The query that an expression gives, as a server reads it. */
function queryOf(expression: string, text: string): URLSearchParams {
  const value: unknown = runInContext(expression, createContext({ text, URL, URLSearchParams }))
  const written = String(value)
  return new URLSearchParams(
    /\?(.*)$/.exec(new URL(written, 'https://site.example/').href.replace(/#.*/, ''))?.[1] ??
      written,
  )
}

function suggested(code: string, [report]: readonly Linter.LintMessage[]): string {
  const fix = report?.suggestions?.[0]?.fix
  if (fix === undefined) throw new Error(`No suggestion for ${code}`)
  return code.slice(0, fix.range[0]) + fix.text + code.slice(fix.range[1])
}

interface Case {
  readonly rule: RuleName
  /** Expressions whose query has `text` as `q`. */
  readonly wrong: readonly string[]
  readonly right: readonly string[]
}

const cases: readonly Case[] = [
  {
    rule: 'no-double-encoding',
    wrong: [
      'new URLSearchParams({ q: encodeURIComponent(text) })',
      'new URLSearchParams([["q", encodeURIComponent(text)]])',
      '(() => { const params = new URLSearchParams(); params.set("q", encodeURIComponent(text)); return params })()',
      '(() => { const params = new URLSearchParams("a=1"); params.append("q", encodeURIComponent(text)); return params })()',
      '(() => { const url = new URL("https://a.example/"); url.searchParams.set("q", encodeURIComponent(text)); return url })()',
      'encodeURI(`https://a.example/?q=${encodeURIComponent(text)}`)',
      'encodeURI("https://a.example/?q=" + encodeURIComponent(text) + "&r=1")',
    ],
    right: [
      'new URLSearchParams({ q: text })',
      'new URLSearchParams("q=" + encodeURIComponent(text))',
      '`https://a.example/?q=${encodeURIComponent(text)}`',
      '(() => { const url = new URL("https://a.example/"); url.search = "q=" + encodeURIComponent(text); return url })()',
    ],
  },
  {
    rule: 'no-wrong-encoder',
    wrong: [
      '`https://a.example/?q=${encodeURI(text)}`',
      '"https://a.example/?q=" + encodeURI(text)',
      '"https://a.example/" + "?a=1&q=" + encodeURI(text)',
      '`https://a.example/?a=1&q=${escape(text)}&b`',
      '"/search?q=" + escape(text)',
    ],
    right: [
      '`https://a.example/?q=${encodeURIComponent(text)}`',
      '"https://a.example/?q=" + encodeURIComponent(text)',
      'new URLSearchParams({ q: text }).toString()',
    ],
  },
]

/** Each is damaged by one of the mistakes, and by none of what is right. */
const texts = ['a b', 'a&b=c', 'a#b', 'a+b', '100 %', 'é€']

describe.each(cases)('$rule', ({ rule, wrong, right }) => {
  test.each(wrong)('reports %s', code => {
    const reports = reportsOf(code, rule)
    expect(reports).toHaveLength(1)
    const mended = suggested(code, reports)
    const damaged = (program: string) =>
      texts.filter(text => queryOf(program, text).get('q') !== text)
    // `encodeURI()` leaves what encodes for a part of a query: there, the mended text is `encodeURI()` of it.
    if (rule === 'no-double-encoding' && code.startsWith('encodeURI(')) {
      expect(damaged(code)).toContain('a b')
      expect(damaged(mended)).not.toContain('a b')
      return
    }
    expect(damaged(code)).not.toEqual([])
    expect(damaged(mended)).toEqual([])
    expect(reportsOf(mended, rule)).toEqual([])
  })

  test.each(right)('says nothing of %s', code => {
    expect(reportsOf(code, rule)).toEqual([])
    expect(texts.filter(text => queryOf(code, text).get('q') !== text)).toEqual([])
  })
})

describe('no report', () => {
  test.each([
    [
      'no-double-encoding',
      'function f(encodeURIComponent) { return new URLSearchParams({ q: encodeURIComponent(1) }) }',
    ],
    ['no-double-encoding', 'map.set("q", encodeURIComponent(text))'],
    ['no-double-encoding', 'cookies.append("q", encodeURIComponent(text))'],
    ['no-wrong-encoder', 'fetch(encodeURI(url))'],
    ['no-wrong-encoder', '`https://a.example/${encodeURI(path)}`'],
    ['no-wrong-encoder', 'css.escape(text)'],
    ['no-wrong-encoder', 'function f(escape) { return "?q=" + escape(text) }'],
    ['no-wrong-encoder', '`a = ${escape(text)}`'],
  ] as const)('of %s in %s', (rule, code) => {
    expect(reportsOf(code, rule)).toEqual([])
  })
})
