import { testRule } from '../../support/test-rule.ts'

testRule('no-divergent-url', 'ts', {
  silent: ['type A = "http://good.example\\\\@evil.example/"'],
  reported: [
    { code: 'fetch("http://«good.example»\\\\@evil.example/" as string)', issues: ['host'] },
    { code: 'const a = "http://«0177.0.0.1»/" as const; new URL(a!)', issues: ['host'] },
  ],
})
