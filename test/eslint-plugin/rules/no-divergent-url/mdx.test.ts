import { testRule } from '../../support/test-rule.ts'

testRule('no-divergent-url', 'mdx', {
  silent: ['`http://0177.0.0.1/`', '{"http://0177.0.0.1/"}'],
  reported: [
    { code: '<b>[a](http://«good.example»\\\\@evil.example/)</b>', issues: ['host'] },
    { code: '<a href="http://«0177.0.0.1»/" />', issues: ['host'] },
  ],
})
