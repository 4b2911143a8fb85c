import { describe } from 'vitest'
import { check, conforms } from '../../../support/check.ts'

describe('fragment', () => {
  conforms('https://a/#')
  conforms('#é', { base: 'https://a/' })
  check('https://a/#b«#»c', 'second-number-sign')
  check('https://a/#b«##»', 'second-number-sign')
  check('https://a/#b« »c', 'unescaped-space')
  check('https://a/#«[]»', 'unescaped-bracket')
  check('https://a/#«\\»', 'unescaped-backslash')
  check('https://a/#«`»', 'unescaped-backtick')
  check('https://a/#«%»', 'stray-percent')
  check('https://a/#«\uD800»', 'lone-surrogate')
  check('#«#»', 'second-number-sign', { base: 'mailto:x' })
})
