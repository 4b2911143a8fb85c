import { fixDocument, lintDocument, sarifRule } from '@hreflint/linter'
import { describe, expect, test } from 'vitest'
import { configOf, finds } from './expect-findings.ts'

const pipes = 'x|y'.repeat(7)
const data = { severities: { 'document/unescaped-data': 'info' } }

describe('one finding for each thing to fix', () => {
  finds('<a href="/x«|»yx|yx|yx|yx|yx|yx|y">', ['whatwg/unescaped-pipe'])
  finds('<img src="«data»:image/svg+xml,<svg fill=\'red\'/>">', ['document/unescaped-data'], {
    config: data,
  })
  finds('<img src="data:image/svg+xml,<svg fill=\'red\'/>">', [])
  finds('<a href="name-«&#10;   »based.html">', ['whatwg/tab-or-newline'])
  finds('<a href="/{{ a }}x«|»yx|yx|yx|yx|yx|yx|y">', ['whatwg/unescaped-pipe'])
  finds('<a href="git+ssh://git@example.com/a/b.git">', [])
  finds('<img src="«\n  »">', ['document/empty-url'])
  finds('<a href="  ">', [])
  finds('[a](git+ssh://git@example.com/a/b.git)', [], { language: 'markdown' })
  finds('a { background: url("«data»:image/svg+xml,<svg/>") }', ['document/unescaped-data'], {
    language: 'css',
    config: data,
  })

  test('the other places are related places, in the document', () => {
    const text = `<a href="/${pipes}">`
    const [finding] = lintDocument(text, 'html')
    expect(finding?.related).toHaveLength(6)
    expect(finding?.related.map(({ span }) => text.slice(span.start, span.end))).toEqual(
      Array.from({ length: 6 }, () => '|'),
    )
  })

  test('of data the places are only counted', () => {
    const [finding] = lintDocument('<img src="data:,a b c d e f g h i">', 'html', configOf(data))
    expect(finding).toMatchObject({ severity: 'info', related: [] })
    expect(finding?.message).toContain('8 characters')
  })

  test('a URL with a hundred thousand mistakes is one finding, with no more than a thousand places', () => {
    const findings = lintDocument(`<a href="/${'|x'.repeat(100_000)}">`, 'html')
    expect(findings).toHaveLength(1)
    expect(findings[0]?.message).toContain('99999 more places')
    expect(findings[0]?.related).toHaveLength(999)
  }, 120_000)
})

describe('what is done with a folded finding', () => {
  test('all places are fixed, and count as one', () => {
    const { output, applied, findings } = fixDocument('<a href="/^x^x^x^x^x^x^">', 'html')
    expect(output).toBe('<a href="/%5Ex%5Ex%5Ex%5Ex%5Ex%5Ex%5E">')
    expect(applied).toBe(1)
    expect(findings).toEqual([])
  })

  test('beside something that is off, too', () => {
    const config = configOf({ severities: { 'whatwg/unescaped-space': 'off' } })
    const { output, applied } = fixDocument('<a href="/a y^x^x^x^x^x^x^">', 'html', config)
    expect(output).toBe('<a href="/a y%5Ex%5Ex%5Ex%5Ex%5Ex%5Ex%5E">')
    expect(applied).toBe(1)
  })

  test('data is not encoded in part, and encoded whole where that is wanted', () => {
    const text = '<img src="data:image/svg+xml,<svg fill=\'#fff\'><g/>">'
    expect(fixDocument(text, 'html').output).toBe(text)
    const wantsSuggestion = (code: string) => code === 'document/unescaped-data'
    expect(fixDocument(text, 'html', configOf(data), { wantsSuggestion }).output).toBe(
      '<img src="data:image/svg+xml,%3Csvg%20fill=\'#fff\'%3E%3Cg/%3E">',
    )
  })

  test('a line break in a URL is not encoded', () => {
    const text = '<a href="name-\n    based.html">'
    expect(fixDocument(text, 'html')).toMatchObject({ output: text, applied: 0 })
    const [finding] = lintDocument(text, 'html')
    expect(finding?.fixes).toMatchObject([
      { safety: 'changes-url', edits: [{ span: { start: 14, end: 19 }, text: '' }] },
    ])
  })

  test.each([
    '<!-- hreflint-disable-next-line whatwg/unescaped-pipe -->',
    '<!-- hreflint-disable whatwg/* -->',
  ])('%s suppresses it', comment => {
    const config = configOf({ reportUnusedSuppressions: 'error' })
    expect(lintDocument(`${comment}\n<a href="/${pipes}">`, 'html', config)).toEqual([])
  })

  test('a comment about what is folded into another finding suppresses nothing', () => {
    const comment = '<!-- hreflint-disable-next-line whatwg/opaque-path-space -->'
    const findings = lintDocument(`${comment}\n<img src="data:,a b">`, 'html', configOf(data))
    expect(findings.map(({ code }) => code)).toEqual(['document/unescaped-data'])
  })
})

describe('what does no harm is a remark', () => {
  test.each([
    ['<base href="data:text/html,x">', 'document/base-scheme'],
    ['<base href="javascript:void(0)">', 'document/base-scheme'],
  ])('%s', (text, code) => {
    expect(lintDocument(text, 'html')).toMatchObject([{ code, severity: 'info' }])
    expect(sarifRule(code)).toMatchObject({ defaultConfiguration: { level: 'note' } })
  })

  test.each([
    ['<meta name="twitter:image" content="">', 'document/empty-card-url'],
    ['<meta property="twitter:player" content=" ">', 'document/empty-card-url'],
    ['<meta property="og:image" content="">', 'document/empty-card-url'],
    ['<form action="">', 'document/empty-action'],
    ['<button formaction="">', 'document/empty-action'],
  ])('or nothing, until a configuration asks: %s', (text, code) => {
    expect(lintDocument(text, 'html')).toEqual([])
    expect(lintDocument(text, 'html', configOf({ severities: { 'document/*': 'info' } }))).toEqual(
      [],
    )
    const asked = configOf({ severities: { [code]: 'info' } })
    expect(lintDocument(text, 'html', asked)).toMatchObject([{ code, severity: 'info' }])
    expect(lintDocument(text, 'html', configOf({ preset: 'standard' }))).toEqual([])
    expect(sarifRule(code)).toMatchObject({ defaultConfiguration: { level: 'note' } })
  })
})
