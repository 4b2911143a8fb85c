import { applyEdits, check, describe, fix, parse, type UrlOptions } from '@hreflint/core'
import { foldIssues } from '@hreflint/core/internal'
import { findSpec } from '@hreflint/core/specs'
import fc from 'fast-check'
import { expect, describe as group, test } from 'vitest'
import { mark, marked } from '../../../support/marked.ts'

/** Defines one test: the marked spans of the URL are what a person is told of, with these codes. */
function folds(
  url: string,
  codes: string | readonly string[] = [],
  options: UrlOptions = {},
): void {
  const { text, spans } = marked(url)
  const expected = typeof codes === 'string' ? [codes] : codes
  test(JSON.stringify(url), () => {
    const found = foldIssues(check(text, options), text, options)
    expect(found.map(({ code, span }) => `${code} ${mark(text, [span])}`)).toEqual(
      expected.map(
        (code, index) => `${longCode(code)} ${mark(text, spans.slice(index, index + 1))}`,
      ),
    )
  })
}

function longCode(code: string): string {
  return code.includes('/') ? code : `whatwg/${code}`
}

/** The only thing to be told of a URL. */
function only(url: string, options: UrlOptions = {}) {
  const found = foldIssues(check(url, options), url, options)
  const [issue] = found
  if (issue === undefined || found.length > 1) throw new Error(`${found.length} issues: ${url}`)
  return { issue, ...describe(issue, url, options) }
}

group('more than five of one code', () => {
  const code = 'unescaped-pipe'
  folds('https://a/«|»b«|»b«|»b«|»b«|»', [code, code, code, code, code])
  folds('https://a/«|»b|b|b|b|b|', code)
  folds('https://a/«"»b"b"b#"b"b"« »x', ['unescaped-quote', 'unescaped-space'])

  test('the message counts the others, and the places are all of them', () => {
    const { issue, message } = only('https://a/|b|b|b|b|b|')
    expect(message).toBe(
      'The path contains a `|` that is not percent-encoded. The same issue occurs in 5 more places of this URL.',
    )
    expect([...(issue.places ?? [])]).toEqual(
      [10, 12, 14, 16, 18, 20].map(start => ({ start, end: start + 1 })),
    )
  })

  test('one fix repairs all of them', () => {
    const url = 'https://a/<b<b<b<b<b<'
    const [fix] = only(url).fixes
    expect(fix).toMatchObject({
      title: 'Percent-encode as %3C in all 6 places',
      safety: 'keeps-url',
    })
    expect(applyEdits(url, fix?.edits ?? [])).toBe('https://a/%3Cb%3Cb%3Cb%3Cb%3Cb%3C')
  })

  test('where the URL stays the same in one component only, that is a fix by itself', () => {
    const url = 'foo:<?<b<b<b<b<#<'
    const fixes = only(url).fixes.map(({ safety, edits }) => [safety, applyEdits(url, edits)])
    expect(fixes).toEqual([
      ['keeps-url', 'foo:<?%3Cb%3Cb%3Cb%3Cb%3C#<'],
      ['keeps-url', 'foo:<?<b<b<b<b<#%3C'],
      ['changes-url', 'foo:%3C?%3Cb%3Cb%3Cb%3Cb%3C#%3C'],
      ['changes-url', 'foo:%3C?<b<b<b<b<#<'],
    ])
  })

  test('a hundred thousand places take a few bytes each', () => {
    const url = `https://a/${'|b'.repeat(100_000)}`
    expect(only(url).issue.places?.count).toBe(100_000)
  }, 120_000)
})

