import * as typescript from '@typescript-eslint/parser'
import type { Linter } from 'eslint'
import { expect, test } from 'vitest'
import { lint } from '../support/lint.ts'
import { testSinks } from '../support/test-sinks.ts'

// Values that never change are followed to where they are used.

const typed = { languageOptions: { parser: typescript } } as unknown as Linter.Config

testSinks('members of objects', {
  fixed: true,
  sinks: [
    'const api = { items: <url> }; fetch(api.items)',
    'const api = { items: <url> }; fetch(api["items"])',
    'const api = { v1: { items: <url> } }; fetch(api.v1.items)',
    'const api = { a: 1, "items": <url>, b: "c" }; fetch(api.items); log(api.b)',
    'const api = Object.freeze({ items: <url> }); fetch(api.items); log(Object.keys({ ...api }))',
    'const api = { ...other, items: <url> }; fetch(api.items)',
    'const api = { items: <url> }; const { items } = api; fetch(items)',
    'const api = { items: <url> }; const { items: at } = api; fetch(at)',
  ],
  others: [
    'const api = { title: <url>, items: "/" }; fetch(api.items)',
    'const api = { items: <url> }; api.items = "/"; fetch(api.items)',
    'const api = { items: <url> }; delete api.items; fetch(api.items)',
    'const api = { items: <url> }; fill(api); fetch(api.items)',
    'const api = { items: <url> }; api[key] = "/"; fetch(api.items)',
    'const api = { items: <url>, ...other }; fetch(api.items)',
    'const api = { items: <url>, [key]: "/" }; fetch(api.items)',
    'const api = { items: <url>, items: "/" }; fetch(api.items)',
    'const api = { v1: { items: <url> } }; fill(api.v1); fetch(api.v1.items)',
    'let api = { items: <url> }; api = load(); fetch(api.items)',
    'export const api = { items: <url> }; fetch(api.items)',
    'const api = { items: <url> }; export { api }; fetch(api.items)',
    'const { items, ...rest } = { items: <url> }; fetch(rest.items)',
    'function f(api) { fetch(api.items) } const api = { items: <url> }',
  ],
})

testSinks('members that are read for something else too', {
  fixed: false,
  sinks: [
    'const api = { items: <url> }; fetch(api.items); log(api.items)',
    'export const api = Object.freeze({ items: <url> }); fetch(api.items)',
    'const api = Object.freeze({ items: <url> }); fetch(api.items); show(api)',
  ],
})

testSinks('defaults', {
  fixed: true,
  sinks: [
    'function f(at = <url>) { fetch(at) }',
    'const f = async (id, at = <url>) => fetch(at)',
    'function f({ at = <url> }) { fetch(at) }',
    'const { at = <url> } = options; fetch(at)',
  ],
  others: [
    'function f(at = <url>) { at = fill(at); fetch(at) }',
    'function f(at = <url>) { log(at) }',
    'function f(at = <url>) { fetch(at + "/c") }',
    'function f(at = <url>) { return at => fetch(at) }',
  ],
})

testSinks('defaults that are read for something else too', {
  fixed: false,
  sinks: ['function f(at = <url>) { log(at); fetch(at) }'],
})

testSinks('types', {
  fixed: true,
  filename: 'file.ts',
  config: typed as never,
  sinks: [
    'const api = { items: <url> } as const; fetch(api.items)',
    'const api = { items: <url> } as const satisfies Api; fetch(api.items); type A = typeof api',
    'const api = <const>{ items: <url> }; fetch(api.items!)',
    'enum Api { Items = <url> } fetch(Api.Items)',
    'const enum Api { Items = <url>, Name = "a" } fetch(Api.Items); log(Api.Name)',
    'class Api { static readonly items = <url> } fetch(Api.items)',
    'class Api { static readonly items = <url>; load() { return fetch(Api.items) } }',
    'class Api { static readonly items = <url>; static load() { return fetch(this.items) } }',
    'class Api { private readonly items = <url>; load() { return fetch(this.items) } }',
    'class Api { private readonly items = <url>; load = () => fetch(this.items) }',
    'class Api { static #items = <url>; static load() { return fetch(this.#items) } }',
    'class Api { #items = <url>; load() { fetch(this.#items) } }',
  ],
  others: [
    'enum Api { Items = <url> } log(Api.Items)',
    'class Api { static items = <url> } fetch(Api.items)',
    'class Api { items = <url>; load() { fetch(this.items) } }',
    'class Api { readonly items = <url>; constructor(a) { this.items = a } load() { fetch(this.items) } }',
    'class Api { readonly items = <url>; load() { function f() { fetch(this.items) } } }',
    'class Api { #items = <url>; set(a) { this.#items = a } load() { fetch(this.#items) } }',
    'class Api { #items = <url>; set(a) { a.#items = 1 } load() { fetch(this.#items) } }',
    'class Api { static readonly items = <url>; load() { fetch(this.items) } }',
  ],
})

testSinks('types that others see', {
  fixed: false,
  filename: 'file.ts',
  config: typed as never,
  sinks: [
    'export enum Api { Items = <url> } fetch(Api.Items)',
    'export class Api { static readonly items = <url> } fetch(Api.items)',
    'class Api { readonly items = <url>; load() { fetch(this.items) } }',
    'class Api { private readonly items = <url>; load() { log(this.items); fetch(this.items) } }',
    'export const api = { items: <url> } as const; fetch(api.items)',
  ],
})

test.each([
  'const api = { host: "https://example.com:65536" }; fetch(api.host + "/a")',
  'const api = { host: "https://example.com:65536" }; const { host } = api; fetch(`${host}/a`)',
  'enum Api { Host = "https://example.com:65536" } fetch(`${Api.Host}/a`)',
  'class Api { static readonly host = "https://example.com:65536" } fetch(Api.host + "/a")',
  'class A { readonly #host = "https://a:65536"; get() { return fetch(this.#host + "/a") } }',
])('%s: a part of a URL', code => {
  expect(lint(code, typed, 'file.ts')).toMatchObject([{ messageId: 'whatwg/port-out-of-range' }])
})

test.each([
  'const api = { host: "https://example.com:65536" }; fill(api); fetch(api.host + "/a")',
  'function f(host = "https://example.com:65536") { fetch(host + "/a") }',
  'export const api = { base: "" }; new URL("/a", api.base)',
  'function f(url, base = "") { return new URL(url, base) }',
  'const api = { a: api.b, b: api.a }; fetch(api.a)',
  'new URL(address || "")',
  'const at = this.at ?? ""; if (absolute.test(at)) new URL(at)',
  'new URL(isLocal ? "" : address)',
])('%s: not for certain', code => {
  expect(lint(code)).toEqual([])
})

test('a table of many texts costs no more for each', () => {
  const rows = Array.from({ length: 20_000 }, (_, i) => `k${i}: "text ${i}"`)
  const reads = Array.from({ length: 20_000 }, (_, i) => `log(texts.k${i})`)
  expect(lint(`const texts = { ${rows} }; ${reads.join(';')}; fetch("/a b")`)).toHaveLength(1)
})
