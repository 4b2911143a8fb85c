import { parse } from '@hreflint/core'
import { type EmbeddedUrl, locateUrls } from '@hreflint/documents'
import { fixDocument, lintDocument } from '@hreflint/linter'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { configOf } from './expect-findings.ts'

const cases: readonly [before: string, after: string, applied: number][] = [
  ['<a href="/a b">', '<a href="/a%20b">', 1],
  ['<a href="/a&#32;b">', '<a href="/a%20b">', 1],
  ['<a href="http:\\\\example.com\\a b?c|d">', '<a href="http://example.com/a%20b?c|d">', 3],
  ['<a href="/a b">\r\n<img src=\'/c|d\'>\r\n', '<a href="/a%20b">\r\n<img src=\'/c|d\'>\r\n', 1],
  ['<a href="https://a:70000/">', '<a href="https://a:70000/">', 0],
  ['<a href="/ok">', '<a href="/ok">', 0],
  // Two issues, of which only one has a fix; a folded one counts once.
  ['<a href="https://a_b.example/a b">', '<a href="https://a_b.example/a%20b">', 1],
  ['<a href="/a b c d e f g">', '<a href="/a%20b%20c%20d%20e%20f%20g">', 1],
  ['<a href="/a b c">', '<a href="/a%20b%20c">', 1],
  // Nobody knows what a placeholder becomes.
  ['<a href="{{x}}/a b">', '<a href="{{x}}/a b">', 0],
  // A data: URL would be encoded in part only.
  [
    '<img src="data:image/svg+xml,<svg a=\'b\'>">',
    '<img src="data:image/svg+xml,<svg a=\'b\'>">',
    0,
  ],
  [
    '<!-- hreflint-disable-next-line -->\n<a href="/a b">',
    '<!-- hreflint-disable-next-line -->\n<a href="/a b">',
    0,
  ],
]

describe('fixDocument', () => {
  test.each(cases)('%j', (before, after, applied) => {
    expect(fixDocument(before, 'html')).toMatchObject({ output: after, applied })
  })

  test('leaves alone what is off', () => {
    const config = configOf({ severities: { 'whatwg/unescaped-space': 'off' } })
    expect(fixDocument('<a href="/a b^c">', 'html', config).output).toBe('<a href="/a b%5Ec">')
  })

  test('gives the findings that are left', () => {
    const { findings } = fixDocument('<a href="/a b"><a href="https://a:70000/">', 'html')
    expect(findings.map(({ code }) => code)).toEqual(['whatwg/port-out-of-range'])
  })

  test('fixes only the codes that are wanted, each as often as it is there', () => {
    const wantsFix = (code: string) => code === 'whatwg/unescaped-space'
    const text = '<a href="/a b"><a href="/e^f">'
    const { output, applied, findings } = fixDocument(text, 'html', configOf({}), { wantsFix })
    expect(output).toBe('<a href="/a%20b"><a href="/e^f">')
    expect(applied).toBe(1)
    expect(findings).toHaveLength(1)
  })

  test('a text that two URLs share is written once', () => {
    const text =
      '<!DOCTYPE svg [<!ENTITY u "/a b">]><svg xmlns="http://www.w3.org/2000/svg"><a href="&u;"/><a href="&u;/c d"/></svg>'
    const { output } = fixDocument(text, 'svg')
    expect(fixDocument(output, 'svg').output).toBe(output)
    expect(output.match(/%20/g)?.length ?? 0).toBeLessThanOrEqual(2)
    expect(output).not.toContain('%2520')
  })

  test('makes a suggestion only for a code that is wanted', () => {
    const text = '<a href="https://example.com:70000/">'
    const wanted = { wantsSuggestion: (code: string) => code === 'whatwg/port-out-of-range' }
    expect(fixDocument(text, 'html', configOf({}), wanted).output).toBe(
      '<a href="https://example.com/">',
    )
  })
})

describe('laws of fixing', () => {
  const piece = fc.constantFrom(
    'a',
    '/',
    ' ',
    '|',
    '%',
    '%4',
    '\\',
    '&amp;',
    '&#32;',
    '&quot;',
    '?',
    '#',
    '<',
    '\t',
    'ü',
    ':',
    '0x1',
    '.',
  )
  const url = fc.array(piece, { maxLength: 12 }).map(pieces => pieces.join(''))
  const prefix = fc.constantFrom(
    '',
    'https://example.com/',
    'http:\\\\h',
    '//h:80',
    'mailto:',
    'https://',
  )
  const document = fc
    .array(fc.tuple(prefix, url, fc.constantFrom('"', "'")), { minLength: 1, maxLength: 4 })
    .map(links =>
      links.map(([start, rest, quote]) => `<a href=${quote}${start}${rest}${quote}>`).join('\n'),
    )
  const hrefs = (text: string) =>
    locateUrls(text, 'html').map(
      (embedded: EmbeddedUrl) => parse(embedded.text, { base: 'https://h/' }).url?.href ?? null,
    )

  test('every URL stays the same, and fixing again changes nothing', () => {
    fc.assert(
      fc.property(document, text => {
        const fixed = fixDocument(text, 'html')
        expect(hrefs(fixed.output)).toEqual(hrefs(text))
        expect(fixDocument(fixed.output, 'html').output).toBe(fixed.output)
        expect(fixed.findings.length).toBe(lintDocument(fixed.output, 'html').length)
        expect(fixed.output === text).toBe(fixed.applied === 0)
      }),
      { numRuns: 300 },
    )
  })
})

test('a bracket that a reader of reStructuredText does not take is not written again and again', () => {
  const text = 'Listen on http://[::1]\n'
  const { output, findings } = fixDocument(text, 'restructuredtext', undefined, {
    wantsSuggestion: () => true,
  })
  expect(output).toBe(text)
  expect(findings.map(({ code }) => code)).toEqual(['whatwg/ipv6-unclosed'])
  const open = fixDocument('Listen on http://[::1/a\n', 'restructuredtext', undefined, {
    wantsSuggestion: () => true,
  })
  expect(open.output).toBe('Listen on http://[::1]/a\n')
})
