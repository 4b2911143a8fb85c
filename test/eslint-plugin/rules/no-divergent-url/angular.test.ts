import { testRule } from '../../support/test-rule.ts'

testRule('no-divergent-url', 'angular', {
  silent: ['<a [href]="url">http://0177.0.0.1/</a>'],
  reported: [
    { code: '<a href="http://«good.example»\\@evil.example/">x</a>', issues: ['host'] },
    { code: '<img src="http://«0&#x31;77.0.0.1»/" alt="">', issues: ['host'] },
  ],
})
