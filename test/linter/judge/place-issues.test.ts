import { toleratedCharacter } from '@hreflint/core/internal'
import { fixDocument, lintDocument, placeIssues } from '@hreflint/linter'
import { describe, expect, test } from 'vitest'
import { mark, marked } from '../../support/marked.ts'
import { configOf, finds } from '../expect-findings.ts'

describe('what a place demands of its URL', () => {
  finds('<a href="">', [])
  finds('<img src="«»">', ['document/empty-url'])
  finds('<img src="«  »">', ['document/empty-url'])
  finds('<form action="">', [])
  finds('<form action="«»">', ['document/empty-action'], {
    config: { severities: { 'document/empty-action': 'info' } },
  })
  finds('<blockquote cite="">', [])
  finds('<a ping="/relative https://a/" href="/">', [])
})

describe('base elements', () => {
  finds('<base href="/a/"><base href="«/b/»">', ['document/second-base'])
  finds('<base href="/a/"><base target="_top">', [])
  finds('<base href="«data»:text/html,x">', ['document/base-scheme'])
  finds('<base href="«javascript»:void(0)">', ['document/base-scheme'])
  finds('<a href="x"></a><base href="«/b/»">', ['document/base-after-url'])
  // The base would change nothing about these, or nobody knows.
  finds('<a href="https://example.com/"></a><base href="/b/">', [])
  finds('<script src="//example.com/a.js"></script><base href="/b/">', [])
  finds('<link rel="icon" href="data:,"><base href="/b/">', [])
  finds('<link rel="icon" href="{{ icon }}"><base href="/b/">', [])
  finds('<link rel="icon" href=" https://example.com/&amp;"><base href="/b/">', [])
  finds('<a href="https://example.com/"></a><a href="x"></a><base href="«/b/»">', [
    'document/base-after-url',
  ])
  finds('<meta charset="utf-8"><base href="/b/"><a href="x"></a>', [])
})

test.each([
  ['<base href="/a/"><base href="/b/">', 'Browsers use this base element.'],
  [
    '<base href="data:,x"><base href="/b/">',
    'Browsers look only at this base element, and ignore its URL.',
  ],
  [
    '<base href="https://[/"><base href="/b/">',
    'Browsers look only at this base element, and ignore its URL.',
  ],
])('%s: what the first one is to the second', (text, message) => {
  const found = lintDocument(text, 'html').filter(({ code }) => code === 'document/second-base')
  expect(found.map(({ related }) => related.map(({ message }) => message))).toEqual([[message]])
})

describe('xml:base', () => {
  finds('<div xml:base="«/a b/»">', ['document/xml-base'])
  finds('<p xml:base="«»">', ['document/xml-base'])
  finds('<svg><g xml:base="«/a/»"><a href="b"/></g></svg>', ['document/xml-base'])
  finds('<div xml:base="{{ url }}">', [])
  finds('<html xmlns="http://www.w3.org/1999/xhtml" xml:base="/a/"/>', [], { language: 'xhtml' })
  finds('<svg xmlns="http://www.w3.org/2000/svg" xml:base="/a/"/>', [], { language: 'svg' })
})

describe('a query in a legacy encoding', () => {
  const latin = '<meta charset="iso-8859-1">'
  const code = 'document/legacy-encoded-query'
  finds(`${latin}<a href="/ö?a=«ö»&b=«ñé»#ö">`, [code, code])
  finds(`${latin}<a href="https://example.com/?«&ouml;»">`, [code])
  finds(`${latin}<a href="/?%F6"><a href="/ö#ö?ö"><a href="mailto:a?ö"><a href="wss://a/?ö">`, [])
  finds(`${latin}<script type="importmap">{"imports":{"a":"/?ö"}}</script>`, [])
  finds('<meta charset="utf-8"><a href="/?ö">', [])
  finds('<meta http-equiv=content-type content="text/html; charset=koi8-r"><a href="/?«я»">', [
    code,
  ])
  finds(`${latin}<a href="/?{{ ö }}&«ö»">`, [code])
  finds(`${latin}<a href="/?«ö»">`, ['html5-r6007/non-ascii-query'], {
    config: { spec: 'html5-r6007' },
  })

  test('is told as what it becomes, and UTF-8 is suggested', () => {
    const [finding] = lintDocument(`${latin}<a href="/?ö">`, 'html')
    expect(finding?.message).toBe(
      'The query contains "ö", which becomes "%F6" because the document is encoded in windows-1252.',
    )
    expect(finding?.fixes).toMatchObject([
      { title: 'Percent-encode as %C3%B6', safety: 'changes-url', edits: [{ text: '%C3%B6' }] },
    ])
  })
})

