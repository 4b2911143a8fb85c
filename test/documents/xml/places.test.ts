import type { UrlSite, UrlSyntax } from '@hreflint/documents'
import { locateUrls } from '@hreflint/documents'
import { describe, expect, it } from 'vitest'
import { expectMarked, locatedTexts } from '../expect-marked.ts'

const svg = 'xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink"'
const xhtml = 'xmlns="http://www.w3.org/1999/xhtml"'

function attribute(name: string, syntax: UrlSyntax = 'url'): UrlSite {
  const [element = '', rest = ''] = name.split('@')
  return { kind: 'attribute', element, attribute: rest, syntax }
}

function text(element: string): UrlSite {
  return { kind: 'text', element, syntax: 'absolute-url' }
}

const css = (property: string, more: Partial<UrlSite> = {}): UrlSite => ({
  kind: 'css',
  property,
  syntax: 'url',
  ...more,
})

const inStyle = (element: string, property: string): UrlSite =>
  css(property, { element, attribute: 'style' })

const places: readonly [language: string, source: string, site: UrlSite][] = [
  ['svg', '<svg><a href="/x« »y"/></svg>', attribute('a@href')],
  ['svg', `<svg ${svg}><image x:href="/x« »y"/></svg>`, attribute('image@xlink:href')],
  ['svg', "<svg><use xlink:href='/x« »y#a'/></svg>", attribute('use@xlink:href')],
  ['svg', '<svg><script href="/x« »y"/></svg>', attribute('script@href')],
  [
    'svg',
    '<svg><rect fill="url(\'/x« »y#a\')"/></svg>',
    css('fill', { element: 'rect', attribute: 'fill' }),
  ],
  [
    'svg',
    '<svg><g style="fill: red; mask: url(/x«|»y)"/></svg>',
    css('mask', { element: 'g', attribute: 'style' }),
  ],
  ['svg', '<svg><a><set attributeName="href" to="/x« »y"/></a></svg>', attribute('set@to')],
  [
    'svg',
    '<svg><animate attributeName="xlink:href" from="/x« »y"/></svg>',
    attribute('animate@from'),
  ],
  ['svg', '<svg><animate attributeName="href" by="/x« »y"/></svg>', attribute('animate@by')],
  [
    'svg',
    '<svg><animate attributeName="href" values="/a; /x« »y ;/b;"/></svg>',
    attribute('animate@values'),
  ],
  ['svg', '<svg><style>a { fill: url("/x« »y") }</style></svg>', css('fill')],
  ['svg', '<svg><style><![CDATA[ @import "/x« »y"; ]]></style></svg>', css('@import')],
  ['svg', '<svg><a href="/x«&#32;»y"/></svg>', attribute('a@href')],
  ['svg', '<svg><a href="/x«\n»y"/></svg>', attribute('a@href')],
  ['xml', `<a><b:a xmlns:b="http://www.w3.org/2000/svg" href="/x« »y"/></a>`, attribute('a@href')],
  ['xhtml', '<html><body><img src="/x« »y"/></body></html>', attribute('img@src', 'non-empty-url')],
  [
    'xhtml',
    `<html ${xhtml}><a ping="/a /x«|»y"/></html>`,
    attribute('a@ping', 'non-empty-http-url'),
  ],
  [
    'xhtml',
    '<html><img srcset="/a 1x, /x«|»y 2x"/></html>',
    attribute('img@srcset', 'non-empty-url'),
  ],
  ['xhtml', '<html><a href="/x«&verbar;»y"/></html>', attribute('a@href')],
  ['xhtml', '<iframe srcdoc="&lt;a href=&quot;/x« »y&quot;>"/>', attribute('a@href')],
  ['xhtml', '<iframe srcdoc="&lt;p style=\'fill:url(/x«|»y)\'>"/>', inStyle('p', 'fill')],
  ['xhtml', '<style>p { background: url("/x« »y") }</style>', css('background')],
  ['xhtml', '<p style="background: url(/x«|»y)"/>', inStyle('p', 'background')],
  [
    'xhtml',
    '<meta http-equiv="refresh" content="0; url=/x« »y"/>',
    { ...attribute('meta@content'), property: 'refresh' },
  ],
  [
    'xhtml',
    '<script type="importmap">{"imports": {"a": "/x« »y"}}</script>',
    { kind: 'json', element: 'script', property: 'imports', syntax: 'url' },
  ],
  [
    'xhtml',
    '<script type="application/ld+json">//<![CDATA[\n{"url": "/x« »y&amp;"}\n//]]></script>',
    { kind: 'json', element: 'script', property: 'url', syntax: 'url' },
  ],
  ['xhtml', `<p><svg ${svg}><a x:href="/x« »y"/></svg></p>`, attribute('a@xlink:href')],
  [
    'xhtml',
    '<p><m:math xmlns:m="http://www.w3.org/1998/Math/MathML"><m:mi href="/x« »y"/></m:math></p>',
    attribute('mi@href'),
  ],
  [
    'svg',
    `<svg><h:p xmlns:h="http://www.w3.org/1999/xhtml" cite="a b"><h:q cite="/x« »y"/></h:p></svg>`,
    attribute('q@cite'),
  ],
  ['xml', '<urlset><url><loc> https://h/x« »y\n</loc></url></urlset>', text('loc')],
  ['xml', '<urlset><url><loc>https://h/x«&#124;»y</loc></url></urlset>', text('loc')],
  ['xml', '<rss><channel><link>https://h/x« »y</link></channel></rss>', text('link')],
  ['xml', '<rss><item><guid>https://h/x« »y</guid></item></rss>', text('guid')],
  [
    'xml',
    '<rss><item><guid isPermaLink="true">\n<![CDATA[https://h/x« »y]]></guid></item></rss>',
    text('guid'),
  ],
  [
    'xml',
    '<rss><item><enclosure url="https://h/x« »y"/></item></rss>',
    attribute('enclosure@url', 'absolute-url'),
  ],
  [
    'xml',
    '<feed xmlns="http://www.w3.org/2005/Atom"><link href="/x« »y"/></feed>',
    attribute('link@href'),
  ],
  [
    'xml',
    '<i:include xmlns:i="http://www.w3.org/2001/XInclude" href="/x« »y"/>',
    attribute('include@href'),
  ],
  ['xml', '<book><para href="/x« »y"/></book>', attribute('para@href')],
  ['xml', '<book><link xlink:href="/x« »y"/></book>', attribute('link@xlink:href')],
  ['xml', '<book xml:base="/x« »y"/>', attribute('book@xml:base')],
  [
    'xml',
    '<?xml-stylesheet type="text/css" href="/x« »y"?><a/>',
    { kind: 'declaration', property: 'xml-stylesheet', syntax: 'url' },
  ],
  [
    'xml',
    '<!DOCTYPE a PUBLIC "-//a b" "http://h/x« »y" [ <!ENTITY b "]>"> ]><a/>',
    { kind: 'declaration', property: 'DOCTYPE', syntax: 'url' },
  ],
  [
    'xsl',
    '<s:stylesheet xmlns:s="http://www.w3.org/1999/XSL/Transform"><a href="{@x}/x« »y"/></s:stylesheet>',
    attribute('a@href'),
  ],
]

