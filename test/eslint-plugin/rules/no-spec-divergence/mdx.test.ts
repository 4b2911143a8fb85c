import { testRule } from '../../support/test-rule.ts'

testRule('no-spec-divergence', 'mdx', {
  silent: ['`http://0x7f.1/`', '{"http://0x7f.1/"}'],
  reported: [
    { code: '<b>[a](http://«good.example»\\\\@evil.example/)</b>', issues: ['host'] },
    { code: '<a href="http://«0x7f.1»/" />', issues: ['host'] },
  ],
})
