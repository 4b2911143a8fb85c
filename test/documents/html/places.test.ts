import { check, parse } from '@hreflint/core'
import {
  dependsOnHole,
  type EmbeddedUrl,
  fallbackDocumentUrl,
  locateUrls,
  withHolesFilled,
} from '@hreflint/documents'
import { describe, expect, it } from 'vitest'

/**
 * One row for each place that holds a URL, with the wrong characters marked. Without the marks, the
 * marked characters and nothing else are found; with %20 in their place, the URL is still located
 * and sound.
 */
const attributes: readonly [place: string, source: string][] = [
  ['a href', '<a href="/x« »y">'],
  ['area href', '<area href="/x« »y">'],
  ['base href', '<base href="/x« »y">'],
  ['link href', '<link rel=icon href="/x« »y">'],
  ...['script', 'img', 'iframe', 'embed', 'audio', 'video', 'source', 'track'].map(
    (name): [string, string] => [`${name} src`, `<${name} src="/x« »y">`],
  ),
  ['input src', '<input type=" IMAGE" src="/x« »y">'],
  ['img srcset', '<img srcset="/a 1x, /x«|»y 2x">'],
  ['source srcset', '<source srcset="data:,a,b 1x,/x«|»y, /c">'],
  ['link imagesrcset', '<link imagesrcset="/x«|»y 100w">'],
  ['a ping', '<a ping="/a /x«|»y">'],
  ['area ping', '<area ping="/x«|»y">'],
  ['video poster', '<video poster="/x« »y">'],
  ['object data', '<object data="/x« »y">'],
  ...['blockquote', 'q', 'ins', 'del'].map((name): [string, string] => [
    `${name} cite`,
    `<${name} cite="/x« »y">`,
  ]),
  ['form action', '<form action="/x« »y">'],
  ['button formaction', '<button formaction="/x« »y">'],
  ['input formaction', '<input formaction="/x« »y" type=submit>'],
  ['input formaction', '<input formaction="/x« »y" type=image>'],
  ['input value', '<input type=url value="https://h/x« »y">'],
  ['p itemid', '<p itemid="/x« »y">'],
  ['p itemtype', '<p itemtype="https://h/a https://h/x«|»y">'],
  ['p itemprop', '<p itemprop="name https://h/x«|»y">'],
  ['x-y itemid', '<x-y itemid="/x« »y">'],

  ['img longdesc', '<img longdesc="/x« »y">'],
  ['frame longdesc', '<frame longdesc="/x« »y">'],
  ['iframe longdesc', '<iframe longdesc="/x« »y">'],
  ['img lowsrc', '<img lowsrc="/x« »y">'],
  ['img dynsrc', '<img dynsrc="/x« »y">'],
  ['frame src', '<frame src="/x« »y">'],
  ['bgsound src', '<bgsound src="/x« »y">'],
  ...['body', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th'].map(
    (name): [string, string] => [`${name} background`, `<${name} background="/x« »y">`],
  ),
  ['head profile', '<head profile="http://a/ http://b/x«|»y">'],
  ['html manifest', '<html manifest="/x« »y">'],
  ['object classid', '<object classid="clsid:x« »y">'],
  ['object codebase', '<object codebase="/x« »y">'],
  ['applet codebase', '<applet codebase="/x« »y">'],
  ['object archive', '<object archive="/a /x«|»y">'],
  ['table datasrc', '<table datasrc="#x« »y">'],
  ['a urn', '<a urn="urn:x:x«|»y">'],
  ['link urn', '<link urn="urn:x:x«|»y">'],
  ['isindex action', '<isindex action="/x« »y">'],

  ['a href', '<svg><a href="/x« »y">'],
  ['a xlink:href', '<svg><a xlink:href="/x« »y">'],
  ['image href', '<svg><image href="/x« »y"/>'],
  ['use xlink:href', '<svg><use xlink:href="/x« »y#a"/>'],
  ['script href', '<svg><script href="/x« »y"/>'],
  ['feimage href', '<svg><feImage href="/x« »y"/>'],
  ['a xlink:role', '<svg><a xlink:role="/x« »y">'],
  ['a xlink:arcrole', '<svg><a xlink:arcrole="/x« »y">'],
  ...['fill', 'stroke', 'filter', 'clip-path', 'mask', 'cursor'].map((name): [string, string] => [
    `path ${name}`,
    `<svg><path ${name}="url('/x« »y#a')"/>`,
  ]),
  ...['marker', 'marker-start', 'marker-mid', 'marker-end'].map((name): [string, string] => [
    `path ${name}`,
    `<svg><path ${name}="url('/x« »y#a') none"/>`,
  ]),
  ['mi href', '<math><mi href="/x« »y">'],
  ['mi xlink:href', '<math><mi xlink:href="/x« »y">'],
  ['mglyph src', '<math><mi><mglyph src="/x« »y"/>'],
  ['math altimg', '<math altimg="/x« »y">'],
  ['math cdgroup', '<math cdgroup="/x« »y">'],
  ['csymbol definitionurl', '<math><csymbol definitionURL="/x« »y">'],
  ['p xml:base', '<p xml:base="/x« »y">'],
  ['g xml:base', '<svg><g xml:base="/x« »y">'],

  ['p about', '<p about="/x« »y">'],
  ['p resource', '<p resource="https://h/x« »y">'],
  ['p vocab', '<p vocab="http://schema.org/x« »y">'],
  ['p prefix', '<p prefix="a: http://a/ b: http://b/x«|»y">'],
  ...['property', 'typeof', 'datatype', 'rel', 'rev'].map((name): [string, string] => [
    `p ${name}`,
    `<p ${name}="ex:a https://h/x«|»y">`,
  ]),

  ...['loc-note', 'term-info', 'ta-class', 'ta-ident', 'org', 'person', 'tool', 'rev-org']
    .concat('rev-person', 'rev-tool', 'provenance-records', 'loc-quality-issues')
    .concat('loc-quality-issue-profile', 'loc-quality-rating-profile')
    .map((name): [string, string] => [`p its-${name}-ref`, `<p its-${name}-ref="/x« »y">`]),
  ['p its-annotators-ref', '<p its-annotators-ref="mt-confidence|/x«|»y">'],
]

