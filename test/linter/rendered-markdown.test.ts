import { parse } from '@hreflint/core'
import { locateUrls } from '@hreflint/documents'
import { type FindingFix, fixDocument, lintDocument } from '@hreflint/linter'
import fc from 'fast-check'
import { micromark } from 'micromark'
import { describe, expect, test } from 'vitest'

/** What is written, and what fixing unasked makes of it. */
const cases: readonly [before: string, after: string][] = [
  // Renderers write what the repair writes.
  ['[a](</b c>)', '[a](</b%20c>)'],
  ['[a](/b^d)', '[a](/b%5Ed)'],
  // What may be a slip or a template stays as it is.
  ['![a](</b"c>)', '![a](</b"c>)'],
  ['[a](/b`c`)', '[a](/b`c`)'],
  ['<https://a.example/b{c}>', '<https://a.example/b{c}>'],
  ['[a]: </b c>', '[a]: </b%20c>'],
  // Renderers write %5C, which is no slash.
  ['[a](/b\\c)', '[a](/b\\c)'],
  ['[a](https:\\\\\\\\a.example/)', '[a](https:\\\\\\\\a.example/)'],
  ['[a](https:/\\a.example/)', '[a](https:/\\a.example/)'],
  ['![a](\\\\\\\\a.example/b)', '![a](\\\\\\\\a.example/b)'],
  ['<https://a.example\\b>', '<https://a.example\\b>'],
  ['[a]: file:\\\\\\\\server/share', '[a]: file:\\\\\\\\server/share'],
  // The same for what the URL parser removes, and for the bar of a drive letter.
  ['[a](</b\tc>)', '[a](</b\tc>)'],
  ['[a](< /b>)', '[a](< /b>)'],
  ['[a](file:///C\\|/b)', '[a](file:///C\\|/b)'],
  // Not all renderers write %7C, and the URL parser does not.
  ['[a](/b\\|c)', '[a](/b\\|c)'],
  // One beside the other.
  ['[a](</b\\c d>)', '[a](</b\\c%20d>)'],
  ['[a](</b\\c d e^f>)', '[a](</b\\c%20d%20e%5Ef>)'],
  // HTML is passed on as it is.
  ['<a href="/b\\c d">e</a>', '<a href="/b/c%20d">e</a>'],
  ['[a](/b\\c) <a href="/b\\c">d</a>', '[a](/b\\c) <a href="/b/c">d</a>'],
]

const fixesOf = (text: string): readonly FindingFix[] =>
  lintDocument(text, 'markdown').flatMap(({ fixes }) => fixes)

describe('fixing Markdown keeps what is rendered', () => {
  test.each(cases)('%j', (before, after) => {
    expect(fixDocument(before, 'markdown').output).toBe(after)
  })

  test('what leads elsewhere is a suggestion', () => {
    expect(fixesOf('[a](/b\\c)').map(({ title, safety }) => [title, safety])).toEqual([
      ['Replace with /', 'changes-url'],
      ['Percent-encode as %5C', 'changes-url'],
    ])
    const wanted = { wantsSuggestion: (code: string) => code === 'whatwg/backslash-in-path' }
    expect(fixDocument('[a](/b\\c)', 'markdown', undefined, wanted).output).toBe('[a](/b/c)')
  })

  test('what is said of browsers is said of what they read', () => {
    const [inLink, inHtml, ofSpace] = lintDocument(
      '[a](/b\\c) <a href="/b\\c">d</a> [e](</f g>)',
      'markdown',
    ).map(({ why }) => why)
    expect(inLink).toBe(
      `${inHtml} Here a renderer percent-encodes the URL before a browser reads it, so a fix changes where it goes.`,
    )
    expect(ofSpace).not.toContain('renderer')
  })

  test('law: every address that a renderer writes leads to the same place', () => {
    const piece = fc.constantFrom(
      ...['a', '/', ' ', '\\|', '%', '%4', '\\', '\\\\', '&amp;', '&#32;', '&#9;', '?', '#'],
      ...['\\<', '"', '\t', 'ü', ':', '.', '`', '^', '{', '[', 'C'],
    )
    const prefix = fc.constantFrom(
      ...[
        '',
        'https://a.example/',
        'https:\\\\\\\\h',
        '//h:80',
        'mailto:',
        'file:///',
        ' ',
        'http:',
      ],
    )
    const link = fc
      .tuple(prefix, fc.array(piece, { maxLength: 10 }))
      .map(([start, parts]) => `[a](<${start}${parts.join('')}>)`)
    const hrefs = (markdown: string) =>
      locateUrls(micromark(markdown, { allowDangerousProtocol: true }), 'html').map(
        ({ text }) => parse(text, { base: 'https://h/' }).url?.href ?? null,
      )
    fc.assert(
      fc.property(fc.array(link, { minLength: 1, maxLength: 3 }), links => {
        const text = links.join('\n')
        const { output } = fixDocument(text, 'markdown')
        expect(hrefs(output)).toEqual(hrefs(text))
        expect(fixDocument(output, 'markdown').output).toBe(output)
      }),
      { numRuns: 300 },
    )
  })
})
