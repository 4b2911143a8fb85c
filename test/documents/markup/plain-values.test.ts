import { type EmbeddedUrl, type LocateOptions, locateDocument } from '@hreflint/documents'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectSame } from '../../support/expect-same.ts'

const piece = fc.constantFrom(
  ...['a', 'b.html', '/', '#', '?', '%20', 'https://a.example', '"', "'", '<', '>', '=', '`', '~'],
  ...[
    '&',
    '&amp;',
    '&amp',
    '&copy=',
    'é',
    '\uD800',
    '\0',
    '\x7F',
    '\r',
    '\r\n',
    '\t',
    '\u00A0',
    ' ',
  ],
  ...['{{ a }}', '{{', '}}', '<%= x %>', '<?php b ?>', '%NAME%', '{# c #}', '${d}', '{- e -}'],
)

const place = fc.constantFrom(
  ...['a href', 'img src', 'base href', 'q cite', 'svg href', 'form action', 'x xml:base'],
)

/** What a URL is, with all offsets from the start of its value. */
function told(url: EmbeddedUrl, from: number): unknown {
  const { text, site, base, encoding, holes, map } = url
  const moved = (span: { start: number; end: number } | null) =>
    span && { start: span.start - from, end: span.end - from }
  const spans = Array.from(text, (_, start) => ({ start, end: start + 1 })).concat([
    { start: 0, end: 0 },
    { start: 0, end: text.length },
  ])
  return {
    ...{ text, site, base, encoding, holes },
    shown: spans.map(span => moved(map.toSourceSpan(span))),
    edited: spans.map(span => moved(map.toEditSpan(span))),
    written: ['', 'x', '"', "'", '&', ' ', '\r', '\0'].map(by => url.escape(by)),
  }
}

const urlsOf = (source: string, from: number, options: LocateOptions): readonly unknown[] =>
  Array.from(locateDocument(source, 'html', options).urls, url => told(url, from))

/** Values with white space around them are always decoded; others are often taken as they are. */
test('white space around a value changes nothing about its URL', () => {
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 5 }),
      place,
      fc.constantFrom('"', "'"),
      fc.constantFrom<LocateOptions>({}, { templateDelimiters: [] }),
      (pieces, element, quote, options) => {
        const value = pieces.join('').replaceAll(quote, '').trim()
        const head = `<p title="&amp;"><${element}=${quote}`
        const plain = urlsOf(`${head}${value}${quote}>`, head.length, options)
        const padded = urlsOf(`${head} ${value} ${quote}>`, head.length + 1, options)
        if (value !== '') expectSame(plain, padded, { element, value })
      },
    ),
    { numRuns: 3000 },
  )
})

test.each([
  ['<a href="x"><base href="/">', { start: 9, end: 10 }],
  ['<a href="&amp;"><base href="/">', { start: 9, end: 14 }],
  ['<a href=""><base href="/">', { start: 9, end: 9 }],
  ['<a data-href="x"><base href="/">', null],
  ['<base href="/"><a href="x">', null],
])('the first URL before a base element: %s', (source, urlBefore) => {
  expect(locateDocument(source, 'html').bases).toMatchObject([{ urlBefore }])
})
