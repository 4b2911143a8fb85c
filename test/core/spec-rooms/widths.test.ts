import { generalSpecs } from '@hreflint/core/specs'
import { describe } from 'vitest'
import { check } from '../../support/check.ts'

// The last code point of one code unit, and the first of two.
describe.each(generalSpecs.map(({ id }) => id))('%s: a code point is marked whole', spec => {
  check('http://h/a«\uFFFF»b', 'noncharacter', { spec })
  check('http://h/?a«\uFFFF»b', 'noncharacter', { spec })
  check('http://h/a«\u{1FFFE}»b', 'noncharacter', { spec })
  check('http://h/?a«\u{10FFFF}»b', 'noncharacter', { spec })
})
