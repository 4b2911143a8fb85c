import { describe } from 'vitest'
import { check } from '../../../support/check.ts'

describe('several mistakes in one URL', () => {
  check('http:«\\\\»exa« »mple.com\\a b', ['backslash-after-scheme', 'domain-forbidden-code-point'])
  check('http:«\\\\»example.com«\\»a« »b', [
    'backslash-after-scheme',
    'backslash-in-path',
    'unescaped-space',
  ])
  check('« »https:«»«u:p@»«0x7f».0.0.1:80«\\»a« »b?«|»#c«#»d« »', [
    'outer-space',
    'missing-slashes',
    'credentials',
    'ipv4-hexadecimal-part',
    'backslash-in-path',
    'unescaped-space',
    'unescaped-pipe',
    'second-number-sign',
    'outer-space',
  ])
  check('https://example.com/«[]»?«[]»#«[]»', Array(3).fill('unescaped-bracket'))
  check('https://example/«%»?«%»#«%»', Array(3).fill('stray-percent'))
  check('https://«-»a«_»b.«-»c«-»/', [
    'domain-leading-hyphen',
    'domain-underscore',
    'domain-leading-hyphen',
    'domain-trailing-hyphen',
  ])
})
