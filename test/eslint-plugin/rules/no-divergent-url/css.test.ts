import { testRule } from '../../support/test-rule.ts'

testRule('no-divergent-url', 'css', {
  silent: ['a { content: "http://0177.0.0.1/" }'],
  reported: [
    { code: 'a { background: url("http://«good.example»\\\\@evil.example/") }', issues: ['host'] },
    { code: '@import "http://«\\30 177.0.0.1»/a.css";', issues: ['host'] },
  ],
})
