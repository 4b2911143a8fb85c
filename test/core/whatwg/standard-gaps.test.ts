import { check, parse } from '@hreflint/core'
import { validationErrors } from '@hreflint/core/specs/whatwg'
import { describe, expect, test } from 'vitest'
import { isValidUrlString } from '../../support/url-grammar/url-string.ts'

/**
 * The facts that docs/guide/url-standard-gaps.md states about the standard's text, by number: where
 * two clauses disagree, this is what the algorithms do.
 */
describe('gaps of the standard', () => {
  const names = (input: string, base?: string) => validationErrors(input, { base })
  const parses = (input: string, base?: string) => parse(input, { base }).url !== null

  test('1: an IPv4 address that is only one after mapping', () => {
    for (const input of ['https://１.2.3.4/', 'https://1。2.3.4/', 'https://1.2.3.4\u00AD/']) {
      expect(parse(input).url?.host).toBe('1.2.3.4')
      expect(names(input)).toEqual([])
      expect(isValidUrlString(input, null)).toBe(false)
      expect(check(input).map(issue => [issue.code, issue.specName])).toEqual([
        ['whatwg/ipv4-non-ascii', null],
      ])
    }
  })

  test('2: relative URLs without a base', () => {
    expect(names('example')).toEqual(['missing-scheme-non-relative-URL'])
    expect(isValidUrlString('example', null)).toBe(false)
  })

  test('3: lone surrogates', () => {
    expect(parse('https://a.example/\uD800').url?.path).toBe('/%EF%BF%BD')
    expect(names('https://a.example/\uFFFD')).toEqual([])
    expect(names('https://a.example/\uD800')).toEqual(['invalid-URL-unit'])
  })

  test('4: IPv4-out-of-range-part is fatal in every part but the last', () => {
    expect([parses('https://255.255.4000.1'), names('https://255.255.4000.1')]).toEqual([
      false,
      ['IPv4-out-of-range-part'],
    ])
    expect([parses('https://1.2.65535'), names('https://1.2.65535')]).toEqual([
      true,
      ['IPv4-too-few-parts', 'IPv4-out-of-range-part'],
    ])
    expect(parses('https://1.2.65536')).toBe(false)
  })

  test('5: domain-to-ASCII is fatal for an ASCII domain with a forbidden code point', () => {
    expect([parses('https://exa%23mple.org'), names('https://exa%23mple.org')]).toEqual([
      false,
      ['domain-percent-encoded', 'domain-to-ASCII'],
    ])
  })

  test('6: file-invalid-Windows-drive-letter', () => {
    expect(names('/c:/path/to/file', 'file:///c:/')).toEqual([])
    expect(parse('c:/path', { base: 'file:///c:/' }).url?.scheme).toBe('c')
    expect(names('c|/path', 'file:///c:/')).toEqual([
      'file-invalid-Windows-drive-letter',
      'invalid-URL-unit',
    ])
    expect(names('file:c:/path', 'file:///c:/')).toContain('file-invalid-Windows-drive-letter')
  })

  test('7: special-scheme-missing-following-solidus', () => {
    const name = 'special-scheme-missing-following-solidus'
    expect(names('https:example.org')).toEqual([name])
    expect(names('https:/example.org')).toEqual([name, name])
    expect(names('https:///example.org')).toEqual([name])
    expect(names('https://///example.org')).toEqual([name, name, name])
  })

  test('8: backslashes before the host', () => {
    const name = 'special-scheme-missing-following-solidus'
    expect(names('https:\\\\example.org')).toEqual([name, name, name])
    expect(names('\\\\example.org', 'https://example.com/')).toEqual([
      'invalid-reverse-solidus',
      'invalid-reverse-solidus',
    ])
  })

  test('9: invalid-credentials without credentials', () => {
    expect(names('https://@example.org/')).toEqual(['invalid-credentials'])
    expect(names('https://a@b@example.org/')).toEqual([
      'invalid-credentials',
      'invalid-credentials',
    ])
    expect(parse('https://:@example.org/').url?.href).toBe('https://example.org/')
  })

  test('10: host-missing in URLs that are not special', () => {
    expect(names('foo://:80')).toEqual(['host-missing'])
    expect(names('foo://u@/')).toEqual(['invalid-credentials', 'host-missing'])
    expect(names('foo:///')).toEqual([])
  })

  test('11: missing-scheme-non-relative-URL after an ASCII alpha', () => {
    expect(names('example')).toEqual(['missing-scheme-non-relative-URL'])
    expect(names('example', 'mailto:x@example.com')).toEqual(['missing-scheme-non-relative-URL'])
  })

  test('12: a compressed address with too many pieces', () => {
    expect(names('https://[1:2:3:4::5:6:7:8]/')).toEqual(['IPv6-too-many-pieces'])
    expect(names('https://[1:2:3:4:5:6::1.2.3.4]/')).toEqual(['IPv4-in-IPv6-too-many-pieces'])
    expect(names('https://[1:2:3:4:5::1.2.3.4]/')).toEqual([])
  })

  test('13: IPv6-unclosed in an address that is closed', () => {
    expect(names('https://[::1]x/')).toEqual(['IPv6-unclosed'])
  })

  test('14: invalid-URL-unit in an opaque host', () => {
    expect(names('foo://""""/""')).toEqual([
      'invalid-URL-unit',
      'invalid-URL-unit',
      'invalid-URL-unit',
    ])
  })

  test('15: IPv4 errors of what is no IPv4 address', () => {
    expect(names('https://test.42./')).toEqual([
      'domain-to-ASCII',
      'IPv4-empty-part',
      'IPv4-too-few-parts',
      'IPv4-non-numeric-part',
    ])
  })
})
