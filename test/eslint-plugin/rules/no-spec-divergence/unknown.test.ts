import { testRule } from '../../support/test-rule.ts'

testRule('no-spec-divergence', 'unknown', {
  silent: ['fetch("http://0x7f.1/")'],
  reported: [],
})
