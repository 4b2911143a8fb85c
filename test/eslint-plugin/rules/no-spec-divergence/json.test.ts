import { testRule } from '../../support/test-rule.ts'

testRule('no-spec-divergence', 'json', {
  silent: ['{ "homepage": "http://0x7f.1/" }'],
  reported: [
    {
      code: '{ "homepage": "http:\\/\\/«good.example»\\\\@evil.example\\/" }',
      filename: 'package.json',
      issues: ['host'],
    },
    { code: '{ "$schema": "http://«0\\u00787f.1»/" }', issues: ['host'] },
  ],
})
