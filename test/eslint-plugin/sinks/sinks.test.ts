import * as typescript from '@typescript-eslint/parser'
import type { Linter } from 'eslint'
import { describe, expect, test } from 'vitest'
import { lint } from '../support/lint.ts'

const module = { languageOptions: { sourceType: 'module' } } as const

/** `$` stands for a literal with a space in it. */
const spaced = '"/a b"'

const platform = [
  'new URL($, "https://example.com/")',
  'URL.parse($, "https://example.com/")',
  'URL.canParse($, document.baseURI)',
  'fetch($)',
  'fetch($, { method: "POST" })',
  'window.fetch($)',
  'globalThis?.fetch?.($)',
  'self["fetch"]($)',
  'new Request($)',
  'Response.redirect($, 301)',
  'new WebSocket($)',
  'new EventSource($)',
  'new Worker($)',
  'new SharedWorker($)',
  'importScripts("/x", $)',
  'navigator.sendBeacon($)',
  'navigator.serviceWorker.register($)',
  'xhr.open("GET", $)',
  'new XMLHttpRequest().open("post", $)',
  'window.open($)',
  'open($)',
  'location = $',
  'window.location = $',
  'document.location = $',
  'location.href = $',
  'document.location.href = $',
  'location.assign($)',
  'top.location.replace($)',
  'history.pushState({}, "", $)',
  'history.replaceState({}, "", $)',
  'a.href = $',
  'document.querySelector("a").href = $',
  'img.src = $',
  'img.srcset = "/c 1x, /a\\\\b 2x"',
  'button.formAction = $',
  'a.setAttribute("href", $)',
  'use.setAttribute("xlink:href", $)',
  'form.setAttribute("ACTION", $)',
  'video.setAttribute("poster", $)',
  'use.setAttributeNS("http://www.w3.org/1999/xlink", "xlink:href", $)',
  'image.setAttributeNS(null, "href", $)',
  'document.links[0].href = $',
  'document.images[i].src = $',
  'this.pages[page.index].frame.src = $',
  'menu.items()[i + 1].setAttribute("href", $)',
  'new Audio($)',
  'new WebTransport($)',
  'context.audioWorklet.addModule($)',
  'navigation.navigate($)',
  'import "https://example.com/a b"',
  'import a from "https://example.com/a b"',
  'export { a } from "https://example.com/a b"',
  'export * from "https://example.com/a b"',
  'import("https://example.com/a b")',
]

describe('the platform', () => {
  test.each(platform)('%s is a sink', code => {
    expect(lint(code.replace('$', spaced), module)).toMatchObject([
      { messageId: expect.stringMatching(/unescaped-space|backslash-in-path/) },
    ])
  })
})

const elements = [
  'document.createElement("form").action = $',
  'const form = document.createElement("FORM"); form.action = $',
  'const form = page.querySelector("#a > form.b[method=get]"); form.action = $',
  'const form = this.closest("form"); if (form) form.action = $',
  'document.forms.search.action = $',
  'document.forms[0].action = $',
  'document.forms[i].action = $',
  'window.document.forms["search"].action = $',
  'document.forms.item(0).action = $',
  'document.forms.namedItem(name).action = $',
  'const form = document.forms[0]; form.action = $',
  'const all = document.forms; all[i].action = $',
  'for (const form of document.forms) form.action = $',
  'document.images[i].longDesc = $',
  'document.links[i].ping = "/c /a\\\\b"',
  'page.querySelectorAll("main video")[0].poster = $',
  'const videos = page.getElementsByTagName("video"); videos[i].poster = $',
  'document.body.setAttribute("background", $)',
  'document.createElement("object").setAttribute("data", $)',
  'const o = document.querySelector("object"); o.setAttribute("DATA", $)',
  'document.images[i].setAttribute("longdesc", $)',
  'document.body.background = $',
  'const o = document.createElement("object"); o.data = $; o.title = $',
  'document.querySelector("video").poster = $',
  'document.querySelector("blockquote").cite = $',
  'document.querySelector("a").ping = "/c /a\\\\b"',
  'const l = document.createElement("link"); l.imageSrcset = "/c 1x, /a\\\\b 2x"',
]

