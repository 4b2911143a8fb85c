import { lintDocument } from '@hreflint/linter'
import { UrlPattern } from '@hreflint/patterns/url-pattern'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { configOf } from '../expect-findings.ts'

const documentUrl = 'https://a.example/folder/page'

/** Texts of one from each list. */
const oneOfEach = (...lists: readonly (readonly string[])[]) =>
  fc.tuple(...lists.map(list => fc.constantFrom(...list))).map(parts => parts.join(''))

const paths = ['', '/', '/a', '/a/b', '/a/../b', '/%61', '/é', '/A', '\\a', '/a b', '/./a//b', 'x']
const rest = [
  ['', '?', '?q', '?a=b c', "?it's"],
  ['', '#', '#f', '#é'],
] as const

const urls = fc.oneof(
  oneOfEach(
    ['https:', 'HTTP:', 'http:', 'ftp:', 'wss:', 'postgres:', 'X:', ' https:', 'ht\ntps:'],
    ['//', '//', '//', '\\\\', '/', '///'],
    ['', '', 'u@', 'u:p@'],
    [
      'a.example',
      'A.Example',
      'bücher.example',
      '127.1',
      '[::1]',
      '%61.example',
      'b.a.example',
      '',
    ],
    ['', '', ':443', ':80', ':8080', ':0080', ':'],
    paths,
    ...rest,
  ),
  oneOfEach(['', '//a.example', '//b.example', 'mailto:u@a.example', 'x:'], paths, ...rest),
)

const patterns = oneOfEach(
  ['https', 'https', 'http{s}?', '*', '*', '*', ':p', 'postgres', '(x|ftp)'],
  ['://'],
  ['', '', '', '', '*@', 'u@', 'u\\:*@'],
  [
    'a.example',
    'a.example',
    '*.example',
    '*',
    'bücher.example',
    ':h.example',
    '{b.}?a.example',
    '127.0.0.1',
    '[\\:\\:1]',
  ],
  ['', ':*', ':*', ':8080', ':443'],
  ['', '/*', '/', '/a', '/:x', '/a/*', '/(a|b)', '/:x?', '/%61', '/é', '/folder/*'],
  ['', '', '', '', '\\?*', '\\?q'],
  ['', '', '', '', '#f'],
)

/** What the platform has since Node 24, and before that the class that is compared with it in `test/long`. */
type Matcher = (href: string) => boolean

function matcherOf(pattern: string): Matcher {
  const { URLPattern } = globalThis as {
    URLPattern?: new (pattern: string) => { test(url: string): boolean }
  }
  if (URLPattern !== undefined) {
    const native = new URLPattern(pattern)
    return href => native.test(href)
  }
  const own = new UrlPattern(pattern)
  return href => own.match(href) !== null
}

const attribute = (url: string) => url.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

function isForbidden(url: string, forbid: readonly object[]): boolean {
  const found = lintDocument(
    `<a href="${attribute(url)}">`,
    'html',
    configOf({ forbid, documentUrl }),
  )
  return found.some(({ code }) => code === 'policy/forbidden-url')
}

describe('a URL is forbidden', () => {
  test('exactly if the platform parses it and the pattern matches the result', () => {
    let count = 0
    fc.assert(
      fc.property(urls, patterns, (url, pattern) => {
        const { href } = URL.parse(url, documentUrl) ?? { href: null }
        const expected = href !== null && matcherOf(pattern)(href)
        count += Number(expected)
        expect(isForbidden(url, [{ url: pattern }])).toBe(expected)
      }),
      { numRuns: 3000 },
    )
    expect(count).toBeGreaterThan(40)
  })

  test('exactly if one pattern matches and no exception does', () => {
    fc.assert(
      fc.property(urls, patterns, patterns, patterns, (url, one, other, exception) => {
        const { href } = URL.parse(url, documentUrl) ?? { href: null }
        const [first, second, third] = [one, other, exception].map(matcherOf)
        const expected =
          href !== null && ((first?.(href) && !third?.(href)) === true || second?.(href) === true)
        const forbid = [{ url: one, except: [exception] }, { url: other }]
        expect(isForbidden(url, forbid)).toBe(expected)
      }),
      { numRuns: 1000 },
    )
  })
})

test('a replacement leads where it says: only the host is another', () => {
  fc.assert(
    fc.property(urls, url => {
      const before = URL.parse(url, documentUrl)
      const forbid = [{ url: '*://a.example:*/*', replace: '*://b.example:*/*' }]
      const text = `<a href="${attribute(url)}">`
      const finding = lintDocument(text, 'html', configOf({ forbid, documentUrl })).find(
        ({ code }) => code === 'policy/forbidden-url',
      )
      const [fix] = finding?.fixes ?? []
      if (before === null || finding === undefined) return
      const [edit] = fix?.edits ?? []
      if (edit === undefined) {
        // The driver does not take the URL as it is.
        expect(before.protocol).toBe('postgres:')
        return
      }
      const after = text.slice(0, edit.span.start) + edit.text + text.slice(edit.span.end)
      const written = /^<a href="(.*)">$/s.exec(after)?.[1]?.replaceAll('&amp;', '&') ?? ''
      const expected = new URL(before)
      expected.hostname = 'b.example'
      // An empty query or fragment is left out.
      const href = ({ href }: URL) => href.replaceAll(/\?(?=#|$)|#$/g, '')
      expect(href(new URL(written.trim(), documentUrl))).toBe(href(expected))
    }),
    { numRuns: 1000 },
  )
})
