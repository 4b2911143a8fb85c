import plugin from 'eslint-plugin-hreflint'
import { testRule } from './support/test-rule.ts'

testRule('no-credentials', plugin.rules['no-credentials'], {
  silent: ['fetch("https://example.com/a b@c")', 'fetch("mailto:ann@example.com")'],
  reported: [
    {
      code: 'fetch("https://«ann:secret@»example.com/")',
      issues: ['credentials'],
      suggested: {
        0: { 'Remove the user name and password': 'fetch("https://example.com/")' },
      },
    },
  ],
})
