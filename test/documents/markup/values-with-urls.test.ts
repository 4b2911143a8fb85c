import { applyEdits } from '@hreflint/core'
import { locateUrls } from '@hreflint/documents'
import { describe, expect, test } from 'vitest'

/** The document with what is read as a URL, each between « and », in the order in which it is found. */
function marked(text: string, language = 'html'): string {
  const spans = Array.from(locateUrls(text, language), url =>
    url.map.toSourceSpan({ start: 0, end: url.text.length }),
  )
  expect(spans.map(({ start }) => start)).toEqual(
    spans.map(({ start }) => start).toSorted((a, b) => a - b),
  )
  return applyEdits(
    text,
    spans.map(span => ({ span, text: `«${text.slice(span.start, span.end)}»` })),
  )
}

const located = (expected: string, language?: string) =>
  test(expected, () => {
    expect(marked(expected.replaceAll(/[«»]/g, ''), language)).toBe(expected)
  })

describe('import maps', () => {
  const map = (json: string) => located(`<script type="importmap">${json}</script>`)
  map('{ "imports": { "a": "«/b»", "«./c»": "«../d»", "«https://e/»": "«https://f/»" } }')
  map('{ "imports": { "x/./y": "«/b»", "a b:c": "«/b»", "9a:b": "«/b»", "«/»": "«/»" } }')
  map('{ "scopes": { "«/a/»": { "b": "«/c»", "«/d»": "«/e»" }, "«f/»": { } } }')
  map('{ "integrity": { "«/a»": "sha384-x", "«b»": "sha384-y" } }')
  map('{ "imports": { "a": { "b": "/c" } }, "other": { "«d»": "/e" } }'.replaceAll(/[«»]/g, ''))
  map('{ "importsx": { "a": "/b" }, "ximports": { "a": "/b" } }')
  map('[ "/a", { "imports": "/b" } ]')
})

describe('speculation rules', () => {
  const rules = (json: string) => located(`<script type="speculationrules">${json}</script>`)
  rules('{ "prefetch": [{ "urls": ["«/a»", "«https://b/»"], "relative_to": "document" }] }')
  rules('{ "prefetch": [{ "where": { "href_matches": "«/a»" } }] }')
  rules('{ "prefetch": [{ "where": { "and": [{ "href_matches": "«https://a/b»" }] } }] }')
  rules('{ "tag": "/a", "urls": ["/b"] }')
})

describe('RDFa', () => {
  located('<p about="«/a»" resource="«b/c:d»">')
  located('<p about="[a:b]" resource="_:b">')
  located('<p about="a:b" resource="«https://c/»">')
  located('<p about="«x://a»" resource="«#a:b»">')
  located('<p prefix="a: «http://a/» b: «http://b/»">')
  located('<p prefix="a http://a/ b: «http://b/»">')
  located('<p prefix="http://a/ http://b/">')
})

describe('document types', () => {
  located('<!DOCTYPE html><a href="«a»">')
  located(
    '<!DOCTYPE html SYSTEM "about:legacy-compat"><a href="«a»">'.replace(
      '"about:legacy-compat"',
      '"«about:legacy-compat»"',
    ),
  )
  located("<!DOCTYPE html PUBLIC '-//W3C//DTD' '«http://a/b.dtd»'>")
  located('<!doctype html public "-//W3C//DTD">')
  located('<!DOCTYPE html SYSTEM>')
  located('<!DOCTYPE>')
})

describe('documents in documents', () => {
  located('<iframe srcdoc="<a href=&quot;«b»&quot;>"></iframe><a href="«c»">')
  located('<!--[if IE]><a href="«b»"><![endif]--><a href="«c»">')
  located('<!-- [if IE]><a href="b"> --><!--x[if IE]><a href="b"> --><a href="«c»">')
  located('<template><base href="«b»"></template><a href="«c»">')
  located('<style>a { b: url("«c»") }</style><p style="b: url(«d»)"><p style="b: d">')
  located('<svg><style>a { b: url(«c») }</style><script href="«d»"/></svg>')
  located('<svg><style><![CDATA[a { b: url("«c»") }]]></style></svg>')
  // The HTML parser takes it out of the drawing.
  located('<svg><meta http-equiv="refresh" content="0; url=«a»"/></svg>')
  located('<title content="0;url=a" http-equiv="refresh"></title>')
})

describe('policies', () => {
  const policy = (content: string) =>
    located(`<meta http-equiv="Content-Security-Policy" content="${content}">`)
  policy("default-src 'self' «https://a/»; report-uri «/r» «/s»")
  policy('; ;img-src «https://*.a/b» «https://a:*/c» «wss://*» data: *')
})

describe('white space', () => {
  located('<a href=" «a» ">')
  located('<a href="\n\t«a b»\r\n">')
  located('<a href="«»">')
  located('<img srcset=" , «a» 1x ,«b», «c,d» 2x,, «e»">')
  located('<img srcset="«a» 1x,«b» calc(1x,2x) , «c»">')
  located('<a ping=" «a»  «b»\n«c» ">')
})

describe('programs in pages', () => {
  located('<a href="«a»"><?php $x = "«https://b.example/»"; ?><a href="«c»">', 'php')
})
