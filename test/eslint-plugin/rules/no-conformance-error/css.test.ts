import { testRule } from '../../support/test-rule.ts'

testRule('no-conformance-error', 'css', {
  silent: ['a { background: url(a%20b.png) }', '@namespace "http://a b/";', 'a { content: "a b" }'],
  reported: [
    {
      code: 'a { background: url("/a« »b.png") }',
      issues: ['unescaped-space'],
      fixed: 'a { background: url("/a%20b.png") }',
    },
    {
      code: '@import "/a«\\20 »b.css";\r\na { src: url( /😀/«\\20»;c ) }'.replace(';c', '/c'),
      issues: ['unescaped-space', 'unescaped-space'],
      fixed: '@import "/a%20b.css";\r\na { src: url( /😀/%20/c ) }',
    },
  ],
})
