import { describe } from 'vitest'
import { check, conforms } from '../../../support/check.ts'

describe('host', () => {
  describe('missing', () => {
    check('https://«»', 'host-missing')
    check('https://«»#fragment', 'host-missing')
    check('https://«»?q', 'host-missing')
    check('https:«»«»', ['missing-slashes', 'host-missing'])
    check('//«»', 'host-missing', { base: 'https://example.com/' })
    conforms('foo://')
    conforms('foo:///p')
    conforms('file://')
  })

  describe('opaque', () => {
    conforms('foo://EXAMPLE.com')
    conforms('foo://a%00b')
    conforms('foo://é')
    conforms('foo://256.0x.09')
    check('foo://exa«[»mple.org', 'host-invalid-code-point')
    check('foo://a«^»b', 'host-invalid-code-point')
    check('foo://a« »b', 'host-invalid-code-point')
    check('foo://a«|»b<', 'host-invalid-code-point')
    check('foo://«"»a«`»b«{»', ['unescaped-quote', 'unescaped-backtick', 'unescaped-brace'])
    check('foo://a«%»', 'stray-percent')
    check('foo://a«%zz»', 'stray-percent')
    check('foo://a«%1»:80', 'stray-percent')
    check('foo://a«\u007F»', 'control-character')
    check('foo://a«\uFDD0»', 'noncharacter')
    check('foo://a«\uD800»', 'lone-surrogate')
  })
})
