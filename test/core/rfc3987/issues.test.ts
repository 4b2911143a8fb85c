import { describe } from 'vitest'
import { check, conforms } from '../../support/check.ts'

const spec = 'rfc3987'

describe('what an IRI takes', () => {
  conforms('http://résumé.example/é?é#é', { spec })
  conforms('?\uE000', { spec })
})

describe('what it does not take', () => {
  check('/«\uE000»', 'private-use-character', { spec })
  check('/«\uFDD0»', 'noncharacter', { spec })
  check('/«\uD800»', 'lone-surrogate', { spec })
  check('/«\u0085»', 'control-character', { spec })
  check('/«\uFFFD»', 'non-ascii-character', { spec })
  check('/a«\u202E\u200F»b«\u200E»c', ['bidi-formatting', 'bidi-formatting'], { spec })
  check('/a«\u202E»b« »c', ['bidi-formatting', 'unescaped-space'], { spec })
})
