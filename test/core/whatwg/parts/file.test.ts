import { describe } from 'vitest'
import { check, conforms } from '../../../support/check.ts'

const onFile = { base: 'file:///C:/a/b' }

describe('file URL', () => {
  conforms('file:///')
  conforms('file://localhost/')
  conforms('file:////x')
  conforms('file:///C:/demo')
  conforms('FILE://host/p?q#f')
  conforms('..', onFile)
  conforms('/c:/path/to/file', onFile)
  conforms('//host/p', onFile)
  conforms('///p', onFile)

  describe('without its slashes', () => {
    check('file:«»c:/my-secret-folder', 'file-missing-slashes')
    check('file:«»/a', 'file-missing-slashes')
    check('file:«»', 'file-missing-slashes')
    check('file:«»#f', 'file-missing-slashes')
  })

  describe('on a file base', () => {
    check('«file:»a', 'relative-with-scheme', onFile)
    check('«file:»/a', 'relative-with-scheme', onFile)
    check('«file:»', 'relative-with-scheme', onFile)
  })

  describe('with backslashes', () => {
    check('file:«»«\\\\»host/', ['file-missing-slashes', 'backslash-in-file-url'])
    check('file:«»/«\\»host/', ['file-missing-slashes', 'backslash-in-file-url'])
    check('file:///a«\\»b', 'backslash-in-path')
    check('«\\»a', 'backslash-in-path', onFile)
  })

  describe('with a drive letter', () => {
    check('file://«c:»', 'drive-letter-as-host')
    check('file://«C|»/a', 'drive-letter-as-host')
    check('file:///C«|»/demo', 'drive-letter-pipe')
    check('file:///C«|»', 'drive-letter-pipe')
    check('file:///a/C«|»/demo', 'unescaped-pipe')
    check('/C«|»/demo', 'drive-letter-pipe', onFile)
    check('«C«|»»/demo', ['drive-letter-relative', 'drive-letter-pipe'], onFile)
  })

  describe('with a host that is wrong', () => {
    check('file://loc«%61»lhost/', 'domain-percent-encoded')
    check('file://a«_»b/', 'domain-underscore')
    check('file://a«:»80/', 'domain-forbidden-code-point')
    check('file://[::1«»/', 'ipv6-unclosed')
  })
})
