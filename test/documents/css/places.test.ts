import { describe, expect, it } from 'vitest'
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
