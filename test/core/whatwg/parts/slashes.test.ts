import { describe } from 'vitest'
import { check, conforms } from '../../../support/check.ts'

const onHttps = { base: 'https://example.com/a/b' }

describe('slashes after the scheme', () => {
  describe('missing', () => {
    check('https:«»example.org', 'missing-slashes')
    check('https:/«»example.org', 'missing-slashes')
    check('https:«»example.org', 'missing-slashes', { base: 'http://example.com/' })
    check('https:«»example.org', 'missing-slashes', { base: 'mailto:x' })
  })

  describe('too many', () => {
    check('https://«/»example.org', 'extra-slashes')
    check('https://«////»example.com///', 'extra-slashes')
    check('//«/»example.org', 'extra-slashes', onHttps)
  })

  describe('backslashes', () => {
    check('https:«\\\\»example.org', 'backslash-after-scheme')
    check('https:«/\\»example.org', 'backslash-after-scheme')
    check('https:«\\/»example.org', 'backslash-after-scheme')
    check('«\\\\»example.org', 'backslash-before-host', onHttps)
    check('/«\\»example.org', 'backslash-before-host', onHttps)
    check('«\\»/example.org', 'backslash-before-host', onHttps)
    check('«\\»a', 'backslash-in-path', onHttps)
  })

  describe('a relative URL with the scheme of its base', () => {
    check('«https:»example.org', 'relative-with-scheme', onHttps)
    check('«https:»/c', 'relative-with-scheme', onHttps)
    check('«HTTPS:»?q', 'relative-with-scheme', onHttps)
    check('«https:»', 'relative-with-scheme', onHttps)
    check('«https:»#f', 'relative-with-scheme', onHttps)
    conforms('https://example.org', onHttps)
  })

  describe('in URLs that are not special', () => {
    conforms('foo:bar')
    conforms('foo:/bar')
    conforms('foo://bar')
    conforms('foo:///bar')
    conforms('foo:////bar')
    conforms('///bar', { base: 'foo://host/' })
    check('foo:«\\\\»bar', 'unescaped-backslash')
    check('«\\\\»bar', 'unescaped-backslash', { base: 'foo://host/' })
  })
})
