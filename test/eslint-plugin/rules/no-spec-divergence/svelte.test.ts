import { testRule } from '../../support/test-rule.ts'

testRule('no-spec-divergence', 'svelte', {
  silent: ['<a href={url}>http://0x7f.1/</a>'],
  reported: [
    { code: '<a href="http://«good.example»\\@evil.example/">x</a>', issues: ['host'] },
    {
      code: "<a href={'http://«0x7f.1»/'}>x</a><script>fetch('http:///«evil.example»')</script>",
      issues: ['host', 'host'],
    },
  ],
})
