import { describe } from 'vitest'
import { check, conforms } from '../../../support/check.ts'

describe('IPv6 address', () => {
  conforms('https://[::]/')
  conforms('https://[::1]:80/')
  conforms('https://[1:2:3:4:5:6:7:8]/')
  conforms('https://[1:2:3:4:5:6:7::]/')
  conforms('https://[::2:3:4:5:6:7:8]/')
  conforms('https://[ABCD::EF01]/')
  conforms('https://[::127.0.0.1]/')
  conforms('https://[1:2:3:4:5:6:7.8.9.10]/')
  conforms('foo://[::1]/')
  conforms('file://[::1]/')

  describe('with zeros before a piece', () => {
    check('https://[::«01»]', 'ipv6-piece-leading-zero')
    check('https://[«0001»::«00»]/', ['ipv6-piece-leading-zero', 'ipv6-piece-leading-zero'])
    check('foo://[::«01»]', 'ipv6-piece-leading-zero')
  })

  describe('whose brackets do not close', () => {
    check('https://[::1«»', 'ipv6-unclosed')
    check('https://[::1«»/', 'ipv6-unclosed')
    check('https://[::1]«x»/', 'ipv6-text-after-bracket')
    check('foo://[::1«»', 'ipv6-unclosed')
  })

  describe('with pieces too many or too few', () => {
    check('https://[«1:2:3»]', 'ipv6-too-few-pieces')
    check('https://[«»]/', 'ipv6-too-few-pieces')
    check('https://[1:2:3:4:5:6:7:8:«9»]', 'ipv6-too-many-pieces')
    check('https://[1:2:3:4::5:6:7:«8»]', 'ipv6-too-many-pieces')
  })

  describe('compressed wrongly', () => {
    check('https://[«:»1]', 'ipv6-lone-leading-colon')
    check('https://[«:»]', 'ipv6-lone-leading-colon')
    check('https://[1::1«::»1]', 'ipv6-multiple-compression')
  })

  describe('with what does not belong there', () => {
    check('https://[1:2:3«!»:4]', 'ipv6-invalid-code-point')
    check('https://[«w»ww.example.com]/', 'ipv6-invalid-code-point')
    check('https://[1:2:3«:»]', 'ipv6-unexpected-end')
    check('https://[::«12345»]/', 'ipv6-piece-too-long')
    check('https://[fe80::1«%25en0»]/', 'ipv6-zone-id')
    check('https://[0:0::«%31»]', 'ipv6-zone-id')
  })

  describe('with an IPv4 address inside', () => {
    check('https://[1:1:1:1:1:1:1:«127.0.0.1»]', 'ipv4-in-ipv6-too-many-pieces')
    check('https://[ffff::«.»0.0.1]', 'ipv4-in-ipv6-invalid-code-point')
    check('https://[ffff::127.0.«x»yz.1]', 'ipv4-in-ipv6-invalid-code-point')
    check('https://[ffff::127.0«x»yz]', 'ipv4-in-ipv6-invalid-code-point')
    check('https://[ffff::127.«00».0.1]', 'ipv4-in-ipv6-leading-zero')
    check('https://[ffff::127.0.0.1«.»2]', 'ipv4-in-ipv6-invalid-code-point')
    check('https://[ffff::127.0.0.«4000»]', 'ipv4-in-ipv6-out-of-range-part')
    check('https://[ffff::«127.0.0»]', 'ipv4-in-ipv6-too-few-parts')
  })
})
