import { parse } from '@hreflint/core'
import { findSpec } from '@hreflint/core/specs'
import { describe, expect, test } from 'vitest'
import { check } from '../../support/check.ts'

const spec = 'webspecs-url'

describe('E-S-12: what the host is taken with from the base', () => {
  const base = 'http://u:p@h:81/a/b?c#d'
  test.each([
    ['x', 'http://u:p@h:81/a/x'],
    ['/x', 'http://u:p@h:81/x'],
    ['http:x', 'http://u:p@h:81/a/x'],
    ['http:/x', 'http://u:p@h:81/x'],
    ['?x', 'http://u:p@h:81/a/b?x'],
    ['#x', 'http://u:p@h:81/a/b?c#x'],
    ['', 'http://u:p@h:81/a/b?c'],
    ['//i', 'http://i/'],
    ['https:x', 'https://x/'],
  ])('%j on it', (input, href) => {
    expect(parse(input, { spec: findSpec(spec), base }).url?.href).toBe(href)
  })
})

describe('E-S-13: an empty reference keeps the query of the base', () => {
  test.each([
    ['', 'http://h/a?q'],
    ['#', 'http://h/a?q#'],
    ['http:', 'http://h/a?q'],
    ['http:#f', 'http://h/a?q#f'],
    ['?', 'http://h/a?'],
    ['.', 'http://h/'],
    ['/', 'http://h/'],
    ['a', 'http://h/a'],
  ])('%j', (input, href) => {
    expect(parse(input, { spec: findSpec(spec), base: 'http://h/a?q' }).url?.href).toBe(href)
  })
})

describe('E-S-29: the encoding override', () => {
  const cases: readonly [input: string, encoding: string | undefined, href: string][] = [
    ['http://h/é?é#é', 'windows-1252', 'http://h/%C3%A9?%E9#é'],
    ['http://é@h/?é', 'windows-1252', 'http://%C3%A9@h/?%E9'],
    ['http://h/?é', undefined, 'http://h/?%C3%A9'],
    ['http://h/?é', 'utf-16le', 'http://h/?%C3%A9'],
    ['https://h/?☺', 'windows-1252', 'https://h/?%26%239786%3B'],
    ['ftp://h/?表', 'shift_jis', 'ftp://h/?%95\\'],
    ['file:///?é', 'windows-1252', 'file:///?%E9'],
    ['ws://h/?é', 'windows-1252', 'ws://h/?%C3%A9'],
    ['WSS://h/?é', 'windows-1252', 'wss://h/?%C3%A9'],
    ['mailto:x?é', 'windows-1252', 'mailto:x?%C3%A9'],
  ]
  test.each(cases)('%s in %s', (input, encoding, href) => {
    expect(parse(input, { spec: findSpec(spec), encoding }).url?.href).toBe(href)
  })

  test.each([
    ['http://h/', 'http://h/?%E9'],
    ['ws://h/', 'ws://h/?%E9'],
  ])('reaches a relative URL on %s', (base, href) => {
    expect(parse('?é', { spec: findSpec(spec), base, encoding: 'windows-1252' }).url?.href).toBe(
      href,
    )
  })

  test('does not reach the base', () => {
    const options = { spec: findSpec(spec), base: 'http://h/?é', encoding: 'windows-1252' }
    expect(parse('#x', options).url?.href).toBe('http://h/?%C3%A9#x')
  })
})

describe('empty labels, as they are in the host that results', () => {
  check('http://a.«».b/', 'domain-empty-label', { spec })
  check('http://««a%2E%2Eb»»/', ['host-not-canonical', 'domain-empty-label'], { spec })
  check('http://««a%2E»»/', ['host-not-canonical', 'domain-empty-label'], { spec })
  check('http://«.%61»/', 'host-not-canonical', { spec })
})
