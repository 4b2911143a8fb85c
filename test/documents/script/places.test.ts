import { locateDocument, locateUrls, type UrlSite } from '@hreflint/documents'
import { lintDocument } from '@hreflint/linter'
import { describe, expect, it, test } from 'vitest'
import { expectMarked, locatedTexts } from '../expect-marked.ts'

const literal: UrlSite = { kind: 'javascript', syntax: 'url' }

describe('a URL whose scheme is misspelled', () => {
  const codes = (source: string) =>
    lintDocument(source, 'typescriptreact').map(({ code }) => code.replace(/^\w+\//, ''))
  test.each([
    [`const url = 'htps://example.com/a'`, 'misspelled-scheme'],
    [`const data = { url: "https//example.com/a" }`, 'missing-scheme-colon'],
    [`a = <Link href="htp://example.com/a"/>`, 'misspelled-scheme'],
    [`a = <Link href="http;//example.com/a"/>`, 'missing-scheme'],
    ['const url = `https//example.com/${a}`', 'missing-scheme-colon'],
    [`const url = 'https://https://example.com/a'`, 'doubled-scheme'],
  ])('%s', (source, code) => {
    expect(codes(source)).toEqual([code])
  })

  test.each([
    `if (url.startsWith('https//example.com/')) f()`,
    `const path = 'https//${'a'.repeat(3)}/b'`,
    `// see 'htps://example.com/a'`,
    `const a = 'htps://'`,
    `const a = 'https//<host>.example.com/'`,
    'const a = `https//${host}/`',
  ])('nothing of %s', source => {
    expect(codes(source)).toEqual([])
  })
})

describe('a URL in a program', () => {
  test.each([
    `const url = 'https://example.com/a« »b'`,
    `const url = "https://example.com/a« »b";`,
    'const url = `https://example.com/a« »b`',
    `let url: string = 'https://example.com/a« »b'`,
    `f('https://example.com/a« »b', 2)`,
    `f(1, 'https://example.com/a« »b')`,
    `const list = ['https://example.com/a« »b', 'https://example.com/']`,
    `const data = { url: 'https://example.com/a« »b' }`,
    `export const data = { 'the-url': 'https://example.com/a« »b', x: 1 }`,
    `a = test ? 'https://example.com/a« »b' : 'https://example.com/'`,
    `a = test ? b : 'https://example.com/a« »b'`,
    `a = b ?? 'https://example.com/a« »b'`,
    `const f = () => 'https://example.com/a« »b'`,
    `function f(url = 'https://example.com/a« »b') { return 'https://example.com/' }`,
    `function* f() { yield 'https://example.com/a« »b' }`,
    `import x from 'https://example.com/a« »b'`,
    `import 'https://example.com/a« »b'`,
    `export * from 'https://example.com/a« »b'`,
    `const x = await import('https://example.com/a« »b')`,
    `new WebSocket('wss://example.com/a« »b')`,
    `a.url = 'file:///a« »b' as const`,
    `a.url = 'https://example.com/a« »b'\nb()`,
    `x = /"/.test('https:') ? 'https://example.com/a« »b' : /'/`,
    `class A { url = 'https://example.com/a« »b' }`,
    'a = `${ `${"https://example.com/a« »b"}` }`',
  ])('%s', source => {
    expectMarked('typescript', source, literal)
  })

  test.each([
    `a = <a b={'https://example.com/a« »b'}/>`,
    `a = <Link to="https://example.com/a« »b">text 'here'</Link>`,
    `a = <a title={<b/>} data-x='https://example.com/a« »b'/>`,
    `const f = <T,>(x: T) => x; a = 'https://example.com/a« »b'`,
    `const f = <T extends object>(x: T) => x; a = 'https://example.com/a« »b'`,
    `type F = <T>(x: T) => T; const a = 'https://example.com/a« »b'`,
    `a = <b>(it's)</b>; c = 'https://example.com/a« »b'`,
  ])('%s', source => {
    expectMarked('typescriptreact', source, literal)
  })

  test.each<[string, string, string, UrlSite['syntax']]>([
    [`a = <a href="/a« »b">x</a>`, 'a', 'href', 'url'],
    [`a = <Box><img alt="" src='a« »b' /></Box>`, 'img', 'src', 'non-empty-url'],
    [`a = <button formAction="/a« »b"/>`, 'button', 'formaction', 'non-empty-url'],
  ])('%s', (source, element, attribute, syntax) => {
    expectMarked('javascriptreact', source, {
      kind: 'attribute',
      element,
      attribute,
      syntax,
    })
  })

  it('says where its characters are, whatever is escaped', () => {
    const source = `/* é😀 */ a = 'https://example.com/\\x61\\u{62} \\\r\nc'`
    const [url] = locateUrls(source, 'javascript')
    expect(url?.text).toBe('https://example.com/ab c')
    const space = url?.text.indexOf(' ') ?? 0
    const span = url?.map.toEditSpan({ start: space, end: space + 1 })
    expect(source.slice(span?.start, span?.end)).toBe(' ')
    expect(url?.map.toEditSpan({ start: 20, end: 21 })).toEqual({ start: 35, end: 39 })
  })
})

describe('what is computed is a hole', () => {
  test.each<[string, string]>([
    ['a = `https://example.com/${id}/b c`', 'https://example.com/zzzzz/b c'],
    ['a = `https://a/${ `x${y}` }/b`', 'https://a/zzzzzzzzzzzz/b'],
    [`a = 'https://example.com/' + id`, 'https://example.com/zzzzzz'],
    [`a = 'https://example.com/' + f(x, [1]) + '/b'`, `https://example.com/${'z'.repeat(17)}/b`],
    [`a = 'https://example.com/' + 'b c'`, 'https://example.com/zzzzzb c'],
    [`a = 'https://a/' + (b ? 'c' : 'd')\ne()`, `https://a/${'z'.repeat(19)}`],
    [`a = 'https://a/' + b\ne()`, 'https://a/zzzzz'],
    [`a = 'https://a/' + "b"`, 'https://a/zzzzzzz'],
    [`f('https://a/' + b, 'c')`, 'https://a/zzzzz'],
  ])('%s', (source, expected) => {
    const [url] = locateUrls(source, 'javascript')
    const filled = [...(url?.text ?? '')].map((unit, at) =>
      url?.holes.some(hole => hole.start <= at && at < hole.end) ? 'z' : unit,
    )
    expect(filled.join('')).toBe(expected)
  })

  test.each([
    'a = `https://example.com/${id}/b« »c`',
    `a = 'https://example.com/' + id + '/b« »c'`,
    `a = 'https://example.com/b« »c/' + id`,
  ])('around it is judged: %s', source => expectMarked('javascript', source, literal))

  test.each([
    'a = `https://example.com/%${hex}`',
    `a = 'https://example.com/%' + hex`,
    'a = `https://exa mple.${tld}/`',
    `a = 'https://example.com:' + port`,
  ])('on its edges nothing is known: %s', source => {
    expect(lintDocument(source, 'javascript')).toEqual([])
  })
})

describe('what takes a URL', () => {
  test.each<[string, readonly [string, string | null][]]>([
    [`new URL('/a b')`, [['/a b', 'none']]],
    [
      `new URL("a b", 'https://example.com/x')`,
      [
        ['a b', 'https://example.com/x'],
        ['https://example.com/x', 'none'],
      ],
    ],
    [`new URL('a b', import.meta.url)`, [['a b', null]]],
    [`URL.canParse('x')`, [['x', 'none']]],
    [`URL.parse('x', base)`, [['x', null]]],
    [`fetch('/a b', { method: 'POST' })`, [['/a b', null]]],
    ['window.fetch(`/a/${id} b`)', [['/a/${id} b', null]]],
    [`fetch('/a' + id)`, [[`/a' + id`, null]]],
    [`function fetch() {} fetch('/a b')`, []],
    [`cache.fetch('/a b')`, []],
    [`import URL from 'url-parse'; new URL('/a b')`, []],
    [`url.URL.parse('/a b')`, []],
    [`new Thing('/a b')`, []],
  ])('%s', (source, expected) => {
    const found = locateUrls(source, 'javascript').map(({ text, base }) => [text, base])
    expect(found).toEqual(expected)
  })
})

describe('what is no URL', () => {
  test.each([
    `if (a === 'https://a b') {}`,
    `if (a.startsWith('https://a b')) {}`,
    `switch (a) { case 'https://a b': }`,
    `a = b['https://a b']`,
    `a = { 'https://a b': 1 }`,
    `a = { x, 'https://a b': 1 }`,
    `a = { ['https://a b']: 1 }`,
    `const xmlns = 'http://a b'`,
    `const SVG_NS = 'http://a b'`,
    `const SVG_NS: string = 'http://a b'`,
    `element.namespaceURI = 'http://a b'`,
    `Sentry.init({ dsn: 'https://a b@c/1' })`,
    `const SENTRY_DSN = 'https://a b@c/1'`,
    `const sentryDsn = 'https://a b@c/1'`,
    `a = { $schema: 'http://a b' }`,
    `document.createElementNS('http://a b', 'svg')`,
    `a = 'https://'`,
    `a = 'https://' + host`,
    'a = `https://${host}`',
    `a = 'https://<host>/x'`,
    `a = 'https://example.com/{id}'`,
    `a = 'https://example.com/%s'`,
    `a = 'https:// '`,
    `a = [['https://\\u200E ', 1]]`,
    `deprecate(f, 'https://example.com/issues/1 (a b)')`,
    `a = 'File: a b'`,
    `type A = 'https://a b'`,
    `type A = 'https://a b' | 'https://c d'`,
    `interface A { x: 'https://a b'; y: 1 }`,
    `enum A { X = 'https://a b' }`,
    `f<'https://a b'>()`,
    'a = tag`https://a b`',
    `a = 'https://a b'.length`,
    `'https://a b'`,
    `a = /'https://a b'/`,
    `// 'https://a b'`,
    `/* f('https://a b') */`,
    `a = new RegExp('https://a\\\\.b')`,
    `a = x + 'https://a b'`,
    `a = 'https://a b`,
    'a = `https://a b',
    `a = 'https://a\\u b'`,
  ])('%s', source => {
    expect(locatedTexts('typescript', source).filter(text => text.includes(' '))).toEqual([])
  })

  test.each([
    `a = <svg xmlns="http://a b"/>`,
    `a = <p>fetch('https://a b')</p>`,
    `a = <Link href="/a b"/>`,
  ])('%s', source => {
    expect(locatedTexts('javascript', source)).toEqual([])
  })
})

test('comments are those of the language', () => {
  const source = `#! a\n// hreflint-disable\n/* b */ x = '/* c */' /* d`
  expect(locateDocument(source, 'javascript').comments.map(({ text }) => text)).toEqual([
    ' a',
    ' hreflint-disable',
    ' b ',
    ' d',
  ])
})
