import { testRule } from '../../support/test-rule.ts'

testRule('no-divergent-url', 'html', {
  silent: [
    '<a href="https://example.com/">x</a>',
    '<script>log("http://good.example\\\\@evil.example/")</script>',
  ],
  reported: [
    {
      code: '<script>fetch("http://«good.example»\\\\@evil.example/")</script>',
      issues: ['host'],
    },
    { code: '<a href="http://«good.example»\\@evil.example/">x</a>', issues: ['host'] },
    { code: '<a href=http://«good.example»&#92;@evil.example/>x</a>', issues: ['host'] },
    { code: '<img srcset="/a 1x, http://«0177.0.0.1»/ 2x" alt="">', issues: ['host'] },
  ],
})
