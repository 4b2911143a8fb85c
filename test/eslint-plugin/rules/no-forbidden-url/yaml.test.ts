import { testRule } from '../../support/test-rule.ts'
import { settings } from './staging.ts'

const code = 'policy/forbidden-url'

testRule('no-forbidden-url', 'yaml', {
  silent: [{ code: 'url: https://www.example.com/', settings }],
  reported: [
    {
      code: 'url: «https://staging.example.com/a»\n',
      settings,
      issues: [code],
      suggested: {
        0: { 'Change to https://www.example.com/a': 'url: https://www.example.com/a\n' },
      },
    },
    {
      code: 'url: «postgres://app:secret@prod-db/shop»\n',
      settings,
      issues: [code],
      suggested: {
        0: {
          'Change to postgres://app:***@test-db/shop': 'url: postgres://app:secret@test-db/shop\n',
        },
      },
    },
  ],
})
