import { testRule } from '../../support/test-rule.ts'

testRule('no-conformance-error', 'unknown', {
  silent: ['fetch("/a b")', 'https://example.com/a b'],
  reported: [],
})