group('a data: URL', () => {
  const code = 'document/unescaped-data'
  const svg = `image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><g fill="#fff" x='9%'/>#</svg>`
  folds('data:image/svg+xml,%3Csvg/%3E')
  folds('«data»:,a b', code)
  folds(`«data»:${svg}`, code)
  folds('« »«DATA»:,<a>« »', ['outer-space', code, 'outer-space'])
  folds('«data»:image/gif;base64,R0lG\n  ODlh', code)
  folds('«data»:,<é>', code, { spec: findSpec('rfc3986') })
  folds('«data»:,a b', code, { spec: findSpec('html5-r6007') })

  test.each([
    ['data:,a b', '1 character that is not allowed in a URL: 1 × space (U+0020).'],
    [
      'data:,<<<||  ^',
      '8 characters that are not allowed in a URL: 3 × "<", 2 × "|", 2 × space (U+0020) and others.',
    ],
    ['data:,5%<', '2 characters that are not allowed in a URL: 1 × "%", 1 × "<".'],
  ])('%s', (url, words) => {
    expect(only(url).message).toBe(`This \`data:\` URL contains ${words}`)
  })

  test.each([
    [`data:${svg}`, 'Percent-encode the data'],
    ['data:,<a>\nb', 'Percent-encode the data and put it on one line'],
    ['data:image/gif;base64,R0lG\nODlh', 'Put the data on one line'],
    ['data:,5%', 'Percent-encode the data'],
  ])('the fix of %j encodes it whole, and keeps the data', (url, title) => {
    const { fixes } = only(url)
    expect(fixes.map(fix => fix.title)).toEqual([title])
    const fixed = applyEdits(url, fixes[0]?.edits ?? [])
    expect(check(fixed)).toEqual([])
    expect(decoded(fixed)).toBe(decoded(url.replaceAll('\n', '')))
  })

  function decoded(url: string): string {
    const { path, query, fragment } = parse(url).url ?? {}
    return [path, query, fragment]
      .map(part => decodeURIComponent((part ?? '').replaceAll(/%(?![\da-f]{2})/gi, '%25')))
      .join(' ')
  }
})

group('a program in a URL', () => {
  const code = 'document/unescaped-data'
  folds('«javascript»:if (a) { b("c") }', code)
  folds('javascript:void(0)')

  test('the message names the scheme', () => {
    expect(only('javascript:a|b').message).toMatch(/^This `javascript:` URL contains 1 character /)
  })
})

group('characters that every browser leaves alone', () => {
  const code = 'document/tolerated-character'
  folds('https://a/?treeshake=«[»*]', code)
  folds('https://a/?a«|»b^c{d}`e`', code)
  folds('https://a/#user-content-html«^»config|x', code)
  folds('https://a/#defineHiddenClass(byte«[]»,boolean)', code)
  folds('https://a/«[»fallback]?x|y#z^', code)
  folds('https://a/«|»?x«|»', ['unescaped-pipe', code])
  folds('https://a/«^»?x', 'unescaped-caret')
  folds('https://a/«{»id}', 'unescaped-brace')
  folds('https://a/#«`»x«`»', ['unescaped-backtick', 'unescaped-backtick'])
  folds('https://matrix.to/#/«#»room:server', code)
  folds('https://a/#!/b«#»c', code)
  folds('https://a/#b«#»c', 'second-number-sign')
  folds('https://a/#«%_s»ec', code)
  folds('https://a/?q=100«%»', 'stray-percent')
  folds('https://a/?q=a« »b«|»', ['unescaped-space', code])
  folds('/x?a=«[»1]', code, { base: 'https://a/' })

  group('a bracket, brace or backtick without its partner is no such character', () => {
    folds('https://a/name«]»', 'unescaped-bracket')
    folds('https://a/?q=x«]»', 'unescaped-bracket')
    folds('https://a/?q=«]»x[', 'unescaped-bracket')
    folds('https://a/?q=«[»x«]]»', [code, 'unescaped-bracket'])
    folds('https://a/#x«}»', 'unescaped-brace')
    folds('https://a/?q=«`»', 'unescaped-backtick')
  })

  group('where the specification is another, nothing is tolerated', () => {
    folds('https://a/?q«|»x', 'rfc3986/unescaped-pipe', { spec: findSpec('rfc3986') })
  })

  test.each([
    ['https://a/?a|b', '1 character that is not percent-encoded: 1 × "|".'],
    [
      'https://a/[a]?[b]#^',
      '5 characters that are not percent-encoded: 2 × "[", 2 × "]", 1 × "^".',
    ],
  ])('%s', (url, words) => {
    expect(only(url).message).toBe(`This URL contains ${words}`)
  })

  test('the fix encodes all of them, and is a suggestion, since it gives another URL', () => {
    const url = 'https://a/[a]?b|c#d^'
    const fixes = only(url).fixes.map(({ title, safety, edits }) => [
      title,
      safety,
      applyEdits(url, edits),
    ])
    expect(fixes).toEqual([['Fix all 4 places', 'changes-url', 'https://a/%5Ba%5D?b%7Cc#d%5E']])
  })

  test('browsers leave them alone: the parser changes none', () => {
    const character = fc.constantFrom('[x]', '{x}', '`x`', '|', '^', '%', '#/', 'a', '/')
    const text = fc.array(character, { maxLength: 4 }).map(parts => parts.join(''))
    fc.assert(
      fc.property(text, text, text, (path, query, fragment) => {
        const url = `https://a/${path}?${query}#/${fragment}`
        for (const issue of foldIssues(check(url), url)) {
          if (issue.code !== code) continue
          const { href } = parse(url).url ?? {}
          for (const { start, end } of issue.places ?? []) {
            const encoded = applyEdits(url, [{ span: { start, end }, text: 'Z' }])
            expect(parse(encoded).url?.href?.length).toBe((href?.length ?? 0) - (end - start) + 1)
          }
        }
      }),
    )
  })

  test('a hundred thousand brackets take linear time', () => {
    const url = `https://a/?${'[a'.repeat(100_000)}${']a'.repeat(100_000)}`
    expect(only(url).issue.places?.count).toBe(200_000)
  })
})