describe('a slip in the scheme', () => {
  const [misspelled, colon, doubled] = [
    'misspelled-scheme',
    'missing-scheme-colon',
    'doubled-scheme',
  ].map(name => [`document/${name}`]) as [string[], string[], string[]]
  finds('<a href=" «htps»://example.com/">', misspelled)
  finds('<img srcset="«htttps»://example.com/a.png 2x, https://example.com/b.png">', misspelled)
  finds('<base href="/b/"><a href="«https»//example.com/">', colon)
  finds('<a href="«https://»https://example.com/">', doubled)
  finds('a { background: url(«htps»://example.com/a.png) }', misspelled, { language: 'css' })
  finds('[a](«http»//www.example.com) <«htps»://example.com/>', [...colon, ...misspelled], {
    language: 'markdown',
  })
  finds('<a href="«htps»://example.com/{{ path }}">', misspelled)
  finds(
    '<a href="htps://{{ host }}/"><a href="https//{{ a }}.com/"><a href="{{ a }}https//b.com/">',
    [],
  )
  finds('<a href="https//index.html"><a href="hxxps://example.com/">', [])
  finds('<a href="«htps»://example.com/">', misspelled, { config: { spec: 'rfc3986' } })

  // Where a URL must be absolute, there is one finding, and it says what is missing.
  finds('<meta property="og:url" content="https«»//example.com/">', ['whatwg/missing-scheme-colon'])
  finds('<div itemscope itemtype="https«»//example.com/a">', ['whatwg/missing-scheme-colon'])
  finds('<meta property="og:url" content="«htps»://example.com/">', misspelled)

  test('says what browsers do and what was meant, and writes that, never unasked', () => {
    const text = '<base href="/b/"><a href="htps://example.com/">'
    const [finding] = lintDocument(text, 'html')
    expect(finding).toMatchObject({
      severity: 'warning',
      message: 'Browsers do not know the scheme "htps", which is probably a misspelling of https.',
      related: [],
      fixes: [{ title: 'Change to https', safety: 'changes-url', edits: [{ text: 'https' }] }],
    })
    expect(fixDocument(text, 'html').output).toBe(text)
  })
})

describe('every definition', () => {
  test.each(placeIssues.map(definition => [definition.code, definition] as const))(
    '%s',
    (code, definition) => {
      expect(code).toMatch(/^document\/[a-z]+(-[a-z]+)*$/)
      expect(definition.message).toMatch(/^[A-Z].*\.$/)
      expect(definition.message).not.toMatch(/invalid URL|illegal|\bbad\b|simply|please|!/i)
      expect(definition.why).toMatch(/^[A-Z].*\.$/)
      if (definition.clause !== null) expect(definition.clause).toMatch(/^https:/)
    },
  )
})

describe('the examples of every definition', () => {
  const severities = {
    [toleratedCharacter.code]: 'info',
    'document/unescaped-data': 'info',
    'document/empty-action': 'info',
    'document/empty-card-url': 'info',
    'document/missing-database': 'info',
    'document/needless-http': 'info',
    'document/unescaped-hole': 'info',
  }
  const config = configOf({ reportUnusedSuppressions: 'warning', severities })
  const examples = placeIssues.flatMap(({ code, examples }) =>
    examples.map(example => [example.url, code, example] as const),
  )
  test.each(examples)('%s', (example, code, { language = 'html', remote }) => {
    const { text, spans } = marked(example)
    const found = lintDocument(text, language, config, { surroundings: { remote } }).filter(
      finding => finding.code === code,
    )
    expect(found.map(({ span }) => mark(text, [span]))).toEqual(
      spans.map(span => mark(text, [span])),
    )
    expect(found[0]?.message).not.toContain('{{')
  })
})
