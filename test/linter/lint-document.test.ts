import { fixDocument, lintDocument } from '@hreflint/linter'
import { describe, expect, test } from 'vitest'
import { configOf, finds } from './expect-findings.ts'

describe('findings in HTML', () => {
  finds('<a href="https://example.com/">x</a>', [])
  finds('<a href="/a« »b">x</a>', ['whatwg/unescaped-space'])
  finds('<a href="https://example.com:«70000»/">x</a>', ['whatwg/port-out-of-range'])
  finds('<a href="http:«\\\\»exa« »mple.com\\a b">x</a>', [
    'whatwg/backslash-after-scheme',
    'whatwg/domain-forbidden-code-point',
  ])
  finds('<a href="/a«&#32;»b">x</a>', ['whatwg/unescaped-space'])
  finds('<p title="a b">\r\n<a href=/a«|»b>x</a>\r\n<img src="/«|»">', [
    'whatwg/unescaped-pipe',
    'whatwg/unescaped-pipe',
  ])
  finds('', [])
})

describe('the base of a document', () => {
  finds('<base href="mailto:x@y.z"><a href="«a»">', ['whatwg/relative-with-opaque-base'])
  finds('<base href="https://example.com/"><a href="a">', [])
  finds('<a href="//[«»">', ['whatwg/ipv6-unclosed'])

  test('a finding that there would not be without the base points at it', () => {
    const text = '<base href="mailto:x@y.z"><a href="a"><a href="https://a/ b">'
    const [opaque, space] = lintDocument(text, 'html')
    expect(opaque?.related.map(({ span }) => text.slice(span.start, span.end))).toEqual([
      'mailto:x@y.z',
    ])
    expect(space?.related).toEqual([])
  })

  test('the address of the document is the base where it is known', () => {
    const config = configOf({ documentUrl: 'mailto:x@y.z' })
    expect(lintDocument('<a href="a">', 'html', config).map(({ code }) => code)).toEqual([
      'whatwg/relative-with-opaque-base',
    ])
  })
})

describe('a finding', () => {
  const text = '<a href="https://example.com/a&amp;b c">'
  const [finding] = lintDocument(text, 'html')

  test('shows the URL as the parser sees it', () => {
    expect(finding?.url).toBe('https://example.com/a&b c')
  })
  test('has words', () => {
    expect(finding?.message).toContain('space')
    expect(finding?.why).not.toBe('')
  })
  test('has fixes in offsets of the document', () => {
    const [fix] = finding?.fixes ?? []
    expect(fix?.safety).toBe('keeps-url')
    const at = text.indexOf(' c')
    expect(fix?.edits).toEqual([{ span: { start: at, end: at + 1 }, text: '%20' }])
  })
  test('is plain data as JSON, with everything in it', () => {
    const copy = JSON.parse(JSON.stringify(finding))
    expect(Object.keys(copy).sort()).toEqual([
      'code',
      'fixes',
      'kind',
      'message',
      'related',
      'severity',
      'span',
      'specName',
      'url',
      'why',
    ])
    expect(copy.fixes).toHaveLength(1)
  })
})

test('a language that is not known, or a text that is none, is an error', () => {
  const unknown = /^Unknown language id "klingon"\. Known: .*html.*\.$/
  expect(() => lintDocument('<a href="/a b">', 'klingon')).toThrow(unknown)
  expect(() => fixDocument('<a href="/a b">', 'klingon')).toThrow(unknown)
  const missing = undefined as unknown as string
  const noText = new TypeError('Expected a document as a string, but got undefined.')
  expect(() => lintDocument(missing, 'html')).toThrow(noText)
  expect(() => lintDocument('', missing)).toThrow('Unknown language id undefined.')
})

describe('placeholders of template engines', () => {
  finds('<a href="{{ url }}">', [])
  finds('<a href="{{ base }}/a« »b">', ['whatwg/unescaped-space'])
  finds('<a href="https://{{ host }}/a« »b">', ['whatwg/unescaped-space'])
  finds('<a href="https://{{ host }}:70000/">', [])
  finds('<a href="https://a:«70000»/{{ path }}">', ['whatwg/port-out-of-range'])
  finds('<img src="{{ url }}">', [])
  finds('<img src="<?= $url ?>">', [])
  finds('<a href="/" ping="{{ url }}">', [])
  finds('<div itemscope itemtype="{{ type }}"></div>', [])
})
