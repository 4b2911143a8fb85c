import {
  applyEdits,
  check,
  describe,
  fix,
  foldIssues,
  parse,
  type UrlOptions,
} from '@hreflint/core'
import { findSpec } from '@hreflint/core/specs'
import { expect, describe as group, test } from 'vitest'
import { mark, marked } from '../../support/marked.ts'

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
  folds('https://a/«|»b|b|b?|b|#|« »x', [code, 'unescaped-space'])

  test('the message counts the others, and the places are all of them', () => {
    const { issue, message } = only('https://a/|b|b|b|b|b|')
    expect(message).toBe(
      'The path contains a `|` that is not percent-encoded. The same problem occurs in 5 more places of this URL.',
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
    const url = 'https://a/`?`b`b`b`b`#`'
    const fixes = only(url).fixes.map(({ safety, edits }) => [safety, applyEdits(url, edits)])
    expect(fixes).toEqual([
      ['keeps-url', 'https://a/%60?`b`b`b`b`#`'],
      ['keeps-url', 'https://a/`?`b`b`b`b`#%60'],
      ['changes-url', 'https://a/%60?%60b%60b%60b%60b%60#%60'],
      ['changes-url', 'https://a/`?%60b%60b%60b%60b%60#`'],
    ])
  })

  test('a hundred thousand places take a few bytes each', () => {
    const url = `https://a/${'|b'.repeat(100_000)}`
    expect(only(url).issue.places?.count).toBe(100_000)
  })
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
    ['data:,<a>\nb', 'Percent-encode the data and write it on one line'],
    ['data:image/gif;base64,R0lG\nODlh', 'Write the data on one line'],
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
