import { describe } from 'vitest'
import { check, conforms } from '../../../support/check.ts'

describe('domain', () => {
  conforms('https://localhost/')
  conforms('https://EXAMPLE.com/')
  conforms('https://faß.example/')
  conforms('https://☕.example/')
  conforms('https://xn--53h.example/')
  conforms('https://ＥＸＡＭＰＬＥ。com/')
  conforms('https://a\u00ADb.example/')
  conforms(`https://${'a'.repeat(63)}.example/`)
  conforms(`https://${'a.'.repeat(126)}a/`)

  describe('that the strict ToASCII refuses and browsers keep', () => {
    check('https://a.foo«_»bar.example/', 'domain-underscore')
    check('https://«-»a.example/', 'domain-leading-hyphen')
    check('https://a«-».example/', 'domain-trailing-hyphen')
    check('https://ab«--»c.example/', 'domain-third-fourth-hyphens')
    check('https://example.com«.»/', 'domain-trailing-dot')
    check('https://a.«.»example/', 'domain-empty-label')
    check('https://«.»example/', 'domain-empty-label')
    check(`https://«${'a'.repeat(64)}».example/`, 'domain-label-too-long')
    check(`https://«${'a.'.repeat(126)}ab»/`, 'domain-too-long')
    check('https://«xn--a».example/', 'punycode-invalid-label')
    check('https://«xn--é».example/', 'domain-undecodable-punycode')
    check('https://«xn--0».example/', 'punycode-undecodable')
    check('https://«xn--example-».example/', 'punycode-non-canonical')
    check('https://a.«xn--».example/', 'punycode-non-canonical')
    check('https://a«!»b.example/', 'domain-non-ldh-code-point')
  })

  describe('that nothing accepts', () => {
    check('https://ex« »ample.org/', 'domain-forbidden-code-point')
    check('https://exa«<»mple.org/', 'domain-forbidden-code-point')
    check('https://a«\uFDD0».example/', 'domain-disallowed-code-point')
    check('https://a.b«\uFFFD».example/', 'domain-disallowed-code-point')
    check('https://a«\uD800»/', 'domain-disallowed-code-point')
    check('https://«\u00AD»/', 'domain-empty')
    check('https://«\u0301»a.example/', 'domain-combining-mark')
    check('https://a«\u200D»b.example/', 'domain-joiner')
    check('https://«\u05D0a».example/', 'domain-bidi')
  })

  describe('percent-encoded', () => {
    check('https://exam«%70»le.org', 'domain-percent-encoded')
    check('https://«%65%78»ample.org', 'domain-percent-encoded')
    check('https://exa««%23»»mple.org', ['domain-percent-encoded', 'domain-forbidden-code-point'])
  })
})
