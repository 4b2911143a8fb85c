import { parse } from '@hreflint/core'
import { findSpec } from '@hreflint/core/specs'
import { describe, expect, test } from 'vitest'
import { check } from '../../support/check.ts'

const spec = 'abarth-url-01'
const ascii = Array.from({ length: 128 }, (_, unit) => String.fromCharCode(unit))
const escapeOf = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`

/** The ABNF of the draft. */
const hostEscaped = /[\0-*,/;-@\\^`{-\x7f]/
const pathEscaped = /[\0- "#%<>?\\^`{-}\x7f]/
const pathUnescaped = /[-0-9A-Za-z_~.]/
/** What GURL's table of host characters refuses. */
const hostRefused = /[\0-\x1f%/;?\\^~\x7f]/

const read = (input: string) => {
  const { url, issues } = parse(input, { spec: findSpec(spec) })
  return {
    url,
    issues: issues.map(({ code, span }) => [
      code.slice(spec.length + 1),
      input.slice(span.start, span.end),
    ]),
  }
}

describe('each ASCII character', () => {
  test('in a host, escaped', () => {
    for (const character of ascii) {
      const escaped = escapeOf(character)
      const { url, issues } = read(`http://a${escaped}b/`)
      const host = url?.host ?? null
      if (/[:[\]]/.test(character)) {
        expect([character, host, issues]).toEqual([
          character,
          null,
          [['ipv6-invalid', `a${escaped}b`]],
        ])
      } else if (hostRefused.test(character)) {
        expect([host, issues]).toEqual([null, [['host-invalid-code-point', escaped]]])
      } else if (hostEscaped.test(character)) {
        expect([host, issues]).toEqual([`a${escaped}b`, [['host-escaped-character', escaped]]])
      } else expect([host, issues]).toEqual([`a${character.toLowerCase()}b`, []])
    }
  })

  test('in a path', () => {
    for (const character of ascii.filter(character => !'%\\?#'.includes(character))) {
      const isEscaped = pathEscaped.test(character)
      const { url, issues } = read(`http://h/a${character}b`)
      expect(url?.path).toBe(`/a${isEscaped ? escapeOf(character) : character}b`)
      expect(issues.map(([, text]) => text)).toEqual(isEscaped ? [character] : [])
    }
  })

  test('in a path, escaped', () => {
    for (const character of ascii) {
      const escaped = escapeOf(character)
      const { url, issues } = read(`http://h/a${escaped}${escaped.toLowerCase()}b`)
      const written = pathUnescaped.test(character)
        ? character + character
        : escaped + escaped.toLowerCase()
      expect([url?.path, issues]).toEqual([`/a${written}b`, []])
    }
  })

  test('in a query and in a fragment', () => {
    for (const character of ascii.filter(character => character !== '#')) {
      const inQuery = read(`http://h/?a${character}b`)
      const isEscaped = /[\0- "<>\x7f]/.test(character)
      expect(inQuery.url?.query).toBe(`a${isEscaped ? escapeOf(character) : character}b`)
      expect(inQuery.issues.map(([, text]) => text)).toEqual(isEscaped ? [character] : [])
      const inFragment = read(`http://h/#a${character}b`)
      const isControl = character < ' '
      expect(inFragment.url?.fragment).toBe(`a${isControl ? escapeOf(character) : character}b`)
      expect(inFragment.issues.map(([, text]) => text)).toEqual(isControl ? [character] : [])
    }
  })

  test('in user name and password', () => {
    for (const character of ascii.filter(character => !'/;?#\\:'.includes(character))) {
      const { url } = read(`http://a${character}b:c${character}d@h/`)
      const isKept = /[A-Za-z0-9\-._~!$&'()*+,;=%]/.test(character)
      const written = isKept ? character : escapeOf(character)
      expect([url?.username, url?.password]).toEqual([`a${written}b`, `c${written}d`])
    }
  })
})

describe('escapes of a host', () => {
  test.each([
    'http://%C3%A9%C3%BF.example/',
    'http://%E4%B8%AD%EF%BC%A1.example/',
    'http://%F0%90%8E%A0%F0%A0%80%80.example/',
    'http://a%C3%A9%E4%B8%AD%F0%A0%80%80%42.example/',
  ])('%s is what the URL Standard makes of it', input => {
    expect(read(input)).toMatchObject({ url: { host: new URL(input).hostname }, issues: [] })
  })

  check('http://a«%C3»b/', 'host-invalid-code-point', { spec })
  check('http://é«%E4%B8»%C3%A9/', 'host-invalid-code-point', { spec })
  check(
    'http://«%80»%F0%A0%80%80«%C0%F4%90»',
    ['host-invalid-code-point', 'host-invalid-code-point'],
    { spec },
  )
  check('http://%C3%A9«%20»%C3%A9/', 'host-escaped-character', { spec })
})

describe('what is wrong is shown where it is written', () => {
  check(`http://a.«${'b'.repeat(64)}».c/`, 'domain-invalid', { spec })
  check(`http://%61.«%62${'b'.repeat(63)}».c/`, 'domain-invalid', { spec })
  check('http://a.«xn--é».c/', 'domain-invalid', { spec })
  check('http://«»', 'host-missing', { spec })
  check('http://h:8«a»9b/', 'port-invalid', { spec })
  check('http://h:«ab»/', 'port-invalid', { spec })
  check('http://h:«65536»/', 'port-out-of-range', { spec })
  check('http://h:«100000»/', 'port-out-of-range', { spec })
  check('http://h:65535/', [], { spec })
  check('http://h/«\u{1F600}»a«é»?«\u{1F600}»', Array(3).fill('non-ascii-character'), { spec })
  check('http://u«@»v@h/', 'unescaped-at-sign', { spec })
  check('«a\u{1F600}:b»', 'relative-with-opaque-base', { spec, base: 'x:y' })
  check('http://«[::1]x»/', 'ipv6-invalid', { spec })
})

describe('ports', () => {
  test.each([
    ['http://h:080/', null],
    ['http://h:0/', '0'],
    ['http://h:00/', '0'],
    ['http://h:01080/', '1080'],
    ['http://h:65535/', '65535'],
    ['https://h:443/', null],
    ['https://h:80/', '80'],
    ['http://h:100/', '100'],
    ['ftp://h:21', null],
    ['gopher://h:70', null],
    ['ws://h:443', '443'],
  ])('%s has %j', (input, port) => {
    expect(read(input)).toMatchObject({ url: { port }, issues: [] })
  })
})

describe('around a URL and its authority', () => {
  test.each([
    ['\0 \x1fhttp://h/\x1f \0', 'http://h/'],
    ['http:h', 'http://h/'],
    ['http:/\\/\\h', 'http://h/'],
    ['http:////h\\a', 'http://h/a'],
    ['http://u@h', 'http://u@h/'],
    ['http://u:@h', 'http://u@h/'],
    ['http://:p@h', 'http://:p@h/'],
    ['http://[::1]:8/', 'http://[::1]:8/'],
    ['http://u:[@h:8/', 'http://u:%5B@h:8/'],
  ])('%j is %j', (input, href) => {
    expect(read(input).url?.href).toBe(href)
  })

  test.each([
    ['/', 'http://h/a/b', 'http://h/'],
    ['\\', 'http://h/a/b', 'http://h/'],
    ['/\\i', 'http://h/a/b', 'http://i/'],
    ['\\', 'http://h', 'http://h/'],
    ['http:', 'http://h/a', 'http://h/a'],
    ['http:/', 'http://h/a', 'http://h/'],
    [' ', 'http://h/a', 'http://h/a'],
    ['', 'mailto:x', null],
    ['http://i', 'x', null],
  ])('%j on %s is %j', (input, base, href) => {
    expect(parse(input, { spec: findSpec(spec), base }).url?.href ?? null).toBe(href)
  })
})
