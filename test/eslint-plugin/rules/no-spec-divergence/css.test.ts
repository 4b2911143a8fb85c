import { testRule } from '../../support/test-rule.ts'

testRule('no-spec-divergence', 'css', {
  silent: ['a { content: "http://0x7f.1/" }'],
  reported: [
    { code: 'a { background: url("http://«good.example»\\\\@evil.example/") }', issues: ['host'] },
    { code: '@import "http://«\\30 x7f.1»/a.css";', issues: ['host'] },
  ],
})
