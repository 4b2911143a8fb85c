import json from '@eslint/json'
import plugin from 'eslint-plugin-hreflint'
import { testRule } from './support/test-rule.ts'

const inPackage = { filename: 'package.json' }

testRule(
  'no-conformance-error',
  plugin.rules['no-conformance-error'],
  {
    silent: [
      '{ "homepage": "https://example.com/a b" }',
      { code: '{ "repository": "github:a b/c d", "name": "https://a b" }', ...inPackage },
      { code: '{ "bugs": { "url": "https://example.com/" } }', ...inPackage },
    ],
    reported: [
      {
        code: '{ "homepage": "https:\\/\\/example.com\\/a« »b" }',
        ...inPackage,
        issues: ['unescaped-space'],
        fixed: '{ "homepage": "https:\\/\\/example.com\\/a%20b" }',
      },
      {
        code: '{ "bugs": { "url": "https://example.com/a«\\u0020»b" } }',
        ...inPackage,
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
  },
  { plugins: { json }, language: 'json/json' } as never,
)
