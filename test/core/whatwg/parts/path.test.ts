import { describe } from 'vitest'
import { check, conforms } from '../../../support/check.ts'

describe('path', () => {
  conforms("https://a/!$&'()*+,-./:;=@_~")
  conforms('https://a/%00%fF')
  conforms('https://a/é/\u{10FFFD}/\uE000/\uFEFF')
  conforms('https://a/././foo/../..')
  conforms('https://a/%2e%2E/.%2e')
  conforms('', { base: 'https://a/' })
  conforms('a/:b', { base: 'https://a/' })

  check('https://a/b« »c', 'unescaped-space')
  check('https://a/b«   »c« »d', ['unescaped-space', 'unescaped-space'])
  check('https://a/«"»«<»b«>»', [
    'unescaped-quote',
    'unescaped-angle-bracket',
    'unescaped-angle-bracket',
  ])
  check('https://a/«^»«`»«{»b«}»', [
    'unescaped-caret',
    'unescaped-backtick',
    'unescaped-brace',
    'unescaped-brace',
  ])
  check('https://a/«|»', 'unescaped-pipe')
  check('https://a/«[»b«]»', ['unescaped-bracket', 'unescaped-bracket'])
  check('https://a/b«\u0001»c', 'control-character')
  check('https://a/«\u007F»', 'control-character')
  check('https://a/«\u0080»', 'control-character')
  check('https://a/«\uFFFE»', 'noncharacter')
  check('https://a/«\u{10FFFF}»', 'noncharacter')
  check('https://a/«\uDC00»', 'lone-surrogate')
  check('https://a/«\uD800»b', 'lone-surrogate')

  describe('with a stray %', () => {
    check('https://example.org/«%s»', 'stray-percent')
    check('https://a/«%»', 'stray-percent')
    check('https://a/«%4»', 'stray-percent')
    check('https://a/«%4z»41', 'stray-percent')
    check('https://a/«%»%41', 'stray-percent')
    check('https://a/«%%»', 'stray-percent')
    check('https://a/«%»?', 'stray-percent')
    check('https://a/«%»/b', 'stray-percent')
  })

  describe('with backslashes', () => {
    check('https://example.org«\\»path«\\»to«\\»file', [
      'backslash-in-path',
      'backslash-in-path',
      'backslash-in-path',
    ])
    check('https://a/b«\\\\»c', 'backslash-in-path')
    check('«\\»example«\\»..«\\»demo/.«\\»', Array(4).fill('backslash-in-path'), {
      base: 'https://example.com/',
    })
    check('foo:/a«\\»b', 'unescaped-backslash')
    check('foo://a/«\\\\»', 'unescaped-backslash')
  })
})