const elsewhere: readonly [place: string, source: string][] = [
  ['meta content refresh', '<meta http-equiv=refresh content="0; url=/x« »y">'],
  ['meta content refresh', '<meta http-equiv=refresh content="0; URL=\'/x« »y\'">'],
  ['meta content refresh', '<meta content=".5,/x« »y" http-equiv=Refresh>'],
  ['meta content refresh', '<meta http-equiv=refresh content="1 url/x« »y">'],
  [
    'meta content img-src',
    '<meta http-equiv=Content-Security-Policy content="default-src \'self\' data: a.b; img-src https://h/x«|»y">',
  ],
  [
    'meta content report-uri',
    '<meta http-equiv=Content-Security-Policy-Report-Only content="report-uri /a /x«|»y">',
  ],
  [
    'meta content img-src',
    '<meta http-equiv=content-security-policy content="img-src https://*.h:*/x«|»y">',
  ],
  ['meta content og:image', '<meta property="og:image" content="https://h/x« »y">'],
  ['meta content og:url', '<meta content=" https://h/x« »y " property="og:url">'],
  ['meta content twitter:image', '<meta name="twitter:image" content="https://h/x« »y">'],
  ['meta content msapplication-config', '<meta name="msapplication-config" content="/x« »y">'],
  [
    'meta content msapplication-tileimage',
    '<meta name="msapplication-TileImage" content="/x« »y">',
  ],
  [
    'meta content msapplication-task',
    '<meta name="msapplication-task" content="name=A b; action-uri=/x« »y; icon-uri=/c">',
  ],
  ['p style background', '<p style="background: url(\'/x« »y\')">'],
  ['p style background', '<p style="background:URL(&quot;/x«|»y&quot;)">'],
  ['path style fill', '<svg><path style="fill:url(\'#x« »y\')">'],
  ['@import', '<style>@import "/x« »y" screen;</style>'],
  ['src', '<style>@font-face { src: url(/x«|»y) }</style>'],
  ['background', '<style>p { background: image-set("/x« »y" 2x, url(/c)) }</style>'],
  ['script imports', '<script type=importmap>{"imports": {"a": "./x« »y"}}</script>'],
  ['script imports', '<script type=ImportMap>{"imports": {"a b": "https://h/x« »y/"}}</script>'],
  ['script imports', '<script type=importmap>{"imports": {"/x« »y": "/a", "b c": null}}</script>'],
  ['script imports', '<script type=importmap>{"imports": {"a": "\\/\\u0078« »y"}}</script>'],
  ['script scopes', '<script type=importmap>{"scopes": {"x« »y/": {"a b": "/a"}}}</script>'],
  ['script scopes', '<script type=importmap>{"scopes": {"/a/": {"a b": "../x« »y"}}}</script>'],
  [
    'script integrity',
    '<script type=importmap>{"integrity": {"/x« »y.js": "sha384-a b"}}</script>',
  ],
  [
    'script urls',
    '<script type=speculationrules>{"prefetch": [{"urls": ["/a", "x« »y"]}]}</script>',
  ],
  [
    'script href_matches',
    '<script type=speculationrules>{"prerender": [{"where": {"and": [{"href_matches": "/x« »y"}]}}]}</script>',
  ],
  ['script @id', '<script type="application/ld+json">{"@id": "https://h/x« »y"}</script>'],
  ['script url', '<script type="application/ld+json">[{"a": {"url": "/x« »y"}}]</script>'],
  [
    'script @vocab',
    '<script type="application/ld+json; profile=x">{"@context": {"@vocab": "https://h/x« »y/", "url": "s:a b"}}</script>',
  ],
  [
    'script @context',
    '<script type="application/ld+json">{"@context": ["https://h/x« »y"]}</script>',
  ],
  ['a href', '<iframe srcdoc="<a href=\'/x« »y\'>">'],
  ['a href', '<iframe srcdoc="&lt;a href=&quot;/x« »y&quot;>">'],
  ['a href', '<iframe srcdoc=\'<iframe srcdoc="<a href=&amp;quot;/x« »y&amp;quot;>">\'>'],
  ['a href', '<template><a href="/x« »y"></template>'],
  ['a href', '<noscript><a href="/x« »y"></noscript>'],
  ['a href', '<!--[if lt IE 9]><a href="/x« »y"><![endif]-->'],
  ['DOCTYPE', '<!DOCTYPE html PUBLIC "-//X Y" "http://h/x« »y">'],
  ['DOCTYPE', "<!doctype html SYSTEM 'http://h/x« »y'>"],
]

