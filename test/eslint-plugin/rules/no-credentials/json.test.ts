import { testRule } from '../../support/test-rule.ts'

testRule('no-credentials', 'json', {
  silent: [
    '{ "homepage": "https://ann@example.com/" }',
    {
      code: '{ "author": "Ann <ann@example.com>", "repository": "git@example.com:a/b.git" }',
      filename: 'package.json',
    },
  ],
  reported: [
    {
      code: '{ "repository": { "url": "git+https:\\/\\/«ann\\u003asecret@»example.com\\/a.git" } }',
      filename: 'package.json',
      issues: ['credentials'],
      suggested: {
        0: {
          'Remove the user name and password':
            '{ "repository": { "url": "git+https:\\/\\/example.com\\/a.git" } }',
        },
      },
    },
    {
      code: '{ "to": "https://«ann@»example.com/" }',
      options: [{ jsonKeys: ['to'] }],
      issues: ['credentials'],
      suggested: { 0: { 'Remove the user name and password': '{ "to": "https://example.com/" }' } },
    },
  ],
})