test.each(elements)('of an element that is known, %s is a sink', code => {
  expect(lint(code.replaceAll('$', spaced), module)).toMatchObject([
    { messageId: expect.stringMatching(/unescaped-space|backslash-in-path/) },
  ])
})

test.each([
  ['(el as HTMLFormElement).action = $'],
  ['(<HTMLObjectElement>el).data = $'],
  ['function f(v: HTMLVideoElement) { v.poster = $ }'],
  ['let o: HTMLObjectElement; o!.data = $'],
])('types tell elements too: %s', code => {
  const config = { languageOptions: { parser: typescript } } as unknown as Linter.Config
  expect(lint(code.replace('$', spaced), config, 'file.ts')).toMatchObject([
    { messageId: 'whatwg/unescaped-space' },
  ])
})

test.each(['action', 'cite', 'poster'])('%s of anything takes absolute URLs', name => {
  expect(lint(`el.${name} = "https://example.com/a b"`)).toHaveLength(1)
  expect(lint(`el.${name} = "HTTPS://example.com/" + id + "/a b"`)).toHaveLength(1)
  expect(lint(`el.${name} = host + "://a b"`)).toEqual([])
})

const notSinks = [
  'URL($)',
  'new fetch($)',
  'x.fetch($)',
  'import { fetch } from "my-fetch"; fetch($)',
  'function f(URL) { new URL($, "https://example.com/") }',
  'class History {}; my.history.pushState({}, "", $)',
  'xhr.open(method, $)',
  'dialog.open($)',
  'geometry.setAttribute("position", $)',
  'el.setAttribute(name, $)',
  'el.action = $',
  'el.data = $',
  'el.poster = $; el.cite = $; el.background = $; el.ping = $; el.longDesc = $',
  'el.data = "https://example.com/a b"',
  'document.createElement("form").data = $; document.createElement(name).action = $',
  'const text = document.createTextNode("x"); text.data = $',
  'let form = document.createElement("form"); form = other; form.action = $',
  'document.querySelector("form, store").action = $; document.querySelector("form *").action = $',
  'document.forms.action = $',
  'page.forms[0].action = $; forms[i].action = $',
  'function f(document) { document.forms[0].action = $ }',
  'for (const store of stores) store.action = $',
  'el.setAttribute("data", $); form.setAttribute("data", $)',
  'document.createElement("form").setAttribute("data", $)',
  'apis[0].fetch($); apis[i].location = $; libraries[0].URL.parse($)',
  'new URL("//a_b/", pages[0].document.baseURI)',
  'let location; location = $',
  'el.href += $',
  'import "./a b"; import("./a b"); export * from "./a b"',
  'if (a.href === $) {}',
  'log($)',
  '({ href: $ })',
]

test.each(notSinks)('%s is none', code => {
  expect(lint(code.replaceAll('$', spaced), module)).toEqual([])
})

test.each([
  ['api.get(url)', 'api.get($)'],
  ['new Client(_, url)', 'new Client(1, $)'],
  ['load(...url)', 'load("/c", $)'],
  ['*.visit(url)', 'cy.visit($)'],
  ['*.visit(url)', 'browser().visit($)'],
  ['request({ url: url })', 'request({ url: $ })'],
  ['request({ uri: url, root: base })', 'request({ root: "https://example.com/", uri: $ })'],
  ['page.address = url', 'page.address = $'],
])('settings can name %s', (sink, code) => {
  const config = { settings: { hreflint: { sinks: [sink] } } }
  expect(lint(code.replace('$', spaced), config)).toMatchObject([
    { messageId: 'whatwg/unescaped-space' },
  ])
})

