import { testRule } from '../../support/test-rule.ts'

testRule('no-divergent-url', 'svelte', {
  silent: ['<a href={url}>http://0177.0.0.1/</a>'],
  reported: [
    { code: '<a href="http://«good.example»\\@evil.example/">x</a>', issues: ['host'] },
    {
      code: "<a href={'http://«0177.0.0.1»/'}>x</a><script>fetch('http://«0177.0.0.1»')</script>",
      issues: ['host', 'host'],
    },
  ],
})
