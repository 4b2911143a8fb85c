import { locateUrls } from '@hreflint/documents'
import { lintDocument } from '@hreflint/linter'
import { describe, expect, it } from 'vitest'
import { mark } from '../../support/marked.ts'

const block = (json: string): string => `<script type="application/ld+json">${json}</script>`

/** The strings of JSON-LD that are taken for URLs, in their order. */
function urlsIn(json: string): string[] {
  return locateUrls(block(json), 'html').map(({ text, site }) => `${site.property} ${text}`)
}

describe('properties whose value schema.org calls a URL', () => {
  it.each([
    ['that are a URL and nothing else', '"codeRepository": "/a b"', 'codeRepository /a b'],
    ['that schema.org added late', '"hasGS1DigitalLink": "/a b"', 'hasGS1DigitalLink /a b'],
    ['in an array', '"significantLink": ["/a b"]', 'significantLink /a b'],
    ['in a set', '"sameAs": {"@set": ["/a b"]}', 'sameAs /a b'],
    ['in a list', '"relatedLink": {"@list": ["/a b"]}', 'relatedLink /a b'],
    [
      'with the prefix of the vocabulary',
      '"schema:trackingUrl": "/a b"',
      'schema:trackingUrl /a b',
    ],
    ['written out', '"https://schema.org/url": "/a b"', 'https://schema.org/url /a b'],
    ['that may be a thing: a path', '"image": "/a b.png"', 'image /a b.png'],
    ['that may be a thing: relative', '"logo": "../a b.png"', 'logo ../a b.png'],
    ['that may be a thing: absolute', '"license": "https://h/a b"', 'license https://h/a b'],
    ['of a breadcrumb', '"item": "https://h/a b"', 'item https://h/a b'],
    ['that may be text', '"identifier": "https://h/a|b"', 'identifier https://h/a|b'],
    ['of an action', '"target": "https://h/a b"', 'target https://h/a b'],
  ])('%s', (_, member, found) => {
    expect(urlsIn(`{${member}}`)).toEqual([found])
  })

  it.each([
    ['a name where a thing may be', '"license": "CC BY 4.0", "image": "a photo"'],
    ['a sentence that begins with a URL', '"identifier": "https://h/ is the | page"'],
    ['text where text may be', '"keywords": "a|b", "genre": "/a|b", "termsOfService": "a b"'],
    ['what an action fills in', '"target": "https://h/?q={search_term_string}"'],
    ['what schema.org calls text', '"name": "https://h/a b", "urlTemplate": "https://h/{q}"'],
    ['a property of Object', '"constructor": "https://h/a b", "toString": "/a b"'],
    ['a value object', '"url": {"@value": "a b"}'],
    ['a compact IRI', '"sameAs": "wd:a b", "image": "ex:a b"'],
  ])('not %s', (_, members) => {
    expect(urlsIn(`{${members}}`)).toEqual([])
  })
})

describe('IRIs of JSON-LD', () => {
  it.each([
    ['{"@type": "https://schema.org/a b"}', ['@type https://schema.org/a b']],
    ['{"@type": ["Person", "http://h/a b"]}', ['@type http://h/a b']],
    ['{"@type": "a b", "x": {"@type": "schema:a b"}}', []],
    ['{"@context": "https://h/a b"}', ['@context https://h/a b']],
    ['{"@context": {"a": "http://h/a b", "c": "ex:d e", "f": "g h"}}', ['a http://h/a b']],
    [
      '{"@context": [{"a": {"@id": "http://h/a b", "@type": "http://h/c d"}}]}',
      ['@id http://h/a b', '@type http://h/c d'],
    ],
    ['{"@context": {"@import": "/a b", "@language": "c d"}}', ['@import /a b']],
    ['{"@context": {"url": "schema:a b", "image": "/c d"}}', []],
  ])('%s', (json, found) => {
    expect(urlsIn(json)).toEqual(found)
  })

  it('that are types and terms resolve against nothing', () => {
    const json = '{"@context": {"a": "http://h/b"}, "@type": "http://h/c", "url": "d"}'
    const source = `<base href="https://h/">${block(json)}`
    const bases = locateUrls(source, 'html').map(({ site, base }) => [site.property, base])
    expect(bases.slice(1)).toEqual([
      ['a', 'none'],
      ['@type', 'none'],
      ['url', 'https://h/'],
    ])
  })
})

describe('JSON-LD as pages have it', () => {
  it('has findings in its URLs alone', () => {
    const source = block(`{
      "@context": "https://schema.org",
      "@type": "NewsArticle",
      "mainEntityOfPage": {"@type": "WebPage", "@id": "https://h/«a|b»"},
      "headline": "a|b {c}",
      "image": ["https://h/1x1/«a|b».jpg", {"@type": "ImageObject", "url": "https://h/«c|d»"}],
      "publisher": {"@type": "Organization", "name": "https://h/ a|b", "logo": "https://h/«e|f»"},
      "potentialAction": {
        "@type": "SearchAction",
        "target": "https://h/?q={search_term_string}",
        "query-input": "required name=search_term_string"
      }
    }`)
    const expected = source.replace(/«(\w)\|(\w)»/g, '$1«|»$2')
    const text = expected.replace(/[«»]/g, '')
    const spans = lintDocument(text, 'html').map(({ span }) => span)
    expect(mark(text, spans)).toBe(expected)
  })
})
