import { check, parse } from '@hreflint/core'
import { validationErrors } from '@hreflint/core/specs/whatwg'
import { describe, expect, test } from 'vitest'

/** The table of the "Writing" section: each validation error with its examples. */
describe('the examples of the validation errors', () => {
  test.each([
    ['domain-to-ASCII', 'https://exa%23mple.org'],
    ['domain-percent-encoded', 'https://exam%70le.org'],
    ['host-invalid-code-point', 'foo://exa[mple.org'],
    ['IPv4-empty-part', 'https://127.0.0.1./'],
    ['IPv4-too-few-parts', 'https://1.2.3/'],
    ['IPv4-too-many-parts', 'https://1.2.3.4.5/'],
    ['IPv4-non-numeric-part', 'https://test.42'],
    ['IPv4-non-decimal-part', 'https://127.0.0x0.1'],
    ['IPv4-out-of-range-part', 'https://255.255.4000.1'],
    ['IPv6-unclosed', 'https://[::1'],
    ['IPv6-invalid-compression', 'https://[:1]'],
    ['IPv6-too-many-pieces', 'https://[1:2:3:4:5:6:7:8:9]'],
    ['IPv6-multiple-compression', 'https://[1::1::1]'],
    ['IPv6-invalid-code-point', 'https://[1:2:3!:4]'],
    ['IPv6-invalid-code-point', 'https://[1:2:3:]'],
    ['IPv6-too-few-pieces', 'https://[1:2:3]'],
    ['IPv6-piece-leading-zero', 'https://[::01]'],
    ['IPv4-in-IPv6-too-many-pieces', 'https://[1:1:1:1:1:1:1:127.0.0.1]'],
    ['IPv4-in-IPv6-invalid-code-point', 'https://[ffff::.0.0.1]'],
    ['IPv4-in-IPv6-invalid-code-point', 'https://[ffff::127.0.xyz.1]'],
    ['IPv4-in-IPv6-invalid-code-point', 'https://[ffff::127.0xyz]'],
    ['IPv4-in-IPv6-invalid-code-point', 'https://[ffff::127.00.0.1]'],
    ['IPv4-in-IPv6-invalid-code-point', 'https://[ffff::127.0.0.1.2]'],
    ['IPv4-in-IPv6-out-of-range-part', 'https://[ffff::127.0.0.4000]'],
    ['IPv4-in-IPv6-too-few-parts', 'https://[ffff::127.0.0]'],
    ['invalid-URL-unit', 'https://example.org/>'],
    ['invalid-URL-unit', ' https://example.org '],
    ['invalid-URL-unit', 'ht\ntps://example.org'],
    ['invalid-URL-unit', 'https://example.org/%s'],
    ['special-scheme-missing-following-solidus', 'file:c:/my-secret-folder'],
    ['special-scheme-missing-following-solidus', 'https:example.org'],
    ['special-scheme-missing-following-solidus', 'https:foo.html', 'https://example.org/'],
    ['missing-scheme-non-relative-URL', '💩'],
    ['missing-scheme-non-relative-URL', '💩', 'mailto:user@example.org'],
    ['invalid-reverse-solidus', 'https://example.org\\path\\to\\file'],
    ['invalid-credentials', 'https://user@example.org'],
    ['invalid-credentials', 'ssh://user@example.org'],
    ['host-missing', 'https://#fragment'],
    ['host-missing', 'https://:443'],
    ['host-missing', 'https://user:pass@'],
    ['port-out-of-range', 'https://example.org:70000'],
    ['port-invalid', 'https://example.org:7z'],
    ['file-invalid-Windows-drive-letter-host', 'file://c:'],
  ])('%s: %s', (name, input, base?: string) => {
    expect(validationErrors(input, { base })).toContain(name)
  })

  test('file-invalid-Windows-drive-letter: the example of the table does not signal it', () => {
    // The parser signals it only in the file state: see docs/guide/url-standard-gaps.md.
    expect(validationErrors('/c:/path/to/file', { base: 'file:///c:/' })).toEqual([])
    expect(validationErrors('c|/path/to/file', { base: 'file:///c:/' })).toContain(
      'file-invalid-Windows-drive-letter',
    )
  })
})

