import { describe } from 'vitest'
import { check, conforms } from '../../../support/check.ts'

describe('query', () => {
  conforms('https://a/?')
  conforms("https://a/?a='b'&c=/?:@")
  conforms('?é', { base: 'https://a/' })
  conforms('?é', { base: 'https://a/', encoding: 'windows-1252' })
  conforms('?☕', { base: 'https://a/', encoding: 'windows-1252' })
  check('https://a/?b« »c', 'unescaped-space')
  check('https://a/?«[]»', 'unescaped-bracket')
  check('https://a/?«\\»', 'unescaped-backslash')
  check('https://a/?a«|»b', 'unescaped-pipe')
  check('https://a/?«%»', 'stray-percent')
  check('https://a/?«%u0»041', 'stray-percent')
  check('https://a/?«\u0001»#', 'control-character')
  check('foo:?a«"»', 'unescaped-quote')
  check('foo:?a« »b', 'unescaped-space')
})
