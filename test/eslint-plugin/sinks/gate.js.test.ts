import * as typescript from '@typescript-eslint/parser'
import type { Linter } from 'eslint'
import { describe, expect, test } from 'vitest'
import { lint } from '../support/lint.ts'

// A program that shows no place for URLs is not visited. What is found must not depend on that: with
// a reference to `fetch` after it, every program is visited.

const jsx = { languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } } as const
const ts = { languageOptions: { parser: typescript } } as const
const script = { languageOptions: { sourceType: 'script' } } as const

function expectFound(code: string, config: Linter.Config = {}): void {
  const found = lint(code, config)
  expect(found).not.toEqual([])
  expect(found).toEqual(lint(`${code}\nfetch;`, config))
}

describe('a program is visited for its URL, however the place for it is written', () => {
  const calls = [
    'window.open("/a b")',
    'window . open("/a b")',
    'window?.open?.("/a b")',
    'window.\n  // the page\n  open("/a b")',
    'window./* the page */open("/a b")',
    'window["open"]("/a b")',
    "window[ 'open' ]('/a b')",
    'window[/* the page */ "open"]("/a b")',
    'window[("open")]("/a b")',
    'window["op\\x65n"]("/a b")',
    'window["\\157pen"]("/a b")',
    'window["o\\pen"]("/a b")',
    'window["op\\\nen"]("/a b")',
    'window.\\u006fpen("/a b")',
    '\\u{66}etch("/a b")',
    'function f() { return fetch("/a b") }',
    'new (class { #open; constructor() { this.#open("GET", "/a b") } })()',
    'const { open } = x; x.open("GET", "/a b")',
    'new window.URL("https://a b")',
    'globalThis.location.assign("/a b")',
    'a.setAttribute("href", "/a b")',
    'a.setAttribute( \'HREF\' , "/a b")',
    'a.setAttribute(/* name */ "href", "/a b")',
    'a.setAttribute(("src"), "/a b")',
    'a.setAttribute("hr\\x65f", "/a b")',
    'a.setAttribute("id", "b"); a.setAttribute("xlink:href", "/a b")',
    'a["setAttribute"]("src", "/a b")',
    'const href = "/a b"; const f = () => fetch(href)',
  ]
  test.each(calls)('%s', code => expectFound(code))

  const assignments = [
    'a.href="/a b"',
    'a.href = "/a b"',
    'a.\nhref\n=\n"/a b"',
    'a.href /* address */ = "/a b"',
    'a.href // address\n= "/a b"',
    '(a.href) = "/a b"',
    '((a).href) = "/a b"',
    'a["href"] = "/a b"',
    'a["href" /* address */] = "/a b"',
    'a[("href")] = "/a b"',
    'a["h\\u0072ef"] = "/a b"',
    'a.h\\u0072ef = "/a b"',
    'class A { #href; b() { this.#href = "/a b" } }',
    'document.createElement("form").action = "/a b"',
    'a.action = "https://a/b c"',
    'const b = c ? "/a b" : "/c"; a.src = b',
    'a.b[0].src = "/a" + " b"',
  ]
  test.each(assignments)('%s', code => expectFound(code))

  const imports = [
    'import "https://a/b c"',
    "import\n'HTTPS://a/b c'",
    'import/* from afar */"https://a/b c"',
    'import " \\n https://a/b c"',
    'import "htt\\x70s://a/b c"',
    'import "http\\s://a/b c"',
    'import "https\\://a/b c"',
    'export * from "ftp://a/b c"',
    'export { a } from "file:///a b"',
    'import("https://a/b c")',
    'import ("ht" + "tps://a/b c")',
    'import/* later */("ht" + "tps://a/b c")',
    'const at = "ht" + "tps://a/b c"; import(at)',
  ]
  test.each(imports)('%s', code => expectFound(code))

  const modules = [
    'import a from "node-fetch"; a("/a b")',
    'import { get as a } from "node:http"; a("http://b c")',
    'import * as a from "url"; new a.URL("http://b c")',
    'const a = require("node-fetch"); a("/a b")',
    'const a = __importDefault(require(`node-fetch`)), b = require("http"); b.get("http://b c")',
    'const { default: a } = await import("node-fetch"); a("/a b")',
    'const { default: a } = await import /* later */ ("node-fetch"); a("/a b")',
    'import { jsx as a } from "react/jsx-runtime"; a("a", { href: "/a b" })',
    '(req, res) => res.redirect("/a b")',
  ]
  test.each(modules)('%s', code => expectFound(code))

  test.each(['commonjs', 'script'] as const)('require in a file that is read as %s', sourceType => {
    expectFound('const a = require("node-fetch"); a("/a b")', { languageOptions: { sourceType } })
  })

  const markup = [
    '<a href="/a b" />',
    '<a href="/a b" / >',
    '<a href="/a b" / /* end */ >',
    '<a href="/a b"></a>',
    '<a href="/a b">< / a>',
    '<a href="/a b">< /* end */ / a>',
    '<a style={{ background: "url(/a|b)" }} />',
    'const at = "/a b"; <img src={at}/>',
  ]
  test.each(markup)('%s', code => expectFound(code, jsx))

  test.each([
    'import a = require("node-fetch"); a("/a b")',
    'a!.href = "/a b"',
    'window!.open("/a b")',
    'declare module "a" { export * from "https://a/b c" }',
  ])('%s', code => expectFound(code, ts))

  test('a global that the configuration names', () => {
    for (const globals of [{ fetch: 'readonly' }, { fetch: 'off' }] as const) {
      expectFound('fetch("/a b")', { languageOptions: { globals } })
    }
    expectFound('/* global fetch */ fetch("/a b")')
    expectFound('with (a) { fetch("/a b") }', script)
    expectFound('fetch("/a b")', { languageOptions: { sourceType: 'commonjs' } })
  })
})

