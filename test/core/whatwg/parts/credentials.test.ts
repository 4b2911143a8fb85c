import { describe } from 'vitest'
import { check } from '../../../support/check.ts'

describe('credentials', () => {
  check('https://«user@»example.org/', 'credentials')
  check('https://«user:password@»example.org/', 'credentials')
  check('https://«:password@»example.org/', 'credentials')
  check('ssh://«user@»example.org', 'credentials')
  check('//«user@»example.org', 'credentials', { base: 'https://example.com/' })

  describe('empty', () => {
    check('https://«@»example.org/', 'empty-credentials')
    check('https://«:@»example.org/', 'empty-credentials')
    check('foo://«@»example.org/', 'empty-credentials')
  })

  describe('with an @ in them', () => {
    check('https://«a«@»b@»example.org/', ['credentials', 'unescaped-at-sign'])
  })

  describe('and no host', () => {
    check('https://«user:pass@»«»', ['credentials', 'host-missing-after-credentials'])
    check('https://«user@»«»/example.org', ['credentials', 'host-missing-after-credentials'])
    check('foo://«user@»«»', ['credentials', 'host-missing-after-credentials'])
    check('https://«@»«»/example.org', ['empty-credentials', 'host-missing-after-credentials'])
    check('https://«@»«»:80', ['empty-credentials', 'host-missing-before-port'])
  })
})
