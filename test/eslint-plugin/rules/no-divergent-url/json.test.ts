import { testRule } from '../../support/test-rule.ts'

testRule('no-divergent-url', 'json', {
  silent: ['{ "homepage": "http://0177.0.0.1/" }'],
  reported: [
    {
      code: '{ "homepage": "http:\\/\\/«good.example»\\\\@evil.example\\/" }',
      filename: 'package.json',
      issues: ['host'],
    },
    { code: '{ "$schema": "http://«0\\u003177.0.0.1»/" }', issues: ['host'] },
  ],
})
