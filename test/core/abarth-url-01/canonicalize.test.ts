import { parse } from '@hreflint/core'
import { findSpec } from '@hreflint/core/specs'
import { describe, expect, test } from 'vitest'
import { check } from '../../support/check.ts'

const spec = 'abarth-url-01'

describe('the canonical form', () => {
  test.each([
    ['HTTP://EXAMPLE.com', 'http://example.com/'],
    ['http:example.com', 'http://example.com/'],
    ['http:\\\\a\\b', 'http://a/b'],
    ['http://a\\b', 'http://a/b'],
    ['http://example.com;', 'http://example.com/;'],
    ['http://u:p:q@r@h:0080/', 'http://u:p%3Aq%40r@h/'],
    ['http://:@h/', 'http://h/'],
    ['http://h:/', 'http://h/'],
    ['http://h/a/./b/../%2e%2E/%7eu%2fv%zz', 'http://h/~u%2fv%zz'],
    ['http://h/?#', 'http://h/?#'],
    ['http://h/?é"#é\tf', 'http://h/?%C3%A9%22#é%09f'],
    ['http://0x7f.1/', 'http://127.0.0.1/'],
    ['http://0300.0250.1./', 'http://192.168.0.1/'],
    ['http://1.2.3.4.5/', 'http://1.2.3.4.5/'],
    ['http://08/', 'http://08/'],
    ['http://[::FFFF:1.2.3.4]/', 'http://[::ffff:102:304]/'],
    ['http://[1:0:0:2:0:0:0:3]/', 'http://[1:0:0:2::3]/'],
    ['http://faß.example/', 'http://fass.example/'],
    ['http://%E2%98%BA.net/', 'http://xn--74h.net/'],
    ['http://\uFF05\uFF14\uFF11.com/', 'http://a.com/'],
    ['http://a_b/', 'http://a_b/'],
    ['mailto:A b?c#d', 'mailto:A b?c#d'],
    ['file:///a', 'file:///a'],
    ['file://h/a', 'file://h/a'],
    ['file:a', 'file:///a'],
  ])('%j is %j', (input, href) => {
    expect(parse(input, { spec: findSpec(spec) }).url?.href).toBe(href)
  })

  test.each([
    ['x', 'http://h', 'http://h/x'],
    ['../../x', 'http://h/a/b', 'http://h/x'],
    ['y', 'http://h;x', 'http://h/y'],
    ['http:g', 'http://example.com/b/c?d#e', 'http://example.com/b/g'],
    ['a\\b', 'http://example.com/b/c?d#e', 'http://example.com/b/a/b'],
    [':x', 'http://example.com/b/c?d#e', 'http://example.com/b/:x'],
    ['#a#b', 'http://example.com/b/c?d#e', 'http://example.com/b/c?d#a#b'],
    ['//☺.net/?☺', 'http://example.com/b/c?d#e', 'http://xn--74h.net/?%E2%98%BA'],
    ['///x', 'file:///a/b', 'file:///x'],
  ])('%j on %j is %j', (input, base, href) => {
    expect(parse(input, { spec: findSpec(spec), base }).url?.href).toBe(href)
  })

  test('the query is in the encoding of the document', () => {
    const { url } = parse('http://h/é?é☺', { spec: findSpec(spec), encoding: 'windows-1252' })
    expect(url?.href).toBe('http://h/%C3%A9?%E9%26%239786%3B')
  })
})

describe('what is escaped', () => {
  check(
    'http://u:«é»«:»@goo« »goo.com/«"»?«<»#«\t»a',
    [
      'non-ascii-character',
      'unescaped-colon',
      'host-escaped-character',
      'unescaped-quote',
      'unescaped-angle-bracket',
      'control-character',
    ],
    { spec },
  )
  check('../«é»', 'non-ascii-character', { spec, base: 'http://h/é/é' })
})

describe('what is invalid', () => {
  check('http://a«%»zz/', 'host-invalid-code-point', { spec })
  check('http://a.«\u0661a\u05D0»/', 'domain-invalid', { spec })
  check('http://«％００»/', 'host-invalid-code-point', { spec })
  check('http://h:«99999»/', 'port-out-of-range', { spec })
  check('«x»', 'relative-with-opaque-base', { spec, base: 'data:,x' })
})

test('components have the spans of their text', () => {
  const input = ' http:\\\\u:p@h:8/a?b#c '
  const { components } = parse(input, { spec: findSpec(spec) })
  const texts = Object.entries(components).map(([name, span]) => [
    name,
    span === null ? null : input.slice(span.start, span.end),
  ])
  expect(Object.fromEntries(texts)).toEqual({
    scheme: 'http',
    username: 'u',
    password: 'p',
    host: 'h',
    port: '8',
    path: '/a',
    query: 'b',
    fragment: 'c',
  })
})

test('components that come from the base have no span', () => {
  const { components } = parse('x?y', { spec: findSpec(spec), base: 'http://h/a/b' })
  expect(components).toMatchObject({ scheme: null, host: null, path: { start: 0, end: 1 } })
})
