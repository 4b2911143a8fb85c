import { describe } from 'vitest'
import { check, conforms } from '../../../support/check.ts'

describe('opaque path', () => {
  conforms('mailto:a@example.com')
  conforms('urn:isbn:9780307476463')
  conforms('data:text/plain,é%20')
  conforms('javascript:')
  conforms('c:/x')
  check('foo:a« »b', 'opaque-path-space')
  check('foo:a« »« »?q', ['opaque-path-space', 'unescaped-space'])
  check('foo:a« »#f', 'unescaped-space')
  check('foo:«"»a«<»', ['unescaped-quote', 'unescaped-angle-bracket'])
  check('foo:a«\\»b', 'unescaped-backslash')
  check('foo:«%»', 'stray-percent')
  check('foo:a«\u0000»b', 'control-character')
  check('foo:«\uD800»', 'lone-surrogate')
  check('javascript:a«[»0«]»', ['unescaped-bracket', 'unescaped-bracket'])
})