describe('the places of URLs in XML', () => {
  it.each(places)('%s: %s', (language, source, site) => {
    expectMarked(language, source, site)
  })
})

describe('what is no URL in XML', () => {
  it.each([
    '<a xmlns="a b" xmlns:b="c d" xsi:schemaLocation="e f"/>',
    '<a><!-- <b href="c d"/> --><![CDATA[<b href="c d"/>]]></a>',
    '<rss><item><guid isPermaLink="false">a b</guid></item></rss>',
    '<feed xmlns="http://www.w3.org/2005/Atom"><id>a b</id></feed>',
    '<urlset><loc></loc><loc> \n </loc><loc>a <b/> c</loc></urlset>',
    '<link>a b</link>',
    '<!DOCTYPE a [ <!ENTITY b "<c href=\'d e\'/>"> ]><a/>',
    '<a HREF="b c"/>',
    '<a xmlns:b="urn:b" b:href="c d" b:src="e f"/>',
    '<a xmlns:xlink="urn:b" xlink:href="c d"/>',
    '<rss><b xmlns="urn:b"><link>c d</link><enclosure url="e f"/></b></rss>',
    '<urlset><b xmlns="urn:b"><loc>c d</loc></b></urlset>',
  ])('%s', source => {
    expect(locatedTexts('xml', source)).toEqual([])
  })
})

