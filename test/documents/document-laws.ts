import { applyEdits, type Span } from '@hreflint/core'
import { type EmbeddedUrl, locateUrls, writeEdits } from '@hreflint/documents'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { expectSame } from '../support/expect-same.ts'

export interface LawsOfLanguage {
  readonly language: string
  /** Documents with URLs, in every form of writing there is, and broken ones. */
  readonly documents: fc.Arbitrary<string>
  /** What of a text the place of a URL takes as part of it. */
  readonly strip?: (text: string, url: EmbeddedUrl) => string
  /** How many documents are tried; each is read once for each edit. */
  readonly runs?: number
  /** Whether a replacement is outside what the language promises. */
  readonly isExempt?: (url: EmbeddedUrl, expected: string, span: Span) => boolean
}

const replacements = fc.oneof(
  fc.constantFrom(
    '',
    'x',
    '%20',
    '/',
    '&',
    '&amp;',
    ';',
    'amp;',
    'a b',
    '<>',
    '#',
    '\\',
    '\n',
    '(',
  ),
  fc.constantFrom(')', '"', "'", '26', ' ', 'é😀', '|', '{', ']', '</style', ']]>', '\0', '\uD800'),
  fc.string({ unit: 'binary', maxLength: 4 }),
)

/** The laws of located URLs, for the documents of a language. */
export function describeLaws({
  language,
  documents,
  strip = same,
  runs = 1500,
  isExempt,
}: LawsOfLanguage) {
  const options = { templateDelimiters: [] }
  const textsOf = (source: string) => locateUrls(source, language, options).map(({ text }) => text)
  const eachUrl = (check: (url: EmbeddedUrl, source: string) => void): void => {
    fc.assert(
      fc.property(documents, source => {
        for (const url of locateUrls(source, language, options)) check(url, source)
      }),
      { numRuns: runs },
    )
  }

  it('maps are monotone and stay in the document', () => {
    eachUrl((url, source) => {
      let last: Span = { start: 0, end: 0 }
      for (let at = 0; at < url.text.length; at++) {
        const span = url.map.toSourceSpan({ start: at, end: at + 1 })
        const isMonotone = span.start >= last.start && span.end >= last.end
        const isInside = span.end <= source.length
        expectSame(isMonotone && isInside, true, { at, last, span })
        last = span
      }
    })
  })

  it('what may be edited is what is shown', () => {
    eachUrl(url => {
      for (const span of spansOf(url)) {
        const edit = url.map.toEditSpan(span)
        if (edit !== null) expectSame(edit, url.map.toSourceSpan(span), span)
      }
    })
  })

  it('an edit changes exactly its text, and no other URL of the document', () => {
    fc.assert(
      fc.property(
        documents,
        replacements,
        fc.nat(),
        fc.nat(),
        (source, replacement, at, length) => {
          const urls = locateUrls(source, language, options)
          for (const [index, url] of urls.entries()) {
            const start = at % (url.text.length + 1)
            const span = { start, end: Math.min(start + (length % 4), url.text.length) }
            const edit = url.map.toEditSpan(span)
            const written = url.escape(replacement)
            if (edit === null || written === null || cutsPair(url.text, span)) continue
            const expected = url.text.slice(0, span.start) + replacement + url.text.slice(span.end)
            if (isExempt?.(url, expected, span) === true) continue
            const edited = applyEdits(source, [{ span: edit, text: written }])
            const texts = urls.map(({ text }) => text)
            texts[index] = strip(expected, url)
            expectSame(textsOf(edited), texts, { edited })
          }
        },
      ),
      { numRuns: runs * 2 },
    )
  })

  it('a removal changes exactly its text, and no other URL of the document', () => {
    fc.assert(
      fc.property(documents, fc.nat(), fc.nat(), (source, at, length) => {
        const urls = locateUrls(source, language, options)
        for (const [index, url] of urls.entries()) {
          const start = at % (url.text.length + 1)
          const span = { start, end: Math.min(start + 1 + (length % 4), url.text.length) }
          const edits = writeEdits([{ span, text: '' }], url)
          const expected = url.text.slice(0, span.start) + url.text.slice(span.end)
          if (edits === null || cutsPair(url.text, span)) continue
          if (isExempt?.(url, expected, span) === true) continue
          const edited = applyEdits(source, edits)
          const texts = urls.map(({ text }) => text)
          texts[index] = strip(expected, url)
          expectSame(textsOf(edited), texts, { edited })
        }
      }),
      { numRuns: runs * 2 },
    )
  })

  it('the text of an edit span, written again, is the same text', () => {
    fc.assert(
      fc.property(documents, fc.nat(), fc.nat(), (source, at, length) => {
        const urls = locateUrls(source, language, options)
        for (const url of urls) {
          const start = at % (url.text.length + 1)
          const span = { start, end: Math.min(start + 1 + (length % 4), url.text.length) }
          const edit = url.map.toEditSpan(span)
          const written = url.escape(url.text.slice(span.start, span.end))
          if (edit === null || written === null || start === url.text.length) continue
          if (cutsPair(url.text, span)) continue
          const edited = applyEdits(source, [{ span: edit, text: written }])
          const texts = urls.map(({ text }) => text)
          expectSame(textsOf(edited), texts, { edited })
        }
      }),
      { numRuns: runs * 2 },
    )
  })
}

/** No time is tested: what is not linear does not end. */
export function describeHostile(language: string, pieces: readonly string[], first = ''): void {
  it.each(pieces.map(piece => [JSON.stringify(piece), piece]))(
    'a long text of %s ends',
    (_, piece) => {
      const source = first + piece.repeat(Math.ceil(200_000 / piece.length))
      expect(() => locateUrls(source, language)).not.toThrow()
    },
    120_000,
  )

  it('no text makes it throw', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 40 }), parts => {
        const source = parts.join('')
        for (const url of locateUrls(source, language)) {
          const { start, end } = url.map.toSourceSpan({ start: 0, end: url.text.length })
          expectSame(start <= end && end <= source.length, true, { start, end })
        }
      }),
      { numRuns: 2000 },
    )
  })
}

/** Every short span of a text. */
function* spansOf({ text }: EmbeddedUrl): Generator<Span> {
  for (let start = 0; start <= text.length; start++) {
    for (let end = start; end <= Math.min(text.length, start + 4); end++) yield { start, end }
  }
}

/** Half a code point is never replaced. */
function cutsPair(text: string, { start, end }: Span): boolean {
  return [start, end].some(at => /^[\uD800-\uDBFF][\uDC00-\uDFFF]/.test(text.slice(at - 1, at + 1)))
}

function same(text: string): string {
  return text
}
