import { defaultConfig, lintDocument } from '@hreflint/linter'
import { describe, expect, it, test } from 'vitest'
import { expectMarked, locatedTexts } from '../expect-marked.ts'

/** One row for each place that holds a URL, with the wrong characters marked. */
const places: readonly [place: string, source: string][] = [
  ['background', 'a { background: red url(/x«|»y) no-repeat }'],
  ['background', 'a { background: url( "/x« »y" ) }'],
  ['background', "a { background: url('/x« »y'), none }"],
  ['background-image', 'a { BACKGROUND-IMAGE: URL(/x«|»y) }'],
  ['--icon', 'a { --icon: url(/x«|»y) }'],
  ['@import', '@import "/x« »y" screen;'],
  ['@import', '@import/**/url(/x«|»y);'],
  ['@import', '@IMPORT src("/x« »y");'],
  ['src', '@font-face { src: local("a b"), url("/x« »y") format("woff2") }'],
  ['src', '@font-face { src: src("/x« »y") }'],
  ['background', 'a { background: image-set("/x« »y" 1x type("a/b c")) }'],
  ['background', 'a { background: -webkit-image-set(url(/x«|»y) 1x) }'],
  ['background', 'a { background: image("/x« »y", red) }'],
  ['cursor', 'a { cursor: url(/x«|»y) 1 2, auto }'],
  ['filter', 'a { & b:hover { filter: url("/x« »y#f") } }'],
  ['symbols', '@counter-style c { symbols: url(/x«|»y) }'],
  // Broken URL tokens: what broke them is what is wrong with the URL.
  ['background', 'a { background: url(/x« »y) }'],
  ['background', 'a { background: url(/x«"»y) }'],
  // Unclosed ones count.
  ['background', 'a { background: url("/x« »y'],
  ['background', 'a { background: url(/x«|»y'],
]

describe('the places of URLs in CSS', () => {
  it.each(places)('%s: %s', (property, source) => {
    expectMarked('css', source, { kind: 'css', property, syntax: 'url' })
  })
})

describe('style sheets that a template engine fills in', () => {
  test.each([
    `a { src: url('{{ resource "fonts/a b.woff2" }}') format('woff2') }`,
    'a { background: url({{ site.url }}/img/a.png) }',
    'a { background: url("<%= asset_path %>/a.png") }',
    'a { background: url("{% static x %}") }',
  ])('what is filled in is not wrong: %s', source => {
    expect(lintDocument(source, 'css', defaultConfig)).toEqual([])
  })

  test.each([
    'a { background: url("{{ site.url }}/a b.png") }',
    'a{b:c}@media print{#d{e:f}#g{background:url("/a b")}}',
    '@media print{a{width:100%}}b{background:url("/a b")}',
  ])('and the rest is looked at: %s', source => {
    const codes = lintDocument(source, 'css', defaultConfig).map(({ code }) => code)
    expect(codes).toEqual(['whatwg/unescaped-space'])
  })
})

describe('what is no URL in CSS', () => {
  it.each([
    '@namespace "http://a b";',
    '@namespace x url("http://a b");',
    '@charset "a b";',
    'a { content: "http://a b" }',
    'a { background: /* url(http://a) */ none }',
    '@font-face { src: local("a b") }',
    'a { b: image-set(type("a b")) }',
    'v\\:* { behavior: url(#default#VML) }',
    'a { -MS-BEHAVIOR: url("#default#VML") }',
    'a { b: "url(x y)" }',
    'a[href="a b"] { b: c }',
    '@-moz-document url-prefix("a b") {}',
  ])('%s', source => {
    expect(locatedTexts('css', source)).toEqual([])
  })
})

describe('how CSS writes URLs', () => {
  it.each<[source: string, texts: string[]]>([
    ['a{b:url( a\\26 b )}', ['a&b']],
    ['a{b:url(a\\ )}', ['a ']],
    ['a{b:url(a\\26 )}', ['a&']],
    ['a{b:url("a\\\r\nb")}', ['ab']],
    ['a{b:url("\\0\\D800\\110000")}', ['\uFFFD\uFFFD\uFFFD']],
    ['a{b:url(\0)}', ['\uFFFD']],
    ['a{b:u\\72 l(a)}', ['a']],
    ['a{b:url()}', ['']],
    ['a{b:url("")}', ['']],
    ['a{b:url(a\\\\ )}', ['a\\']],
    ['\uFEFF@import "a";', ['a']],
  ])('%j', (source, texts) => {
    expect(locatedTexts('css', source)).toEqual(texts)
  })
})
