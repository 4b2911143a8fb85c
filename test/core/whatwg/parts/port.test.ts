import { describe } from 'vitest'
import { check, conforms } from '../../../support/check.ts'

describe('port', () => {
  conforms('https://a.example:/')
  conforms('https://a.example:0/')
  conforms('https://a.example:443/')
  conforms('https://a.example:65535/')
  conforms('https://a.example:0000000065535/')
  conforms('foo://a.example:65535')

  describe('out of range', () => {
    check('https://a.example:«65536»/', 'port-out-of-range')
    check('https://example.org:«70000»', 'port-out-of-range')
    check('https://a.example:«99999999999999999999999»?', 'port-out-of-range')
    check('foo://a:«65536»#', 'port-out-of-range')
    check('https://a.example:«6«\n»5536»', ['port-out-of-range', 'tab-or-newline'])
  })

  describe('invalid', () => {
    check('https://example.org:7«z»', 'port-invalid')
    check('https://example.com:«demo»', 'port-invalid')
    check('https://a.example:«-»1/', 'port-invalid')
    check('https://a.example:8«:»8/', 'port-invalid')
    check('https://a.example:8«💩»8/', 'port-invalid')
    check('foo://a:«\\»80', 'port-invalid')
  })

  describe('without a host', () => {
    check('https://«»:443', 'host-missing-before-port')
    check('foo://«»:80', 'host-missing-before-port')
    check('//«»:80', 'host-missing-before-port', { base: 'https://example.com/' })
  })
})
