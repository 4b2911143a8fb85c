import * as typescript from '@typescript-eslint/parser'
import { describe, expect, test } from 'vitest'
import { lint } from '../support/lint.ts'
import { testSinks } from '../support/test-sinks.ts'

// What is imported from these modules takes URLs without a preset, by whatever name.

testSinks('url and node:url', {
  fixed: true,
  sinks: [
    'import { URL } from "url"; new URL(<url>)',
    'import { URL } from "node:url"; new URL("/", <url>)',
    'import { URL as Address } from "node:url"; new Address(<url>)',
    'import url from "node:url"; new url.URL(<url>)',
    'import * as url from "url"; url.URL.parse(<url>)',
    'import { default as url } from "url"; url.URL.canParse(<url>)',
    'const { URL } = require("url"); new URL(<url>)',
    'const { URL: Address } = require("node:url"); new Address(<url>)',
    'const url = require("url"); new url.URL(<url>)',
    'const URL = require("url").URL; new URL(<url>)',
    'new (require("url").URL)(<url>)',
    'const { URL } = await import("node:url"); new URL(<url>)',
    'import url from "url"; const { URL: Address } = url; new Address(<url>)',
    'import url from "url"; const Address = url.URL; new Address(<url>)',
    'var url_1 = require("url"); new url_1.URL(<url>)',
    'var url = __toESM(require("url"), 1); new url.URL(<url>)',
    'var _url = _interopRequireDefault(require("url")); new _url.default.URL(<url>)',
  ],
  others: [
    'import { URL } from "./url.js"; new URL(<url>)',
    'import { parse, resolve } from "url"; parse(<url>); resolve(<url>, "/")',
    'import url from "url"; url.parse(<url>); url.format(<url>)',
    'import { URLSearchParams } from "url"; new URLSearchParams(<url>)',
    'import { URL } from "url"; function f(URL) { new URL(<url>) }',
    'function f(require) { const { URL } = require("url"); new URL(<url>) }',
    'let { URL } = require("url"); URL = Other; new URL(<url>)',
    'const { other: URL } = require("url"); new URL(<url>)',
    'import type from "url"; type(<url>)',
  ],
})

testSinks('http and https', {
  fixed: true,
  sinks: [
    'import http from "node:http"; http.get(<url>)',
    'import { request } from "https"; request(<url>, () => {})',
    'import * as https from "node:https"; https.request(<url>, { method: "POST" })',
    'const { get: load } = require("http"); load(<url>)',
    'require("https").get(<url>, done)',
    'import http from "http"; let at = <url>; http.get(at)',
  ],
  others: [
    'import http from "http"; http.createServer(<url>); http.get({ path: <url> })',
    'import { get } from "lodash"; get(<url>)',
    'const http = load("http"); http.get(<url>)',
  ],
})

testSinks('fetch of a module', {
  fixed: true,
  sinks: [
    'import fetch from "node-fetch"; fetch(<url>)',
    'import load, { Request } from "node-fetch"; load(new Request(<url>))',
    'const fetch = require("node-fetch"); fetch(<url>)',
    'const fetch = require("node-fetch").default; fetch(<url>)',
    'const { default: fetch } = await import("node-fetch"); fetch(<url>)',
    'const node_fetch_1 = __importDefault(require("node-fetch")); (0, node_fetch_1.default)(<url>)',
    'var _nodeFetch = _interopRequireDefault(require("node-fetch")); (0, _nodeFetch.default)(<url>)',
    'import { fetch } from "undici"; fetch(<url>)',
    'import * as undici from "undici"; undici.fetch(<url>)',
    'import { WebSocket } from "undici"; new WebSocket(<url>)',
    'import { fetch } from "cross-fetch"; fetch(<url>)',
    'import fetch from "isomorphic-fetch"; fetch(<url>)',
  ],
  others: [
    'import fetch from "./fetch.js"; fetch(<url>)',
    'import { Headers } from "undici"; Headers(<url>)',
  ],
})

testSinks('TypeScript', {
  fixed: true,
  filename: 'file.ts',
  config: { languageOptions: { parser: typescript } } as never,
  sinks: [
    'import url = require("url"); new url.URL(<url>)',
    'import http from "http"; (http as any).get(<url>)',
    'import http from "http"; http.get!(<url> as string)',
  ],
  others: [
    'import type { URL } from "./url"; new URL(<url>)',
    'import url = Other.url; url.URL(<url>)',
  ],
})

describe('a relative URL', () => {
  test.each([
    ['import { URL } from "url"; new URL("/a")', 'whatwg/missing-scheme'],
    ['import { get } from "http"; get("/a")', 'whatwg/missing-scheme'],
    ['import { fetch } from "undici"; fetch("/a")', 'whatwg/missing-scheme'],
  ])('%s: Node.js has no base', (code, messageId) => {
    expect(lint(code)).toMatchObject([{ messageId }])
  })

  test.each(['node-fetch', 'cross-fetch', 'isomorphic-fetch'])(
    '%s takes one where it is the fetch of a browser',
    module => expect(lint(`import fetch from "${module}"; fetch("/a")`)).toEqual([]),
  )
})

testSinks('elements that calls make', {
  fixed: true,
  sinks: [
    'import React from "react"; React.createElement("a", { href: <url> }, "a")',
    'import { createElement } from "react"; createElement("img", { alt: "", src: <url> })',
    'import * as React from "react"; React.createElement("form", { action: <url> })',
    'const React = require("react"); React.createElement("video", { poster: <url> })',
    'import { jsx as _jsx } from "react/jsx-runtime"; _jsx("a", { href: <url> })',
    'import { jsxs } from "react/jsx-runtime"; jsxs("a", { "href": <url>, children: [] })',
    'import { jsxDEV } from "react/jsx-dev-runtime"; jsxDEV("button", { formAction: <url> })',
    'var jsx_runtime_1 = require("react/jsx-runtime"); (0, jsx_runtime_1.jsx)("a", { href: <url> })',
    'import { h } from "vue"; h("a", { href: <url> })',
    'import { h } from "preact"; h("use", { xlinkHref: <url> })',
    'import { h } from "vue"; const at = <url>; export default () => h("a", { href: at })',
  ],
  others: [
    'import { h } from "vue"; h("a", { title: <url> })',
    'import { h } from "vue"; h("p", { src: <url> })',
    'import { h } from "vue"; h(Link, { href: <url> }); h(tag(), { href: <url> }); h(name, <url>)',
    'import { h } from "vue"; h("a", {}, { href: <url> }); h("a", { [href]: <url> })',
    'import { h } from "./h.js"; h("a", { href: <url> })',
    'createElement("a", { href: <url> })',
  ],
})

testSinks('components that calls make', {
  fixed: true,
  settings: { components: { NavItem: ['to'] }, presets: ['next'] },
  sinks: [
    'import { jsx } from "react/jsx-runtime"; jsx(NavItem, { to: <url> })',
    'import { h } from "preact"; h(Link, { href: <url> })',
  ],
  others: ['import { h } from "preact"; h(NavItem, { title: <url> })'],
})

testSinks('redirects of a server', {
  fixed: false,
  sinks: [
    'app.get("/", (req, res) => res.redirect(<url>))',
    'app.get("/", (req, res) => res.redirect(302, <url>))',
    'response.redirect(301, <url>)',
    'reply.redirect(<url>, 302)',
    'ctx.redirect(<url>)',
    'ctx.response.redirect(<url>)',
  ],
  others: ['res.redirect; res.send(<url>)', 'route.redirect(<url>)', 'redirect(<url>)'],
})
