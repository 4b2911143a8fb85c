import { describe } from 'vitest'
import { check, conforms } from '../../../support/check.ts'

describe('IPv4 address', () => {
  conforms('https://127.0.0.1/')
  conforms('https://0.0.0.0/')
  conforms('https://255.255.255.255/')

  describe('in another notation', () => {
    check('https://«1.2.3»/', 'ipv4-too-few-parts')
    check('https://«1»/', 'ipv4-too-few-parts')
    check('https://127.0.«0x0».1', 'ipv4-hexadecimal-part')
    check('https://«0X7f».0.0.1/', 'ipv4-hexadecimal-part')
    check('https://1.2.3.«0x»/', 'ipv4-hexadecimal-part')
    check('https://«0177».0.0.«01»/', ['ipv4-octal-part', 'ipv4-octal-part'])
    check('https://«1.2.«65535»»/', ['ipv4-too-few-parts', 'ipv4-large-part'])
    check('https://«««0x7f000001»»»/', [
      'ipv4-too-few-parts',
      'ipv4-hexadecimal-part',
      'ipv4-large-part',
    ])
  })

  describe('with a dot after it', () => {
    check('https://127.0.0.1««.»»/', ['domain-trailing-dot', 'ipv4-trailing-dot'])
  })

  describe('in other characters than ASCII', () => {
    check('https://«１.2.3.4»/', 'ipv4-non-ascii')
    check('https://«1。2。3。4»/', 'ipv4-non-ascii')
    check('https://«①.2.3.4\u00AD»:80/', 'ipv4-non-ascii')
    check('https://««１.2.3»»/', ['ipv4-non-ascii', 'ipv4-too-few-parts'])
  })

  describe('out of range', () => {
    check('https://255.255.«4000».1', 'ipv4-out-of-range')
    check('https://1.2.3.«256»/', 'ipv4-out-of-range')
    check('https://«256».1.1.1/', 'ipv4-out-of-range')
  })

  describe('that is none', () => {
    check('https://««test».42»', ['ipv4-too-few-parts', 'ipv4-non-numeric-part'])
    check('https://1.2.«test».4', 'ipv4-non-numeric-part')
    check('https://1.2.3.«09»', 'ipv4-non-numeric-part')
    check('https://«1.2.3.4.5»/', 'ipv4-too-many-parts')
  })
})