describe('what is no URL in a drawing', () => {
  it.each([
    '<svg><set attributeName="fill" to="a b"/><animate attributeName="x" values="a b"/></svg>',
    '<svg><set to="a b"/><animateMotion values="a b" from="c d" to="e f"/></svg>',
    '<svg><set attributename="href" to="a b"/></svg>',
    '<svg xmlns:i="urn:i"><i:layer href="a b" i:href="c d"/><i:style>e { f: url(g|h) }</i:style></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg"><a xmlns="" href="a b"/></svg>',
    '<svg><metadata><layer xmlns="urn:i" href="a b"/></metadata></svg>',
    '<svg xmlns:i="urn:i"><a i:href="a b" i:fill="url(c|d)"/></svg>',
  ])('%s', source => {
    expect(locatedTexts('svg', source)).toEqual([])
  })
})

describe('how XML writes URLs', () => {
  it.each<[source: string, texts: string[]]>([
    ['<a href="b&amp;c&lt;&gt;&quot;&apos;"/>', ['b&c<>"\'']],
    ['<a href="&#x1F600;&#0;&#xD800;"/>', ['😀\uFFFD\uFFFD']],
    ['<a href="b&copy=c&"/>', ['b&copy=c&']],
    ['<a href=" b\r\nc\td&#10;e "/>', ['b c d\ne']],
    ['<a href="b" href="c"/>', ['b']],
    ['<a href=b>', ['b']],
    ['<a href="b<c href="d"/>', ['d']],
    ['<a href="b"', ['b']],
  ])('%j', (source, texts) => {
    expect(locatedTexts('xml', source)).toEqual(texts)
  })

  it('what a declaration elsewhere fills in is a hole', () => {
    const source = '<!DOCTYPE a SYSTEM "a.dtd"><a href="&b;/e f"/>'
    const [, url] = locateUrls(source, 'xml')
    expect([url?.text, url?.holes]).toEqual(['&b;/e f', [{ start: 0, end: 3 }]])
  })
})

describe('srcdoc in XHTML', () => {
  it('is a document of HTML, with the base of the outer one', () => {
    const source =
      '<html><base href="/b/"/><iframe srcdoc="&lt;IMG SRC=1>&lt;a href=&quot;2&quot;>"/><a href="3"/></html>'
    const urls = locateUrls(source, 'xhtml', { documentUrl: 'https://h/' })
    expect(urls.map(({ text, base }) => [text, base])).toEqual([
      ['/b/', null],
      ['1', 'https://h/b/'],
      ['2', 'https://h/b/'],
      ['3', 'https://h/b/'],
    ])
    expect(urls[2]?.escape('"')).toBe('&amp;quot;')
    const span = urls[2]?.map.toSourceSpan({ start: 0, end: 1 })
    expect(source.slice(span?.start, span?.end)).toBe('2')
  })
})

describe('xml:base', () => {
  it('is composed down the tree', () => {
    const source =
      '<a xml:base="b/" href="1"><c xml:base="d/" href="2"><e href="3"/></c><f href="4"/></a>'
    const urls = locateUrls(source, 'xml', { documentUrl: 'https://h/x' })
    expect(urls.map(({ text, base }) => [text, base])).toEqual([
      ['b/', null],
      ['1', 'https://h/b/'],
      ['d/', 'https://h/b/'],
      ['2', 'https://h/b/d/'],
      ['3', 'https://h/b/d/'],
      ['4', 'https://h/b/'],
    ])
    expect(urls[4]?.baseSpan).toEqual({ start: 39, end: 41 })
  })

  it('that does not parse changes nothing', () => {
    const urls = locateUrls('<a xml:base="http://[/"><b href="c"/></a>', 'svg')
    expect(urls.map(({ base }) => base)).toEqual([null, null])
  })

  it('works together with the base element of XHTML', () => {
    const source = '<html><base href="/b/"/><a href="1"/><p xml:base="/c/"><a href="2"/></p></html>'
    const urls = locateUrls(source, 'xhtml', { documentUrl: 'https://h/' })
    const bases = urls.map(({ text, base }) => [text, base])
    expect(bases).toContainEqual(['1', 'https://h/b/'])
    expect(bases).toContainEqual(['2', 'https://h/c/'])
  })
})
