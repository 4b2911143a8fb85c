import { createLanguageService, mostDiagnostics } from '@hreflint/language-service'
import { describe, expect, test } from 'vitest'
import { fullShape, plainSubject, service, subjectOf, textIn } from './marked-document.ts'

/** A document and the texts under its diagnostics, in order. */
const cases: readonly (readonly [document: string, marked: readonly string[]])[] = [
  ['<a href="https://example.com/">', []],
  ['<a href="https://example.com/a b">', [' ']],
  ['<a href="http:\\\\exa mple.com\\a b">', ['\\\\', ' ']],
  ['<p>é😀 <a href="https://example.com/é😀 b">', [' ']],
  ['<a href="?a&amp;b c">\r\n<img src=a|b>', [' ', '|']],
  ['<a href="{{ url }}">', []],
]

describe('diagnostics', () => {
  test.each(cases)('%s', (document, marked) => {
    const subject = plainSubject(document)
    const found = service.diagnostics(subject)
    expect(found.map(({ range }) => textIn(subject, range))).toEqual(marked)
  })

  test('say what and what to do, name the code and lead to its page', () => {
    const [diagnostic] = service.diagnostics(subjectOf('<a href="https://example.com/a b">'))
    expect(diagnostic).toEqual({
      range: { start: { line: 0, character: 30 }, end: { line: 0, character: 31 } },
      severity: 2,
      source: 'hreflint',
      code: 'whatwg/unescaped-space',
      codeDescription: { href: 'explain:/whatwg/unescaped-space' },
      message: 'The path contains a space that is not percent-encoded. Percent-encode as %20.',
    })
  })

  test('a parse exception is an error', () => {
    const found = service.diagnostics(subjectOf('<a href="https://exa mple.com/">'))
    expect(found.map(({ severity }) => severity)).toEqual([1])
  })

  test('severities are those of the configuration', () => {
    const severities = { 'whatwg/*': 'info', 'whatwg/unescaped-pipe': 'off' } as const
    const config = { severities }
    const found = service.diagnostics(subjectOf('<a href="/a b"><a href="/c^">', { config }))
    expect(found.map(({ severity }) => severity)).toEqual([3, 3])
  })

  test('a relative URL that its base breaks points at the base', () => {
    const subject = subjectOf('<base href="mailto:x"><a href="page">')
    const related = service
      .diagnostics(subject)
      .flatMap(({ relatedInformation = [] }) =>
        relatedInformation.map(({ location }) => textIn(subject, location.range)),
      )
    expect(related).toContain('mailto:x')
  })

  test('a divergence points at the other host', () => {
    const config = { severities: { '*': 'off', 'divergence/*': 'error' } } as const
    const subject = plainSubject('<a href="http://a.example\\@b.example/">', { config })
    const [diagnostic] = service.diagnostics(subject)
    const related = diagnostic?.relatedInformation ?? []
    const places = related.map(({ location }) => textIn(subject, location.range))
    expect(diagnostic && textIn(subject, diagnostic.range)).toBe('a.example')
    expect(places).toContain('b.example')
    expect(related.map(({ message }) => message).join()).toContain('"b.example"')
  })

  test('a client is sent nothing that it cannot take', () => {
    const plain = createLanguageService({
      shape: {
        documentChanges: false,
        relatedInformation: false,
        codeDescription: false,
        unnecessaryTag: false,
        markdown: false,
      },
    })
    const subject = subjectOf('<base href="mailto:x"><a href="page"><a href=" /x">')
    for (const diagnostic of plain.diagnostics(subject)) {
      expect(Object.keys(diagnostic).sort()).toEqual([
        'code',
        'message',
        'range',
        'severity',
        'source',
      ])
    }
    expect(fullShape.codeDescription).toBe(true)
  })

  test('at most a thousand, the last telling how many more', () => {
    const exactly = subjectOf('<a href="/a b">'.repeat(mostDiagnostics))
    expect(service.diagnostics(exactly)).toHaveLength(mostDiagnostics)
    const more = service.diagnostics(subjectOf('<a href="/a b">'.repeat(mostDiagnostics + 5)))
    expect(more).toHaveLength(mostDiagnostics)
    expect(more.at(-1)?.message).toBe('6 more findings in this file are not shown.')
  })
})
