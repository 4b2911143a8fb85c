import { anyPage, check, type UrlOptions } from '@hreflint/core'
import { foldIssues, withGeneralIssues } from '@hreflint/core/internal'
import { findSpec, generalSpecs } from '@hreflint/core/specs'
import type { UrlSite } from '@hreflint/documents'
import { JudgedUrl } from '@hreflint/linter/judge'
import fc from 'fast-check'
import { describe, test } from 'vitest'
import { expectSame } from '../../support/expect-same.ts'
import { smallStrings } from '../../support/small-strings.ts'

const bases: readonly UrlOptions['base'][] = [
  undefined,
  anyPage,
  'https://example.com/a/b?q',
  'file:///C:/a/b',
  'foo://host/a/b',
  'mailto:x@example.com',
  'about:srcdoc',
  'not a base',
]

/** What plain references consist of, what ends them, and what makes an issue of a few of them. */
const piece = fc.constantFrom(
  ...['a', 'Index', '.html', '.', '..', '/', '//', '#', '_x', '-', '7', 'www.', 'example.com'],
  ...['http', 'HTTPS', 'https//', 'Http//www.example.com/', 'xn--', ';', ':', 'data:', 'C:', '|'],
  ...[
    '?',
    '&',
    '%',
    '%41',
    '~',
    ' ',
    '\n',
    '\\',
    '[',
    '<',
    'é',
    '\u200B',
    '\u017F',
    '\u212A',
    '\uD800',
  ],
)

const given = fc.record({
  spec: fc.constantFrom(...generalSpecs.map(({ id }) => id)),
  base: fc.constantFrom(...bases),
})

/** By itself, and in the places that add nothing to what the reader of URLs says of a text. */
const sites: readonly (UrlSite | undefined)[] = [
  undefined,
  { kind: 'attribute', syntax: 'url' },
  { kind: 'attribute', syntax: 'non-empty-url' },
]

interface Given {
  readonly spec: string
  readonly base: UrlOptions['base']
}

function expectIssuesOfText(text: string, { spec, base }: Given): void {
  const options = { spec: findSpec(spec), base, encoding: 'utf-8' }
  const found = foldIssues(withGeneralIssues(check(text, options), text), text, options)
  for (const site of sites) {
    if (text === '' && site?.syntax === 'non-empty-url') continue
    const judged = new JudgedUrl({ text, holes: [], site }, options)
    expectSame(judged.issues, found, { text, spec, base, site })
    expectSame(judged.isUrl, true, { text, spec, base, site })
  }
}

describe('a URL has the issues of its text in a place that takes any URL', () => {
  test('texts of pieces', () => {
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 6 }).map(pieces => pieces.join('')),
        given,
        expectIssuesOfText,
      ),
      { numRuns: 5000 },
    )
  })

  test.each(bases.map(base => ({ base })))('every short text, base $base', ({ base }) => {
    for (const prefix of ['', 'http', 'HTTPS//', '/', '#']) {
      for (const rest of smallStrings(['a', '.', '/', '#', ':', '%', ' '], 3)) {
        expectIssuesOfText(prefix + rest, { spec: 'whatwg', base })
      }
    }
  })
})
