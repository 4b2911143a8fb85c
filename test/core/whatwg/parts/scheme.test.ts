import { describe } from 'vitest'
import { check, conforms } from '../../../support/check.ts'

describe('scheme', () => {
  conforms('https://example.com/')
  conforms('HTTPS://example.com/')
  conforms('a+b-.1:x')
  conforms('x:')

  describe('missing, without a base', () => {
    check('«example»', 'missing-scheme')
    check('«»', 'missing-scheme')
    check('«/a b»', 'missing-scheme')
    check('«//example.com/»', 'missing-scheme')
    check('«?q»', 'missing-scheme')
    check('«1http://example.com/»', 'missing-scheme')
    check('«💩»', 'missing-scheme')
    check('«ht tps://example.com/»', 'missing-scheme')
    check('«://example.com»', 'missing-scheme')
  })

  describe('without its colon', () => {
    check('https«»//example.com/', 'missing-scheme-colon')
    check('http«»//example.com', 'missing-scheme-colon')
  })

  describe('missing, on a base with an opaque path', () => {
    check('«example»', 'relative-with-opaque-base', { base: 'mailto:x@example.com' })
    check('«💩»', 'relative-with-opaque-base', { base: 'mailto:user@example.org' })
    check('«?q»', 'relative-with-opaque-base', { base: 'mailto:x@example.com' })
    check('«»', 'relative-with-opaque-base', { base: 'mailto:x@example.com' })
    conforms('#f', { base: 'mailto:x@example.com' })
    conforms('tel:1', { base: 'mailto:x@example.com' })
  })

  describe('a base that is not a URL', () => {
    check('«a»', 'invalid-base', { base: 'https://' })
  })
})
