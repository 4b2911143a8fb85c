import { testRule } from '../../support/test-rule.ts'

testRule('no-credentials', 'mdx', {
  silent: ['[a](https://b.example/)'],
  reported: [
    {
      code: '<a href="https://«user:secret@»b.example/">c</a>',
      issues: ['credentials'],
      suggested: {
        0: { 'Remove the user name and password': '<a href="https://b.example/">c</a>' },
      },
    },
  ],
})
