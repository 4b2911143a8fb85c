import { applyEdits, check, describe } from '@hreflint/core'
import { withSchemeSlip } from '@hreflint/core/internal'
import { generalSpecs } from '@hreflint/core/specs'
import fc from 'fast-check'
import { expect, describe as group, test } from 'vitest'
import { mark, marked } from '../../../support/marked.ts'

const base = 'https://page.example/folder/'

/** Defines one test: the marked characters are a slip with this code, and its first fix gives another URL. */
function slips(url: string, code: string, fixed: string): void {
  test(JSON.stringify(url), () => {
    const { text, spans } = marked(url)
    const found = withSchemeSlip([], text)
    expect(found.map(({ span }) => mark(text, [span]))).toEqual([mark(text, spans)])
    const [issue] = found
    expect(issue?.code).toBe(`document/${code}`)
    for (const spec of generalSpecs) {
      if (issue === undefined) throw new Error('There is no issue.')
      const { message, fixes } = describe(issue, text, { spec, base })
      expect(message).not.toContain('{{')
      expect(fixes.map(({ safety, edits }) => [safety, applyEdits(text, edits)])).toEqual([
        ['changes-url', fixed],
      ])
    }
    expect(check(fixed.trim())).toEqual([])
    expect(withSchemeSlip([], fixed)).toEqual([])
  })
}

/** Defines one test: there is nothing to guess at. */
function isSilent(url: string): void {
  test(JSON.stringify(url), () => expect(withSchemeSlip([], url)).toEqual([]))
}

group('a misspelled scheme', () => {
  const code = 'misspelled-scheme'
  slips('«htps»://example.com/a?b#c', code, 'https://example.com/a?b#c')
  slips('«htp»://example.com', code, 'http://example.com')
  slips('«ttp»://example.com/', code, 'http://example.com/')
  slips('«ttps»://example.com/', code, 'https://example.com/')
  slips('«htts»://github.com/a', code, 'https://github.com/a')
  slips('«htttp»://www.example.com/', code, 'http://www.example.com/')
  slips('«htttps»://www.example.com/', code, 'https://www.example.com/')
  slips('«hhtp»://example.com:8080/', code, 'http://example.com:8080/')
  slips('«hhttps»://example.com/', code, 'https://example.com/')
  slips('«httpss»://example.com/', code, 'https://example.com/')
  slips('«HTTSP»://EXAMPLE.COM/', code, 'https://EXAMPLE.COM/')
  slips('«nttps»://en.wikipedia.org/wiki/A', code, 'https://en.wikipedia.org/wiki/A')
  slips('«htto»://localhost:3000/', code, 'http://localhost:3000/')
  slips('«thtp»://127.0.0.1/', code, 'http://127.0.0.1/')
  slips('«htps»://xn--e1afmkfd.xn--p1ai/', code, 'https://xn--e1afmkfd.xn--p1ai/')
})

group('no misspelled scheme', () => {
  // Schemes that somebody gave a name on purpose.
  for (const scheme of ['hxxp', 'hxxps', 'shttp', 'htsp', 'hftp', 'httpx', 'httpu', 'http+unix']) {
    isSilent(`${scheme}://example.com/`)
  }
  for (const scheme of ['nntp', 'ftp', 'tftp', 'hkps', 'ws', 'wss', 'http', 'https', 'xhttp']) {
    isSilent(`${scheme}://example.com/`)
  }
  // Nothing says that a server was meant.
  for (const rest of ['', 'a', '//', '//a', '//a/b.c', '/example.com/', '///example.com/']) {
    isSilent(`htps:${rest}`)
  }
  for (const host of ['exa mple.com', 'example.1', 'a..com', '-a.com', '{host}.com', '[::1]']) {
    isSilent(`htps://${host}/`)
  }
  isSilent('/htps://example.com/')
  isSilent('?u=htps://example.com/')
})

