import { testRule } from '../../support/test-rule.ts'

testRule('no-conformance-error', 'json', {
  silent: [
    '{ "homepage": "https://example.com/a b" }',
    { code: '{ "repository": "github:a b/c d", "name": "https://a b" }', filename: 'package.json' },
    { code: '{ "bugs": { "url": "https://example.com/" } }', filename: 'package.json' },
  ],
  reported: [
    {
      code: '{ "homepage": "https:\\/\\/example.com\\/a« »b" }',
      filename: 'package.json',
      issues: ['unescaped-space'],
      fixed: '{ "homepage": "https:\\/\\/example.com\\/a%20b" }',
    },
    {
      code: '{ "bugs": { "url": "https://example.com/a«\\u0020»b" } }',
      filename: 'package.json',
      issues: ['unescaped-space'],
      fixed: '{ "bugs": { "url": "https://example.com/a%20b" } }',
    },
    {
      code: '{ "links": [{ "to": "https://example.com/a« »b" }] }',
      options: [{ jsonKeys: ['to'] }],
      issues: ['unescaped-space'],
      fixed: '{ "links": [{ "to": "https://example.com/a%20b" }] }',
    },
  ],
})
