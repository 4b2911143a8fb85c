import { testRule } from '../../support/test-rule.ts'

testRule('no-parse-exception', 'json', {
  silent: [
    '{ "homepage": "http://a:b" }',
    { code: '{ "repository": "github:a b/c", "name": "http://a:b" }', filename: 'package.json' },
    '{ "http://a:b": 1 }',
  ],
  reported: [
    {
      code: '{ "$schema": "https://h:«65536»/" }',
      issues: ['port-out-of-range'],
      suggested: { 0: { 'Remove the port': '{ "$schema": "https://h/" }' } },
    },
    {
      code: '{ "homepage": "https:\\/\\/a«\\u005b»b" }',
      filename: 'package.json',
      issues: ['domain-forbidden-code-point'],
      suggested: { 0: { 'Remove it': '{ "homepage": "https:\\/\\/ab" }' } },
    },
    {
      code: '{ "repository": { "url": "git+https://a« »b/" } }',
      filename: 'package.json',
      issues: ['host-invalid-code-point'],
      suggested: {
        0: {
          'Percent-encode as %20': '{ "repository": { "url": "git+https://a%20b/" } }',
          'Remove it': '{ "repository": { "url": "git+https://ab/" } }',
          'Replace with a hyphen': '{ "repository": { "url": "git+https://a-b/" } }',
        },
      },
    },
    {
      code: '[{ "to": "http://[::1«»" }]',
      options: [{ jsonKeys: ['to'] }],
      issues: ['ipv6-unclosed'],
      suggested: { 0: { 'Add the closing bracket': '[{ "to": "http://[::1]" }]' } },
    },
  ],
})
