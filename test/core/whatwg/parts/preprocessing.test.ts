import { describe } from 'vitest'
import { check } from '../../../support/check.ts'

describe('preprocessing', () => {
  check('« »https://example.org« »', ['outer-space', 'outer-space'])
  check('«  »https://example.org/', 'outer-space')
  check('https://example.org/«\u0001»', 'outer-control')
  check('«\u0000»https://example.org/', 'outer-control')
  check('ht«\n»tps://example.org', 'tab-or-newline')
  check('https://example.org/a«\t»b', 'tab-or-newline')
  check('https://example.org/a«\r\n»b', 'tab-or-newline')
  check('https://a.example/%«\t»41', 'tab-or-newline')
  check('https:/«\t»/a.example/', 'tab-or-newline')
  check('https://a.example/«%«\t»4z»', ['stray-percent', 'tab-or-newline'])
  check('https://a.ex«\n»ample«_»b/', ['tab-or-newline', 'domain-underscore'])
})
