import { testRule } from '../../support/test-rule.ts'

testRule('no-spec-divergence', 'markdown', {
  silent: ['`http://0x7f.1/`'],
  reported: [
    { code: '[a](http://«good.example»\\\\@evil.example/)', issues: ['host'] },
    { code: '<http://«0x7f.1»/>', issues: ['host'] },
    { code: '> [b]: http:///«evil.example»\n\n[b]', issues: ['host'] },
  ],
})