group('one finding for what is mended at once', () => {
  folds('http://«_»empty_/', 'domain-underscore')
  folds('mailto:a« »at b', 'opaque-path-space')
  folds('/a#«<»x>', 'unescaped-angle-bracket', { base: 'https://a/' })
  folds('https://a/«{»id}/{name}', 'unescaped-brace')
})

group('one finding that names the mistake', () => {
  folds('http://1.2.3.4«.»/', 'ipv4-trailing-dot')
  folds('http://«1.2»«.»/', ['ipv4-too-few-parts', 'ipv4-trailing-dot'])
  folds('http://«1.2.3.4.5.»/', 'ipv4-too-many-parts')
  folds('http://«.»1/', 'ipv4-empty-part')
  folds('http://1.«.»2/', 'ipv4-empty-part')
  folds('http://«2001:db8::1»/', 'ipv6-unbracketed')
  folds('http://«u:p@»«2001:db8::1:80»/', ['credentials', 'ipv6-unbracketed'])
  folds('https://«::ffff:127.0.0.1»/a', 'ipv6-unbracketed-at-start')
  folds('http://«%65%78»ample%2ecom/', 'domain-percent-encoded')
  folds('http://ex«%20»ample.com/', 'domain-forbidden-code-point')
  folds('http://ex«%20»ample%20x.com/', 'domain-forbidden-code-point')
  folds('http://«%ff»/', 'domain-not-utf8')
  folds('http://«%31.2.3.4.5»/', 'ipv4-too-many-parts')
  folds('http://«a%62».1/', 'ipv4-non-numeric-part')
  folds('https://«%61»«_»b.example/', ['domain-percent-encoded', 'domain-underscore'])
})

group('white space', () => {
  folds('« \n »', 'missing-scheme')
  folds('« »', 'outer-space', { base: 'https://a/' })
  folds('« »«a»', ['outer-space', 'missing-scheme'])
  folds('name-«\n    »based.html', 'tab-or-newline', { base: 'https://a/' })
  folds('https://a/?b«  \r\n\t»&c', 'tab-or-newline')
  folds('https://a/b« »c«\n»d', ['unescaped-space', 'tab-or-newline'])

  test.each(['name-\n    based.html', 'name-   \n\t based.html', 'name-\n  based.html'])(
    'of the line break in %j, the break and the indentation are removed, and not unasked',
    url => {
      const base = 'https://a/'
      const { fixes } = only(url, { base })
      expect(fixes.map(({ safety, edits }) => [safety, applyEdits(url, edits)])).toEqual([
        ['changes-url', 'name-based.html'],
      ])
      expect(fix(url, { base }).output).toBe(url)
    },
  )
})

group('the user name of an SSH server', () => {
  folds('git+ssh://git@github.com/a/b.git')
  folds('ssh://git@example.com/a')
  folds('svn+ssh://ada@example.com/a')
  folds('SFTP://ada@example.com/')
  folds('ssh://«git:secret@»example.com/a', 'credentials')
  folds('git+ssh://«git:@»example.com/a', 'credentials')
  folds('https://«git@»github.com/a/b.git', 'credentials')
  folds('https://«git@»ssh.example/?ssh://a@b', 'credentials')
})