test('a name in the settings is no member of what is computed', () => {
  const config = { settings: { hreflint: { sinks: ['load(url)'] } } }
  expect(lint('clients[0].load("/a b"); client().load("/a b")', config)).toEqual([])
})

describe('bases', () => {
  test.each([
    ['new URL("a", "«not a URL»")', 'missing-scheme'],
    ['const base = "«x»"; new URL("a", base)', 'missing-scheme'],
  ])('%s: the base is a URL too', (code, issue) => {
    const text = code.replace(/[«»]/g, '')
    expect(lint(text)).toMatchObject([
      { messageId: `whatwg/${issue}`, column: code.indexOf('«') + 1 },
    ])
  })

  test.each([
    'const s = ""; if (s) new URL("a", s)',
    'const s = production ? "https://example.com/" : ""; if (s) new URL("a", s)',
    'const s = ""; if (!s) throw new Error(); new URL("a", s)',
    'const s = ""; const url = s ? new URL("a", s) : null',
    'const s = production ? "https://example.com/" : ""; s && new URL(s)',
    'new URL("a", production ? "https://example.com/" : "")',
  ])('an empty text elsewhere says that there is none: %s', code => {
    expect(lint(code)).toEqual([])
  })

  test('an empty text in the call itself is a mistake', () => {
    expect(lint('new URL("a", "")')).toMatchObject([{ messageId: 'whatwg/missing-scheme' }])
  })

  test('what only some bases make wrong is not said of an unknown one', () => {
    expect(lint('new URL("//a_b/", base)')).toEqual([])
    expect(lint('new URL("//a_b/", "https://example.com/")')).toHaveLength(1)
  })

  test('settings give the base of relative URLs', () => {
    const settings = { hreflint: { base: 'mailto:ann@example.com' } }
    expect(lint('fetch("/a")', { settings })).toMatchObject([
      { messageId: 'whatwg/relative-with-opaque-base' },
    ])
  })
})

test('a fix that depends on the unknown document is a suggestion', () => {
  const [unknown] = lint('fetch("https:/a")')
  expect(unknown).toMatchObject({
    messageId: 'whatwg/missing-slashes',
    suggestions: [
      { desc: 'Change to https://, which leads to https://a/.' },
      { desc: 'Remove https:, which leads to the host of the page.' },
    ],
  })
  expect(unknown?.fix).toBeUndefined()
  const under = (documentUrl: string) => ({ settings: { hreflint: { documentUrl } } })
  const [same] = lint('fetch("https:/a")', under('https://example.com/b'))
  expect(same).toMatchObject({ messageId: 'whatwg/relative-with-scheme' })
  expect(same?.fix).toBeUndefined()
  expect(same?.suggestions?.map(({ desc }) => desc)).toEqual([
    'Change to https://, which leads to https://a/.',
    'Remove https:.',
  ])
  expect(lint('fetch("https:/a")', under('http://example.com/b'))[0]?.fix).toBeDefined()
})

test.each([
  "React.createElement('a', { href: '/a b' })",
  "window.React.createElement('img', { src: '/a b' }, null)",
  "preact.h('a', { href: '/a b' })",
  "Vue.h('a', { href: '/a b' })",
])('%s: a library that is loaded as a script of its own', code => {
  expect(lint(code)).toMatchObject([{ messageId: 'whatwg/unescaped-space' }])
})

test.each([
  "const React = {}; React.createElement('a', { href: '/a b' })",
  "React.createElement(Link, { href: '/a b' })",
  "React.createElement('a', { title: '/a b' })",
])('not %s', code => expect(lint(code)).toEqual([]))

test('an empty template literal is as empty as a string', () => {
  expect(lint('new URL(``)')).toMatchObject([{ messageId: 'whatwg/missing-scheme', column: 9 }])
  expect(lint('new URL(`${x}`)')).toEqual([])
})
