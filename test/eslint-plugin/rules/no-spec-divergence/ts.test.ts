import { testRule } from '../../support/test-rule.ts'

testRule('no-spec-divergence', 'ts', {
  silent: ['type A = "http://good.example\\\\@evil.example/"'],
  reported: [
    { code: 'fetch("http://«good.example»\\\\@evil.example/" as string)', issues: ['host'] },
    { code: 'const a = "http://«0x7f.1»/" as const; new URL(a!)', issues: ['host'] },
  ],
})
