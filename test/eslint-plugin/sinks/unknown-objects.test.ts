import * as typescript from '@typescript-eslint/parser'
import type { Linter } from 'eslint'
import { describe, expect, test } from 'vitest'
import { lint } from '../support/lint.ts'

const typed = { languageOptions: { parser: typescript } } as unknown as Linter.Config

/** What is reported of a program, and whether `--fix` writes it. */
function seen(code: string, config: Linter.Config = typed): readonly string[] {
  return lint(code.replaceAll('$', '"/a b"'), config, 'file.ts').map(({ fix }) =>
    fix === undefined ? 'suggested' : 'fixed',
  )
}

describe('a member of an object that is the platform’s is fixed', () => {
  test.each([
    'document.createElement("img").src = $',
    'document.createElement(name).src = $',
    'const a = document.getElementById("a"); a.href = $',
    'const a = page.querySelector(".a"); a.href = $',
    'page.querySelector(".a")!.href = $',
    '(el as HTMLElement).src = $',
    String.raw`(el as HTMLSourceElement).srcset = "/a\\b 1x"`,
    'const f = (el: SVGElement) => { el.href = $ }',
    'function f(el: HTMLScriptElement) { el.src = $ }',
    'let el: HTMLAnchorElement; el.href = $',
    'const picture = new Image(); picture.src = $',
    'new window.Audio().src = $',
    'document.links[0].href = $',
    'document.title = ""; img.src = $',
    'window.alert(); this.logoImage.src = $',
    'document.title = ""; menuIframe.src = $',
    'document.title = ""; imgRef.current.src = $',
    'document.title = ""; script_el.src = $',
    'const r = new XMLHttpRequest(); r.open("GET", $)',
    'function f(r: XMLHttpRequest) { r.open("GET", $) }',
    'document.title = ""; xhr.open("GET", $)',
    'context.audioWorklet.addModule($)',
    'el.setAttribute("href", $)',
  ])('%s', code => expect(seen(code)).toEqual(['fixed']))
})

describe('a member of anything else is at most a suggestion', () => {
  test.each([
    'route.src = $',
    'el.href = $',
    'img.src = $',
    'document.title = ""; route.src = $',
    'document.title = ""; data.src = $',
    'zip.open("GET", $)',
    'document.title = ""; img.open("GET", $)',
    'function f(document) { document.title = ""; img.src = $ }',
    'class Image {} new Image().src = $',
    'function f(r: Route) { r.src = $ }',
    'loader.addModule($)',
    'store.action = "https://example.com/a b"',
    'item.href = "https://example.com/a b"',
    'item.href = "?q=a b"',
  ])('%s', code => expect(seen(code)).toEqual(['suggested']))
})

describe('what is plainly no URL is not reported', () => {
  test.each([
    'route.src = "^/(?:a b|c)"',
    String.raw`route.src = "/a b/\\d+"`,
    String.raw`route.src = "/a b\\.html"`,
    'route.src = "/a b/(.*)"',
    'route.src = "/a b/[^/]+"',
    'rule.src = "/a b/**"',
    'rule.src = "/a b/*.js"',
    'rule.src = "/a b/{c,d}.js"',
    'rule.src = "/a b/{id}"',
    'rule.src = "/a b/<id>"',
    'rule.src = "/a b/[slug]"',
    String.raw`file.src = "C:\\My Documents\\a.txt"`,
    'file.src = "C:/My Documents/a.txt"',
    String.raw`file.src = "\\\\server\\My Documents"`,
    'file.src = "./my logo.png"',
    'file.src = "../my logo.png"',
    'file.src = "my images/logo.png"',
    'file.src = "/Users/ann/my logo.png"',
    'file.src = folder + "/my logo.png"',
    'zip.open("GET", "my logo.png")',
  ])('%s', code => expect(seen(code)).toEqual([]))

  test('unless the object takes nothing else', () => {
    expect(seen('document.createElement("img").src = "./my logo.png"')).toEqual(['fixed'])
  })
})

describe('what bundlers read as the name of a file', () => {
  test.each([
    'new URL("./a b.png", import.meta.url)',
    'new URL("../a b.png?x", import.meta.url)',
    'new Worker(new URL("./a b.js", import.meta.url), { type: "module" })',
    'const name = "./a b.png"; new URL(name, import.meta.url)',
  ])('is as it has to be: %s', code => {
    expect(lint(code, { languageOptions: { sourceType: 'module' } })).toEqual([])
  })

  test.each([
    'new URL("https://example.com/a b.png", import.meta.url)',
    'new URL("../a b.png", document.baseURI)',
    'new URL("../a b.png", base)',
  ])('is not %s', code => {
    expect(lint(code, { languageOptions: { sourceType: 'module' } })[0]?.fix).toBeDefined()
  })
})
