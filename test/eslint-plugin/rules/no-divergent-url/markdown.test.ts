import { testRule } from '../../support/test-rule.ts'

testRule('no-divergent-url', 'markdown', {
  silent: ['`http://0177.0.0.1/`'],
  reported: [
    { code: '[a](http://«good.example»\\\\@evil.example/)', issues: ['host'] },
    { code: '<http://«0177.0.0.1»/>', issues: ['host'] },
    { code: '> [b]: http://«0177.0.0.1»\n\n[b]', issues: ['host'] },
  ],
})
