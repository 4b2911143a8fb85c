import { describe } from 'vitest'
import { check } from '../../support/check.ts'

const specs = ['rfc3986', 'html5-r6007', 'html5-wd-urls', 'connolly-href-00', 'webspecs-url']

describe.each(specs)('a stray %% under %s', spec => {
  const percent = 'stray-percent'
  check('http://a/«%4»', percent, { spec })
  check('http://a/«%4g»', percent, { spec })
  check('http://a/«%zz»', percent, { spec })
  check('http://a/«%»/b', percent, { spec })
  check('http://a/«%»«"»x', [percent, 'unescaped-quote'], { spec })
  check('http://a/«%4»«|»', [percent, 'unescaped-pipe'], { spec })
  check('http://a/«%%»%41', percent, { spec })
})

describe('a stray % beside what is not ASCII', () => {
  check('http://a/«%»é4', 'stray-percent', { spec: 'rfc3987' })
  check('http://a/«%4»😀', 'stray-percent', { spec: 'rfc3987' })
  check('http://a/«%»«😀»4', ['stray-percent', 'non-ascii-character'], { spec: 'rfc3986' })
  check('http://a/«%4»«😀»', ['stray-percent', 'non-ascii-character'], { spec: 'rfc3986' })
})
