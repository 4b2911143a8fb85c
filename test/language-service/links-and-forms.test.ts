import { describe, expect, test } from 'vitest'
import { service, subjectOf, textIn } from './marked-document.ts'

describe('document links', () => {
  const links: readonly (readonly [document: string, targets: readonly string[]])[] = [
    ['<a href="https://example.com/?a=1&amp;b=2">', ['https://example.com/?a=1&b=2']],
    [
      '<base href="https://example.com/x/"><a href="y">',
      ['https://example.com/x/', 'https://example.com/x/y'],
    ],
    ['<a href="https://exa mple.com/">', []],
    ['<a href="http:\\\\example.com\\a">', ['http://example.com/a']],
    ['<a href="other.html">', ['file:///site/other.html']],
    ['<a href="/img/x.png">', ['file:///site/img/x.png']],
    ['<a href="#top"><a href="javascript:void(0)"><a href="{{ url }}">', []],
  ]
  test.each(links)('%s', (document, targets) => {
    const found = service.documentLinks(subjectOf(document), 'file:///site')
    expect(found.map(({ target }) => target)).toEqual(targets)
  })

  test('cover exactly the URL', () => {
    const subject = subjectOf('<a href=" /a&amp;b ">')
    const [link] = service.documentLinks(subject, 'file:///site')
    expect(link === undefined ? null : textIn(subject, link.range).trim()).toBe('/a&amp;b')
  })
})

describe('copy as', () => {
  const forms: readonly (readonly [
    string,
    'resolved' | 'percent-encoded' | 'unicode',
    string | null,
  ])[] = [
    [
      '<base href="https://example.com/x/"><a href="|y z">',
      'resolved',
      'https://example.com/x/y%20z',
    ],
    ['<a href="|ä b">', 'percent-encoded', '%C3%A4%20b'],
    [
      '<a href="https://münchen.example/|ä">',
      'percent-encoded',
      'https://xn--mnchen-3ya.example/%C3%A4',
    ],
    [
      '<a href="https://xn--mnchen-3ya.example/|%C3%A4%2F">',
      'unicode',
      'https://münchen.example/ä%2F',
    ],
    ['<a href="https://exa mple.com/|">', 'resolved', null],
    ['<p>|', 'resolved', null],
  ]
  test.each(forms)('%s as %s', (marked, form, expected) => {
    const subject = subjectOf(marked)
    expect(service.copyAs(subject, subject.position, form)).toBe(expected)
  })

  test('is nothing for a URL that is filled in', () => {
    const subject = subjectOf('<a href="https://example.com/{{ x }}/|a">')
    expect(service.copyAs(subject, subject.position, 'resolved')).toBeNull()
  })
})

describe('explain', () => {
  test('draws the URL, its components and its issues', () => {
    const subject = subjectOf('<a href="https://example.com/a| b">')
    const text = service.explain(subject, subject.position) ?? ''
    expect(text).toContain('https://example.com/a b\n^^^^^                    scheme\n')
    expect(text).toContain('https://example.com/a b\n                     ^\n')
    expect(text).toContain('- Percent-encode as %20')
  })

  test('never repeats a password', () => {
    const subject = subjectOf('<a href="https://root:hunter2@|exa mple.com/">')
    expect(service.explain(subject, subject.position)).not.toMatch(/hunter2|root/)
  })
})

describe('completion', () => {
  const labels = (marked: string) => {
    const subject = subjectOf(marked)
    return service.completions(subject, subject.position).map(({ label }) => label)
  }
  const offers: readonly (readonly [string, readonly string[]])[] = [
    ['<a href="|">', ['https://', 'http://', 'mailto:', 'tel:']],
    ['<a href="ht|">', ['https://', 'http://']],
    ['<a href="/a |b">', ['%20']],
    ['<a href="/a|">', []],
    ['<a href="/a b|">', []],
    ['<p>ht|', []],
    ['<p title=" |">', []],
  ]
  test.each(offers)('%s', (marked, expected) => {
    expect(labels(marked)).toEqual(expected)
  })

  test('goes on offering a scheme while it is typed, the best first', () => {
    const subject = subjectOf('<a href="h|">')
    const items = service.completions(subject, subject.position)
    expect(items.map(({ filterText, sortText }) => [filterText, sortText])).toEqual([
      ['https://', '0'],
      ['http://', '1'],
    ])
  })

  test('replaces the character that was typed', () => {
    const subject = subjectOf('<a href="/a |b">')
    const [item] = service.completions(subject, subject.position)
    expect(item).toMatchObject({
      filterText: ' ',
      textEdit: {
        newText: '%20',
        range: { start: { line: 0, character: 11 }, end: { line: 0, character: 12 } },
      },
    })
  })
})
