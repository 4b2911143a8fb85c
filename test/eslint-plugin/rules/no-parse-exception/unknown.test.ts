import { testRule } from '../../support/test-rule.ts'

testRule('no-parse-exception', 'unknown', {
  silent: ['new URL("foo")', 'http://a:b'],
  reported: [],
})