group('a missing colon', () => {
  const code = 'missing-scheme-colon'
  slips('«https»//example.com/a', code, 'https://example.com/a')
  slips('«http»//www.example.example', code, 'http://www.example.example')
  slips('«http»//example.org?a', code, 'http://example.org?a')
  slips('«https»;//example.com/', code, 'https://example.com/')
  slips('«HTTPS»//example.com:8080/', code, 'HTTPS://example.com:8080/')
})

group('no missing colon', () => {
  for (const path of ['index.html', 'client.js', 'a/b.com', 'v1.2/a', 'localhost/', '', 'a']) {
    isSilent(`https//${path}`)
  }
  isSilent('https/example.com/')
  isSilent('/https//example.com/')
  isSilent('./https//example.com/')
  isSilent('https://web.archive.org/web/https//example.com/')
})

group('a doubled scheme', () => {
  const code = 'doubled-scheme'
  slips('«https://»https://example.com/a', code, 'https://example.com/a')
  slips('«http://»https://example.com', code, 'https://example.com')
  slips('«https://»http://localhost:8080/', code, 'http://localhost:8080/')
  slips('«http://»https//example.com/', code, 'https://example.com/')
})

group('no doubled scheme', () => {
  isSilent('https://web.archive.org/web/2020/https://example.com/')
  isSilent('https://https.example.com//example.com/')
  isSilent('https://https/example.com/')
  isSilent('https://https:443//example.com/')
  isSilent('http://http//cache/a')
  isSilent('https://example.com/?https://https://example.com/')
})

group('other issues', () => {
  test('are kept, in the order of the text', () => {
    const text = 'https//example.com/a b'
    const found = withSchemeSlip(check(text, { base }), text)
    expect(found.map(({ code }) => code)).toEqual([
      'document/missing-scheme-colon',
      'whatwg/unescaped-space',
    ])
  })

  test('settle it where no URL results for the same reason', () => {
    const text = 'https//example.com/'
    expect(withSchemeSlip(check(text), text)).toEqual(check(text))
    expect(check(text).map(({ code }) => code)).toEqual(['whatwg/missing-scheme-colon'])
  })
})

test('nothing is guessed where a placeholder begins before the end of the host', () => {
  const text = 'htps://example.com/zzz'
  expect(withSchemeSlip([], text, 19)).toHaveLength(1)
  for (let known = 0; known < 19; known++) expect(withSchemeSlip([], text, known)).toEqual([])
})

// What Node's own parser makes of it.
test('browsers do not ask the server that was meant, and do after the fix', () => {
  const slip = fc.constantFrom(
    ...['htps://', 'htp://', 'ttp://', 'https//', 'http//', 'https;//'],
    ...['https://https://', 'http://https://', 'http://https//'],
  )
  const host = fc.constantFrom('example.com', 'www.example.example', 'a-b.c.example.org')
  const port = fc.constantFrom('', ':8080')
  const rest = fc.webUrl({ withQueryParameters: true, withFragments: true }).map(url => {
    const { pathname, search, hash } = new URL(url)
    return `${pathname}${search}${hash}`
  })
  fc.assert(
    fc.property(slip, host, port, rest, (before, name, number, after) => {
      const text = `${before}${name}${number}${after}`
      const written = new URL(text, base)
      expect(/^https?:$/.test(written.protocol) && written.hostname === name).toBe(false)
      const issues = withSchemeSlip(check(text, { base }), text)
      const issue = issues.find(({ code }) => code.startsWith('document/'))
      if (issue === undefined) throw new Error('There is no slip.')
      const [fix] = describe(issue, text, { base }).fixes
      const fixed = new URL(applyEdits(text, fix?.edits ?? []))
      expect(fixed.hostname).toBe(name)
      expect(fixed.href.endsWith(`${number}${after}`)).toBe(true)
    }),
  )
})

test('of a host that is longer than any nothing is guessed', () => {
  for (const long of ['a'.repeat(1e6), 'a.'.repeat(5e5), '-'.repeat(1e6)]) {
    expect(withSchemeSlip([], `htps://${long}`)).toEqual([])
  }
})
