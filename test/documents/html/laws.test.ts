import { applyEdits, type Span } from '@hreflint/core'
import { type EmbeddedUrl, locateUrls } from '@hreflint/documents'
import fc from 'fast-check'
import { parseFragment } from 'parse5'
import { describe, expect, it } from 'vitest'
import { expectSame } from '../../support/expect-same.ts'

/** Pieces of attribute values that decode in every way there is, and some that do not. */
const piece = fc.oneof(
  fc.constantFrom(...'abz09/:?#=%& \t\n"\'<>`{}.,;()-é😀\uD800\uFFFD'),
  fc.constantFrom(
    '&amp;',
    '&amp',
    '&copy=',
    '&copy',
    '&notit;',
    '&notin;',
    '&bne;',
    '&#x41;',
    '&#65',
  ),
  fc.constantFrom(
    '&quot;',
    '&#39;',
    '&#128;',
    '&#0;',
    '&#x1F600;',
    '&Tab;',
    '&NewLine;',
    '&#13;',
    '&nosuch;',
  ),
  fc.constantFrom('\r\n', '\r', '\0', '&', '&#', '&#x', '{{ a b }}', '<% "x" %>', 'lt;', 'x41;'),
)
const quotings = {
  double: { open: '"', close: '"', not: /"/g },
  single: { open: "'", close: "'", not: /'/g },
  unquoted: { open: '', close: '', not: /[\s"'>]/g },
}

interface Document {
  readonly source: string
  readonly at: number
}

/** A document with a value in some quoting; in an unquoted one there is always something. */
const documents: fc.Arbitrary<Document> = fc
  .record({
    quoting: fc.constantFrom(...Object.values(quotings)),
    pieces: fc.array(piece, { maxLength: 12 }),
    before: fc.constantFrom('', '<p>&amp;\r\n', '\uFEFF<!-- & -->'),
    attribute: fc.constantFrom('href', 'ping', 'srcset', 'style', 'srcdoc'),
  })
  .map(({ quoting, pieces, before, attribute }) => {
    const value = pieces.join('').replace(quoting.not, '')
    const element = { href: 'a', ping: 'a', srcset: 'img', style: 'p', srcdoc: 'iframe' }[attribute]
    const text = attribute === 'style' ? `fill:url(${value})` : value
    const head = `${before}<${element} ${attribute}=${quoting.open}`
    return { source: `${head}${text}${quoting.close}>`, at: head.length }
  })

function eachUrl(check: (url: EmbeddedUrl, source: string) => void, all = documents): void {
  fc.assert(
    fc.property(all, ({ source }) => {
      for (const url of locateUrls(source, 'html')) check(url, source)
    }),
    { numRuns: 1500 },
  )
}

/** Every span of a text that may begin and end at any of its offsets. */
function* spansOf({ text }: EmbeddedUrl): Generator<Span> {
  for (let start = 0; start <= text.length; start++) {
    for (let end = start; end <= Math.min(text.length, start + 4); end++) yield { start, end }
  }
}

describe('laws of located URLs', () => {
  it('maps are monotone and stay in the document', () => {
    eachUrl((url, source) => {
      let last: Span = { start: 0, end: 0 }
      for (let at = 0; at < url.text.length; at++) {
        const span = url.map.toSourceSpan({ start: at, end: at + 1 })
        const isMonotone = span.start >= last.start && span.end >= last.end
        const isInside = span.start < span.end && span.end <= source.length
        expectSame(isMonotone && isInside, true, { at, last, span })
        last = span
      }
    })
  })

  it('what may be edited is within what is shown', () => {
    eachUrl(url => {
      for (const span of spansOf(url)) {
        const edit = url.map.toEditSpan(span)
        if (edit !== null) expectSame(edit, url.map.toSourceSpan(span), span)
      }
    })
  })

  it('an edit span leads to exactly its text: replacing it replaces that and nothing else', () => {
    const replacements = ['', 'x', '%20', '/', '&', '&amp;', ';', 'amp;', '"\'', 'a b', '<>', '#']
    eachUrl((url, source) => {
      if (
        url.site.kind !== 'attribute' ||
        url.site.element !== 'a' ||
        url.site.attribute !== 'href'
      )
        return
      for (const span of spansOf(url)) {
        const edit = url.map.toEditSpan(span)
        if (edit === null || url.holes.length > 0) continue
        for (const replacement of replacements) {
          const written = url.escape(replacement)
          if (written === null) continue
          const edited = applyEdits(source, [{ span: edit, text: written }])
          const expected = url.text.slice(0, span.start) + replacement + url.text.slice(span.end)
          // White space at the ends belongs to the value and not to the URL.
          const found = locateUrls(edited, 'html', { templateDelimiters: [] })[0]
          expectSame(found?.text, strip(expected), { edited })
        }
      }
    })
  })

  it('what is escaped decodes to what it was', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom(...Object.values(quotings)),
        (replacement, { open, close }) => {
          const [url] = locateUrls(`<a href=${open}x${close}>`, 'html')
          const written = url?.escape(replacement) ?? null
          if (written === null) {
            expect(replacement === '' || replacement.includes('\0')).toBe(true)
            return
          }
          const fragment = parseFragment(`<a href=${open}${written}${close}>`)
          const [element] = fragment.childNodes
          expect(element !== undefined && 'attrs' in element && element.attrs[0]?.value).toBe(
            replacement,
          )
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('no text makes it throw', () => {
    const markup = fc.constantFrom(
      '<',
      '>',
      '</',
      '<!--',
      '-->',
      '<a href=',
      '"',
      "'",
      '<script>',
      '</script>',
    )
    const more = fc.constantFrom(
      '<svg>',
      '<![CDATA[',
      ']]>',
      '<base href=',
      '<meta charset=',
      '<style>',
      '{{',
      '}}',
      '<?php',
      '<iframe srcdoc=',
      '<img srcset=',
    )
    const text = fc
      .array(fc.oneof(piece, markup, more), { maxLength: 60 })
      .map(parts => parts.join(''))
    fc.assert(
      fc.property(text, fc.constantFrom('html', 'vue', 'svelte', 'php', 'jinja'), (source, id) => {
        for (const url of locateUrls(source, id)) {
          const { start, end } = url.map.toSourceSpan({ start: 0, end: url.text.length })
          expectSame(start <= end && end <= source.length, true, { start, end })
        }
      }),
      { numRuns: 3000 },
    )
  })
})

function strip(text: string): string {
  return text.replace(/^[\t\n\f\r ]+|[\t\n\f\r ]+$/g, '')
}
