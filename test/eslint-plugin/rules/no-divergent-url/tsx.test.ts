import { testRule } from '../../support/test-rule.ts'

testRule('no-divergent-url', 'tsx', {
  silent: ['const A = <a href={"https://example.com/" as string} />'],
  reported: [
    {
      code: 'const A = <a href={"http://«good.example»\\\\@evil.example/" as string} />',
      issues: ['host'],
    },
    {
      code: 'const B = <img src={"http://«0177.0.0.1»/" satisfies string} alt="" />',
      issues: ['host'],
    },
  ],
})
