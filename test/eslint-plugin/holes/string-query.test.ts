import { createContext, runInContext } from 'node:vm'
import * as typescript from '@typescript-eslint/parser'
import { Linter } from 'eslint'
import hreflint from 'eslint-plugin-hreflint'
import { describe, expect, test } from 'vitest'

// Each program sets `url` from `params`. What is reported loses a value when Node runs it; what is suggested does not.

const rule = 'hreflint/no-string-query'
const config = { plugins: { hreflint: hreflint as never }, rules: { [rule]: 'warn' as const } }
const lint = (code: string, name = 'file.js') =>
  new Linter().verify(code, [{ ...config, files: ['**/*.js'] }], name)

/** The parameters that a server gets. */
function received(program: string, params: Readonly<Record<string, string>>): object {
  const globals = { params, url: 'https://a.example/', URLSearchParams, URL }
  const url: unknown = runInContext(`${program}; url`, createContext(globals))
  return Object.fromEntries(new URL(String(url)).searchParams)
}

const values = ['a&b=c', 'a#b', 'a+b', '100 %', 'é€', 'a=b']

describe('is reported', () => {
  test.each([
    "url += '?' + Object.keys(params).map(k => k + '=' + params[k]).join('&')",
    'url += `?${Object.keys(params).map(k => `${k}=${params[k]}`).join("&")}`',
    "url = url + '?' + Object.entries(params).map(([k, v]) => k + '=' + v).join('&')",
    "url += '?' + Object.keys(params).map(function (k) { return encodeURIComponent(k) + '=' + params[k] }).join('&')",
    "const all = Object.entries(params).map(([k, v]) => `${k}=${v}`).join('&'); url = url + '?' + all",
    "const u = new URL(url); u.search = Object.entries(params).map(([k, v]) => `${k}=${v}`).join('&'); url = u.href",
    "for (const k in params) url += (url.indexOf('?') === -1 ? '?' : '&') + k + '=' + params[k]",
    "for (const k in params) url += (url.includes('?') ? '&' : '?') + encodeURIComponent(k) + '=' + params[k]",
    'for (const [k, v] of Object.entries(params)) url = `${url}?${k}=${v}`',
    "for (const k of Object.keys(params)) url = url + '?x=1&' + k + '=' + params[k]",
  ])('%s', code => {
    const [report, other] = lint(code)
    expect(other).toBeUndefined()
    expect(report?.ruleId).toBe(rule)
    const fix = report?.suggestions?.[0]?.fix ?? { range: [0, 0], text: '' }
    const mended = code.slice(0, fix.range[0]) + fix.text + code.slice(fix.range[1])
    expect(received(code, { q: 'a&b=c' })).toMatchObject({ b: 'c' })
    for (const value of values) expect(received(mended, { q: value })).toMatchObject({ q: value })
    expect(lint(mended)).toEqual([])
  })

  test('without a suggestion, where a part of an object is taken', () => {
    const [report] = lint("url += '?' + names.map(k => k + '=' + params[k]).join('&')")
    expect(report?.suggestions ?? []).toEqual([])
    expect(report?.ruleId).toBe(rule)
  })
})

describe('nothing is said of', () => {
  test.each([
    "url += '?' + new URLSearchParams(params)",
    "url += '?' + Object.keys(params).map(k => k + '=' + encodeURIComponent(params[k])).join('&')",
    'url += `?${Object.entries(params).map(([k, v]) => `${k}=${encodeURIComponent(v)}`).join("&")}`',
    "for (const k in params) url += (url.includes('?') ? '&' : '?') + k + '=' + encodeURIComponent(params[k])",
  ])('%s, which keeps values', code => {
    expect(lint(code)).toEqual([])
    for (const value of values) expect(received(code, { q: value })).toMatchObject({ q: value })
  })

  test.each([
    ['texts that are signed', "sign(Object.keys(params).map(k => k + '=' + params[k]).join('&'))"],
    ['cookies', "document.cookie = Object.keys(a).map(k => k + '=' + a[k]).join('; ')"],
    ['names and values that are not known', "const add = (n, v) => { url += '?' + n + '=' + v }"],
    ['a number', "url += '?' + key + '=' + Date.now()"],
    ['prose', "log('Why? ' + k + '=' + params[k])"],
    ['a fragment', "url += '?a#' + k + '=' + params[k]"],
    ['a value that goes on', "url += '?' + k + '=' + params[k] + suffix"],
    ['a template of Markdown', 'text = `# ${k}=${params[k]}`'],
  ])('%s', (_, code) => {
    expect(lint(code)).toEqual([])
  })

  test('tests', () => {
    expect(lint("url += '?' + k + '=' + params[k]", 'test/a.js')).toEqual([])
  })

  test('numbers of TypeScript', () => {
    const typed = { ...config, files: ['**/*.ts'], languageOptions: { parser: typescript } }
    const lintTyped = (code: string) => new Linter().verify(code, [typed], 'file.ts')
    expect(lintTyped("const f = (k: string, v: number) => '/a?' + k + '=' + v")).toEqual([])
    expect(lintTyped("const f = (k: string, v: string) => '/a?' + k + '=' + v")).toHaveLength(1)
  })
})
