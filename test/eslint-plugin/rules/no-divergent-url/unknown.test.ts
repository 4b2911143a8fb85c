import { testRule } from '../../support/test-rule.ts'

testRule('no-divergent-url', 'unknown', {
  silent: ['fetch("http://0177.0.0.1/")'],
  reported: [],
})