/** What is told of a document: the place of each URL with an issue, and the range. */
function told(source: string): [place: string, start: number, end: number][] {
  return locateUrls(source, 'html').flatMap(embedded => {
    const options = optionsFor(embedded)
    const filled = withHolesFilled(embedded)
    const { components } = parse(filled, options)
    return check(filled, options)
      .filter(issue => !dependsOnHole(issue, embedded, components))
      .map(({ span }): [string, number, number] => {
        const { start, end } = embedded.map.toSourceSpan(span)
        return [placeOf(embedded), start, end]
      })
  })
}

function optionsFor({ base, encoding }: EmbeddedUrl) {
  return { base: base === 'none' ? undefined : (base ?? fallbackDocumentUrl), encoding }
}

function placeOf({ site }: EmbeddedUrl): string {
  const property = site.property === site.attribute ? undefined : site.property
  return [site.element, site.attribute, property].filter(part => part !== undefined).join(' ')
}

describe.each([
  ['attributes', attributes],
  ['other places', elsewhere],
])('%s', (_, rows) => {
  it.each(rows)('%s: %s', (place, marked) => {
    const start = marked.indexOf('«')
    const end = marked.indexOf('»') - 1
    const broken = marked.replace(/[«»]/g, '')
    expect(told(broken)).toEqual([[place, start, end]])
    const sound = marked.replace(/«.*»/, '%20')
    expect(told(sound)).toEqual([])
    const texts = locateUrls(sound, 'html').filter(embedded => placeOf(embedded) === place)
    expect(texts.map(({ text }) => text).join(' ')).toContain('x%20y')
  })
})

describe('values that hold no URL', () => {
  it.each([
    '<input type=url value="">',
    '<input type=text value="a b" src="a b" formaction="a b">',
    '<div href="a b" src="a b" action="a b" data="a b" background="a b">',
    '<p itemprop="a|b c">',
    '<p property="ex:a|b" about="[ex:a|b]" resource="_:a|b" rel="next a|b">',
    '<p about="ex:a|b">',
    '<a ping=" ">',
    '<img srcset=" , ">',
    '<img usemap="#a b">',
    '<meta name=description content="a b">',
    '<meta http-equiv=refresh content="5">',
    '<meta http-equiv=refresh content="a b; url=c d">',
    '<meta http-equiv=refresh content=" 5 ; ">',
    '<meta name="msapplication-config" content="none">',
    '<meta http-equiv=content-security-policy content="sandbox allow-scripts; plugin-types a/b|c">',
    '<meta http-equiv=content-security-policy content="script-src \'nonce-a|b\' a.b/c|d https:">',
    '<!DOCTYPE html>',
    '<!DOCTYPE html PUBLIC "-//a b">',
    '<my-tag resource="a b" vocab="a b">',
    '<circle href="a b">',
    '<script>{"imports": {"a": "./a b"}}</script>',
    '<script type=speculationrules>{"prefetch": [{"where": {"href_matches": "/a b/*"}}]}</script>',
    '<script type=speculationrules>{"prefetch": [{"referrer_policy": "a b", "tag": "c d"}]}</script>',
    '<script type="application/ld+json">{"@id": "ex:a b", "@type": "c d", "name": "e f"}</script>',
    '<p style="color: red; content: \'a b\'">',
  ])('%s', source => {
    expect(locateUrls(source, 'html')).toEqual([])
  })

  it('about:legacy-compat is sound', () => {
    const source = '<!DOCTYPE html SYSTEM "about:legacy-compat">'
    expect(locateUrls(source, 'html').map(({ text }) => text)).toEqual(['about:legacy-compat'])
    expect(told(source)).toEqual([])
  })
})