describe('a program is visited for the URLs that settings name', () => {
  const settings: readonly (readonly [string, object])[] = [
    ['load("/a b")', { sinks: ['load(url)'] }],
    ['$("/a b")', { sinks: ['$(url)'] }],
    ['$.get$("/a b")', { sinks: ['$.get$(url)'] }],
    ['new Page(1, "/a b")', { sinks: ['new Page(_, url)'] }],
    ['client.get("/a b")', { sinks: ['client.get(url)'] }],
    ['client["get"]("/a b")', { sinks: ['client.get(url)'] }],
    ['a.visit("/a b")', { sinks: ['*.visit(url)'] }],
    ['a.put("GET", "/a b")', { sinks: ['*.put(method, url)'] }],
    ['a.put("href", "/a b")', { sinks: ['*.put(attribute, url)'] }],
    ['put("href", "/a b")', { sinks: ['put(attribute, url)'] }],
    ['all("/a", "/a b")', { sinks: ['all(...url)'] }],
    ['ask({ url: "/a b" })', { sinks: ['ask({ url })'] }],
    ['a.address = "/a b"', { sinks: ['*.address = url'] }],
    ['address = "/a b"', { sinks: ['address = url'] }],
    ['page.address = "/a b"', { sinks: ['page.address = url'] }],
    ['import a from "axios"; a.get("/a b")', { presets: ['axios'] }],
    ['import { get as a } from "node:http"; a("http://b c")', {}],
    ['import { get as a } from "node\\:http"; a("http://b c")', {}],
    ['import { get as a } from "n\\x6fde:http"; a("http://b c")', {}],
    ['const { URL: A } = require("url"); new A("http://b c")', {}],
    ['import ky from "ky"; const a = ky.create({}); a("/a b")', { presets: ['ky'] }],
    ['import got from "got"; got("/a b")', { presets: ['got'] }],
    ['import { request } from "undici"; request("http://b c")', { presets: ['undici'] }],
    ['response.location("/a b")', { presets: ['express'] }],
    ['cy.visit("/a b")', { presets: ['cypress'] }],
    ['page["goto"]("/a b")', { presets: ['playwright'] }],
    ['a = "https://b/c d/e"', { literals: 'known-schemes' }],
    ['a = "ht" + "tps://b/c d/e"', { literals: 'known-schemes' }],
  ]
  test.each(settings)('%s', (code, hreflint) => expectFound(code, { settings: { hreflint } }))
})
