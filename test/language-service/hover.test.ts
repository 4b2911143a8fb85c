import { describe, expect, test } from 'vitest'
import { service, subjectOf, textIn } from './marked-document.ts'

const markdownAt = (marked: string, options = {}, compares = false) => {
  const subject = subjectOf(marked, options)
  const hover = service.hover(subject, subject.position, compares)
  return hover === null ? null : (hover.contents as { value: string }).value
}

describe('hover', () => {
  test('draws the components of a sound URL', () => {
    expect(markdownAt('<a href="https://example.com:8080/|a?b#c">')).toBe(
      [
        '```text',
        'scheme    https',
        'host      example.com',
        'port      8080',
        'path      /a',
        'query     b',
        'fragment  c',
        '```',
      ].join('\n'),
    )
  })

  test('covers the URL', () => {
    const subject = subjectOf('<a href=" /a?b&amp;|c ">')
    const range = service.hover(subject, subject.position)?.range
    expect(range === undefined ? null : textIn(subject, range)).toContain('/a?b&amp;c')
  })

  test('shows a host in Unicode beside its Punycode, and decoded sequences', () => {
    const text = markdownAt('<a href="https://münchen.example/|%C3%BC">')
    expect(text).toContain(
      'host      xn--mnchen-3ya.example\n          (münchen.example in Unicode)',
    )
    expect(text).toContain('path      /%C3%BC\n          (/ü decoded)')
  })

  test('tells where a relative URL leads, and what its base is', () => {
    const text = markdownAt('<base href="https://example.com/x/"><a href="../|a">')
    expect(text).toContain('Goes to `https://example.com/a`')
    expect(text).toContain('Base: `https://example.com/x/`, from the base element')
    expect(text).toContain('host      example.com\n          (from the base)')
  })

  test('takes the address of the document from the configuration', () => {
    const text = markdownAt('<a href="|a">', { config: { documentUrl: 'https://example.com/x/y' } })
    expect(text).toContain('Goes to `https://example.com/x/a`')
    expect(text).toContain('the address of this document')
  })

  test('says why a URL is wrong', () => {
    const text = markdownAt('<a href="https://example.com/a| b">')
    expect(text).toContain('(explain:/whatwg/unescaped-space)')
    expect(text).toContain('The path contains a space')
  })

  test('tells first what is wrong under the cursor, each code once, and no more than three', () => {
    const codes = (marked: string) =>
      [...(markdownAt(marked) ?? '').matchAll(/explain:\/whatwg\/([\w-]+)/g)].map(
        ([, code]) => code,
      )
    const url = ['https://u:p@a/b c d^e', '%zz', '{x']
    expect(codes(`<a href="${url[0]}|${url[1]}">`)[0]).toBe('stray-percent')
    expect(codes(`<a href="https://u:p@a/b| c d">`)).toEqual(['unescaped-space', 'credentials'])
    expect(codes(`<a href="${url.join('')}|">`)).toHaveLength(3)
    expect(markdownAt(`<a href="${url.join('')}|">`)).toContain('And 1 more.')
    expect(markdownAt('<a href="/a| b">')).toMatch(/^The path/)
  })

  test('says that nothing results after a parse exception', () => {
    expect(markdownAt('<a href="https://exa| mple.com/">')).toContain(
      'This cannot be parsed as a URL.',
    )
  })

  test.each([
    '<a href="https://root:hunter2@|example.com/">',
    '<a href="https://root:hun|ter2@exa mple.com/">',
  ])('never repeats a user name or password: %s', marked => {
    const text = markdownAt(marked, {}, true)
    expect(text).not.toMatch(/hunter2|root/)
    expect(text).toContain('***')
  })

  test('does not guess what a template fills in', () => {
    expect(markdownAt('<a href="/{{ x }}/|a">')).toContain('A template fills in part of this URL.')
    const program = { language: 'typescript' }
    expect(markdownAt('a = `https://example.com/|${x}`', program)).toContain(
      'The program fills in part of this URL.',
    )
  })

  test('tells who reads a URL as another host, if that is wanted', () => {
    const marked = '<a href="http://good.example\\|@evil.example/">'
    expect(markdownAt(marked)).not.toContain('different hosts')
    expect(markdownAt(marked, {}, true)).toContain(
      'different hosts for this URL, so a check by one does not hold for another:\n- ',
    )
  })

  test('is nothing where there is no URL', () => {
    expect(markdownAt('<p>te|xt</p>')).toBeNull()
    expect(markdownAt('<p title="/a|b">')).toBeNull()
  })
})
