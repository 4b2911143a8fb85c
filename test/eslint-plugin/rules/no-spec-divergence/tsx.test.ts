import { testRule } from '../../support/test-rule.ts'

testRule('no-spec-divergence', 'tsx', {
  silent: ['const A = <a href={"https://example.com/" as string} />'],
  reported: [
    {
      code: 'const A = <a href={"http://«good.example»\\\\@evil.example/" as string} />',
      issues: ['host'],
    },
    {
      code: 'const B = <img src={"http://«0x7f.1»/" satisfies string} alt="" />',
      issues: ['host'],
    },
  ],
})
