import { check as checkUrl, describe as describeIssue } from '@hreflint/core'
import { describe, expect, test } from 'vitest'
import { check, conforms } from '../../../support/check.ts'

describe('empty labels', () => {
  for (const dot of ['.', '\u3002', '\uFF0E', '\uFF61']) {
    check(`http://a${dot}«${dot}»b/`, 'domain-empty-label')
    check(`http://«${dot}»a/`, 'domain-empty-label')
    check(`http://a«${dot}»/`, 'domain-trailing-dot')
    // The last dot is not told once more.
    check(`http://a.«${dot}»/`, 'domain-empty-label')
    check(`http://a«${dot}\u00AD»/`, 'domain-trailing-dot')
  }
  check('http://«..»/', 'domain-empty-label')
  check('http://«.»/', 'domain-empty-label')
  check('http://a«.\u00AD»/', 'domain-trailing-dot')
  check('http://a.«\u00AD».b/', 'domain-empty-label')
  check('http://«\u00AD».b/', 'domain-empty-label')
  check('http://a.«.»«\u00AD»/', ['domain-empty-label', 'domain-trailing-dot'])
})

describe('hyphens', () => {
  check('http://«-»/', 'domain-leading-hyphen')
  check('http://«-»«-»/', ['domain-leading-hyphen', 'domain-trailing-hyphen'])
  check('http://«-»a«-»/', ['domain-leading-hyphen', 'domain-trailing-hyphen'])
  check('http://a.b«-».c/', 'domain-trailing-hyphen')
  check('http://«-»\u2177«-»/', ['domain-leading-hyphen', 'domain-trailing-hyphen'])
  check('http://ab«\uFF0D\uFF0D»c/', 'domain-third-fourth-hyphens')
  check('http://\u{1F642}\u{1F642}«--»c/', 'domain-third-fourth-hyphens')
  check('http://«a\u0301b--c»/', 'domain-third-fourth-hyphens')
  for (const label of ['a--b', 'abc--d', 'ab-c', 'ab-c-d', 'a-bc--d', '\u00E9--a', 'A\u030A--b']) {
    conforms(`http://${label}/`)
    conforms(`http://${label}.${'a'.repeat(60)}.example/`)
  }
})

describe('what is no letter, digit or hyphen', () => {
  check('http://a«_»b«_»c/', ['domain-underscore', 'domain-underscore'])
  check('http://\u00E9«_»\u00E9/', 'domain-underscore')
  check('http://a«!»b«=»c/', ['domain-non-ldh-code-point', 'domain-non-ldh-code-point'])
  check('http://\u00E9«=»\u00E9/', 'domain-non-ldh-code-point')
  check('http://\u00E9«\u037E»a/', 'domain-non-ldh-code-point')
  conforms('http://\u00E9\u2260\u00E9/')
})

describe('lengths, as they are in the Domain Name System', () => {
  const a = (count: number): string => 'a'.repeat(count)
  const whole = (last: number): string => `${`${a(63)}.`.repeat(3)}${a(last)}`
  conforms(`http://${a(63)}/`)
  conforms(`http://${a(63)}.b/`)
  conforms(`http://${whole(61)}/`)
  check(`http://«${whole(62)}»/`, 'domain-too-long')
  check(`http://«${a(64)}»/`, 'domain-label-too-long')
  check(`http://b.«\u00FC${a(56)}».c/`, 'domain-label-too-long')
  conforms(`http://b.\u00FC${a(55)}.c/`)

  test.each([
    [a(64), [64]],
    [`b.${'\u00E9'.repeat(60)}`, [new URL(`http://${'\u00E9'.repeat(60)}`).hostname.length]],
    [a(1024), [1024, 1024]],
    [a(1025), [1025, 1025]],
    [`\u00E9${a(1024)}`, [1033, 1033]],
    [`\u00E9.${a(1025)}`, [1033, 1025]],
    [whole(62), [254]],
    [`b.${whole(65)}`, [65, 259]],
  ])('%.70s…', (host, lengths) => {
    const url = `http://${host}/`
    const messages = checkUrl(url).map(issue => describeIssue(issue, url).message)
    const numbers = messages.map(message => Number(/has (\d+) characters/.exec(message)?.[1]))
    expect(numbers.toSorted((x, y) => y - x)).toEqual(lengths.toSorted((x, y) => y - x))
  })
})

describe('right to left', () => {
  conforms('http://\u05D0.a/')
  check('http://\u05D0.«1a»/', 'domain-bidi')
  check('http://«\u05D0a».b/', 'domain-bidi')
  check('http://b.«\u0627a»/', 'domain-bidi')
  check('http://xn--4db.«1a».«2b».c/', ['punycode-bidi', 'punycode-bidi'])
  check('http://«1».xn--4db/', 'punycode-bidi')
  check('http://«\u0627\u200Da»/', 'domain-invalid')
})

describe('joiners and combining marks', () => {
  conforms('http://\u0915\u094D\u200D\u0915/')
  check('http://a.«\u200C»a«\u200D»/', ['domain-joiner', 'domain-joiner'])
  check('http://a.«\u0301»b/', 'domain-combining-mark')
  check('http://«\u{1D165}»b/', 'domain-combining-mark')
  check('http://«\u0301»\u200D/', 'domain-combining-mark')
})

describe('code points that no host takes', () => {
  check('http://a«  »b/', 'domain-forbidden-code-point')
  check('http://a«\uFF05»b«\u2048»c/', [
    'domain-forbidden-code-point',
    'domain-forbidden-code-point',
  ])
  check('http://a««%20%20»»b/', ['domain-percent-encoded', 'domain-forbidden-code-point'])
  check('http://«\u2488»a«\u2488»/', [
    'domain-disallowed-code-point',
    'domain-disallowed-code-point',
  ])
  check('http://««%E2%92%88»»a/', ['domain-percent-encoded', 'domain-disallowed-code-point'])
  check('http://a\u00E9«\x7F»/', 'domain-forbidden-code-point')
})

describe('Punycode', () => {
  check('http://«xn--»/', 'punycode-non-canonical')
  check('http://«XN--a-».b/', 'punycode-non-canonical')
  check('http://a.«xn---»/', 'punycode-undecodable')
  check('http://\u00E9.«xn--0»/', 'domain-undecodable-punycode')
  conforms('http://xn--ls8h.\u00E9/')
})
