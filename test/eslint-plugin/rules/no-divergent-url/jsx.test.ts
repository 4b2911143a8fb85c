import { testRule } from '../../support/test-rule.ts'

testRule('no-divergent-url', 'jsx', {
  silent: [
    '<a title="http://good.example\\@evil.example/" />',
    '<a href="https://example.com/?a&amp;b" />',
  ],
  reported: [
    // No backslash escapes in attributes; they are there in expressions.
    { code: '<a href="http://«good.example»\\@evil.example/" />', issues: ['host'] },
    { code: "<a href={'http://«good.example»\\\\@evil.example/'} />", issues: ['host'] },
    { code: '<img src="http://«0&#x31;77.0.0.1»/" />', issues: ['host'] },
  ],
})
