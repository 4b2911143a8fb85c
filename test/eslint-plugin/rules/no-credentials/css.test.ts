import { testRule } from '../../support/test-rule.ts'

testRule('no-credentials', 'css', {
  silent: ['a { content: "https://ann@example.com/" }', 'a { background: url(/@ann.png) }'],
  reported: [
    {
      code: 'a { background: url("https://«ann:secret@»example.com/a.png") }',
      issues: ['credentials'],
      suggested: {
        0: {
          'Remove the user name and password': 'a { background: url("https://example.com/a.png") }',
        },
      },
    },
    {
      code: 'a { background: url(https://«ann\\3a secret@»example.com/) }',
      issues: ['credentials'],
      suggested: {
        0: { 'Remove the user name and password': 'a { background: url(https://example.com/) }' },
      },
    },
    {
      code: '@import "https://«ann@»example.com/a.css";',
      issues: ['credentials'],
      suggested: {
        0: { 'Remove the user name and password': '@import "https://example.com/a.css";' },
      },
    },
  ],
})