/** The table of the "URLs" section: input, base, whether it is valid, output. */
describe('the examples of URL parsing', () => {
  test.each([
    ['https:example.org', null, false, 'https://example.org/'],
    ['https://////example.com///', null, false, 'https://example.com///'],
    ['https://example.com/././foo', null, true, 'https://example.com/foo'],
    ['hello:world', 'https://example.com/', true, 'hello:world'],
    ['https:example.org', 'https://example.com/', false, 'https://example.com/example.org'],
    ['\\example\\..\\demo/.\\', 'https://example.com/', false, 'https://example.com/demo/'],
    ['example', 'https://example.com/demo', true, 'https://example.com/example'],
    ['file:///C|/demo', null, false, 'file:///C:/demo'],
    ['..', 'file:///C:/demo', true, 'file:///C:/'],
    ['file://localhost/', null, true, 'file:///'],
    ['file://loc%61lhost/', null, false, 'file:///'],
    ['https://user:password@example.org/', null, false, 'https://user:password@example.org/'],
    ['https://example.org/foo bar', null, false, 'https://example.org/foo%20bar'],
    ['https://EXAMPLE.com/../x', null, true, 'https://example.com/x'],
    ['https://ex ample.org/', null, false, null],
    ['example', null, false, null],
    ['https://example.com:demo', null, false, null],
    ['http://[www.example.com]/', null, false, null],
    ['https://example.org//', null, true, 'https://example.org//'],
    ['https://example.com/[]?[]#[]', null, false, 'https://example.com/[]?[]#[]'],
    ['https://example/%?%#%', null, false, 'https://example/%?%#%'],
    ['https://example/%25?%25#%25', null, true, 'https://example/%25?%25#%25'],
  ])('%s on %s', (input, base, valid, href) => {
    const options = { base: base ?? undefined }
    expect(parse(input, options).url?.href ?? null).toBe(href)
    expect(check(input, options).length === 0).toBe(valid)
  })
})

/** The table of "Hosts": input, output as a domain, output as an opaque host; null for failure. */
describe('the examples of host parsing', () => {
  test.each([
    ['EXAMPLE.COM', 'example.com', 'EXAMPLE.COM'],
    ['example%2Ecom', 'example.com', 'example%2Ecom'],
    ['faß.example', 'xn--fa-hia.example', 'fa%C3%9F.example'],
    ['0', '0.0.0.0', '0'],
    ['%30', '0.0.0.0', '%30'],
    ['0x', '0.0.0.0', '0x'],
    ['0xffffffff', '255.255.255.255', '0xffffffff'],
    ['[0:0::1]', '[::1]', '[::1]'],
    ['[0:0::1%5D', null, null],
    ['[0:0::%31]', null, null],
    ['09', null, '09'],
    ['example.255', null, 'example.255'],
    ['example^example', null, null],
  ])('%s', (host, domain, opaque) => {
    expect(parse(`https://${host}/`).url?.host ?? null).toBe(domain)
    expect(parse(`foo://${host}/`).url?.host ?? null).toBe(opaque)
  })
})

/** The table of "URL representation": input, scheme, host, port, path, query, fragment. */
describe('the examples of URL components', () => {
  test.each([
    ['https://example.com/', 'https', 'example.com', null, '/', null, null],
    [
      'https://localhost:8000/search?q=text#hello',
      'https',
      'localhost',
      '8000',
      '/search',
      'q=text',
      'hello',
    ],
    ['urn:isbn:9780307476463', 'urn', null, null, 'isbn:9780307476463', null, null],
    [
      'file:///ada/Analytical%20Engine/README.md',
      'file',
      '',
      null,
      '/ada/Analytical%20Engine/README.md',
      null,
      null,
    ],
  ])('%s', (input, scheme, host, port, path, query, fragment) => {
    expect(parse(input).url).toMatchObject({ scheme, host, port, path, query, fragment })
  })
})

/** The two columns of "start with a Windows drive letter", seen through the path that results. */
describe('the examples of starting with a Windows drive letter', () => {
  test.each([
    ['file:c:', 'file:///c:'],
    ['file:c:/', 'file:///c:/'],
    ['file:c:a', 'file:///d:/c:a'],
  ])('%s', (input, href) => {
    expect(parse(input, { base: 'file:///d:/x' }).url?.href).toBe(href)
  })
})

/** The table of percent-encoding, through the query. */
describe('the examples of percent-encoding after encoding', () => {
  test.each([
    ['≡', 'shift_jis', '%81%DF'],
    ['‽', 'shift_jis', '%26%238253%3B'],
    ['¥', 'iso-2022-jp', '%1B(J\\%1B(B'],
    ['sm\u00F6rg\u00E5sbord', 'windows-1252', 'sm%F6rg%E5sbord'],
    ['sm\u00F6rg\u00E5sbord', 'utf-8', 'sm%C3%B6rg%C3%A5sbord'],
  ])('%s in %s', (query, encoding, expected) => {
    expect(parse(`https://a.example/?${query}`, { encoding }).url?.query).toBe(expected)
  })

  test.each(['utf-16le', 'utf-16be', 'replacement', 'UTF-8', 'unicode-1-1-utf-8'])(
    '%s has UTF-8 as its output encoding',
    encoding => {
      expect(parse('?é', { base: 'https://a.example/', encoding }).url?.query).toBe('%C3%A9')
    },
  )
})
