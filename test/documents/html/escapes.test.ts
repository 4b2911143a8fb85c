import { locateUrls } from '@hreflint/documents'
import { describe, expect, test } from 'vitest'

/** How what replaces the first URL of a document is written there; null where it cannot be. */
const replacements: readonly (readonly [
  document: string,
  written: Readonly<Record<string, string | null>>,
])[] = [
  [
    '<a href=x>',
    {
      ...{ y: 'y', '': null, 'a b': 'a&#32;b', 'a"b': 'a&quot;b', "a'b": 'a&#39;b', '<a': '&lt;a' },
      ...{ 'a=b': 'a&#61;b', 'a`b': 'a&#96;b', 'a>b': 'a&gt;b', 'a\tb': 'a&#9;b' },
      ...{ 'a&b': 'a&amp;b', 'a&amp;b': 'a&amp;amp;b' },
    },
  ],
  ['<a href="x">', { '': '', 'a"b': 'a&quot;b', "a'b": "a'b", 'a\rb': 'a&#13;b', '<': '<' }],
  ["<a href='x'>", { 'a"b': 'a"b', "a'b": 'a&#39;b' }],
  // A part of a list stays one part.
  ['<a ping="a b">', { x: 'x', 'a,': 'a,', '': null, 'a b': null, 'a\tb': null, 'a\nb': null }],
  [
    '<img srcset="a 1x, b 2x">',
    {
      ...{ x: 'x', 'a,b': 'a,b', 'é"': 'é&quot;', 'a b': null, 'a\tb': null, '': null },
      ...{ 'a,': null, ',a': null, ',': null },
    },
  ],
  ['<svg><animate attributeName=href values="a;b"/></svg>', { x: 'x', 'a;b': null }],
  [
    '<meta http-equiv=content-security-policy content="img-src https://a/">',
    { 'https://b': 'https://b', 'a;b': null, 'a,b': null, 'a b': null },
  ],
  // Quotes around an address, or none, in the attribute.
  [
    '<meta http-equiv=refresh content="0;url=a">',
    { x: 'x', "'a": null, '"a': null, "a'b": "a'b", 'a"b': 'a&quot;b' },
  ],
  [
    `<meta http-equiv=refresh content="0;url='a'">`,
    { x: 'x', "b'c": null, "'b": null, 'b"c': 'b&quot;c' },
  ],
  [`<meta http-equiv=refresh content='0;url="a"'>`, { x: 'x', 'b"c': null, "b'c": 'b&#39;c' }],
  // What would end the element, the comment, the declaration.
  ['<style>a{b:url(x)}</style>', { y: 'y', '</style': '\\3C /style', '<!--': '\\3C !--' }],
  [
    '<script type=importmap>{"imports":{"a":"/b"}}</script>',
    { '/c': '/c', '</script>': '\\u003C/script>', '<!--': '\\u003C!--', 'a"b': 'a\\"b' },
  ],
  [
    '<!DOCTYPE html SYSTEM "about:a">',
    { b: 'b', 'a"b': null, "a'b": null, 'a>b': null, 'a\0b': null, 'a\rb': null },
  ],
  ['<!--[if IE]><a href=x><![endif]-->', { y: 'y', 'a b': 'a&#32;b', '-->': null, 'a--!>b': null }],
  ['<svg><style><![CDATA[a{b:url(x)}]]></style></svg>', { y: 'y', ']]>': null }],
]

describe.each(replacements)('%s', (document, written) => {
  test.each(Object.entries(written))('%j is written %j', (text, expected) => {
    const [url] = locateUrls(document, 'html')
    expect(url?.escape(text)).toBe(expected)
  })
})

describe('which parts of a value are URLs', () => {
  test.each([
    ['<img srcset=" ,, a, b 1x,c (x,y) 1x, d,e 2x">', ['a', 'b', 'c', 'd,e']],
    ['<img srcset="a(b,c) 1x">', ['a(b,c)']],
    ['<img srcset="a,,">', ['a']],
    ['<img srcset="{{x}} 1x, b">', ['{{x}}', 'b']],
    ['<img srcset="a{{x, y}}b 1x, c">', ['a{{x, y}}b', 'c']],
    ['<a ping=" a  {{b c}}d {{e}} f ">', ['a', '{{b c}}d', '{{e}}', 'f']],
    ['<a ping="">', []],
    ['<a href=" ">', ['']],
    ['<svg><animate attributeName=href values=" a ; ;b;"/></svg>', ['a', 'b']],
    [`<meta http-equiv=refresh content="0; url = 'a b">`, ['a b']],
    ['<meta http-equiv=refresh content="0;a">', ['a']],
    ['<meta http-equiv=refresh content="0;URL=">', []],
    [
      `<meta http-equiv=content-security-policy content=" img-src https://*.a/ https://b:*/ 'self' data: c.d
        x*https://e;; report-uri /r https://s; sandbox https://no; script-src-elem HTTP://f;
        x-src-y https://g; xbase-uri https://g; base-urix https://g; base-uri https://h">`,
      ['https://*.a/', 'https://b:*/', '/r', 'https://s', 'HTTP://f', 'https://h'],
    ],
    [
      `<script type=importmap>{"imports":{"a":"./b","/e":"http:f"},"scopes":{"/g/":{"h":"../i"}},
        "integrity":{"/j":"k"},"other":{"l":"/m"},"ximports":{"n":"/o"}}</script>`,
      ['./b', '/e', 'http:f', '/g/', '../i', '/j'],
    ],
    [
      `<script type=speculationrules>{"prefetch":[{"urls":["a","b"],"where":{"href_matches":"/c"}},
        {"where":{"href_matches":"/d/*"}},{"where":{"and":[{"href_matches":"https://e/"},
        {"href_matches":"/f?g"}]}},{"href_matches":"/h"}],"tag":"i"}</script>`,
      ['a', 'b', '/c', 'https://e/'],
    ],
    ['<div about="[a:b]" resource="_:c"></div>', []],
    ['<div about="a:b"></div>', []],
    [
      '<p about="http://x"></p><p resource="foo://y"></p><p resource="z/a:b">',
      ['http://x', 'foo://y', 'z/a:b'],
    ],
    ['<div prefix="a: http://x/ b: http://y/ c http://z/"></div>', ['http://x/', 'http://y/']],
  ])('%s', (document, texts) => {
    expect(locateUrls(document, 'html').map(({ text }) => text)).toEqual(texts)
  })
})
