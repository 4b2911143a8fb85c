import { testRule } from '../../support/test-rule.ts'

testRule('no-credentials', 'unknown', {
  silent: ['fetch("https://ann:secret@example.com/")'],
  reported: [],
})
