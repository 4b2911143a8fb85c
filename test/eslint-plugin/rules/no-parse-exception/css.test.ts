import { testRule } from '../../support/test-rule.ts'

testRule('no-parse-exception', 'css', {
  silent: [
    'a { background: url(http://[::1]/a) }',
    '@namespace "http://a:b";',
    'a { content: "http://a:b" }',
  ],
  reported: [
    {
      code: 'a { background: url("https://a« »b/") }',
      issues: ['domain-forbidden-code-point'],
      suggested: {
        0: {
          'Remove it': 'a { background: url("https://ab/") }',
          'Replace with a hyphen': 'a { background: url("https://a-b/") }',
        },
      },
    },
    // A backslash escape stands for one character of the URL.
    {
      code: 'a { background: url(https://a«\\5b »b/) }',
      issues: ['domain-forbidden-code-point'],
      suggested: { 0: { 'Remove it': 'a { background: url(https://ab/) }' } },
    },
    {
      code: '@import "http://h:«65536»/a.css";\r\n@import url( "http://[::1«»" );',
      issues: ['port-out-of-range', 'ipv6-unclosed'],
      suggested: {
        0: { 'Remove the port': '@import "http://h/a.css";\r\n@import url( "http://[::1" );' },
        1: {
          'Add the closing bracket':
            '@import "http://h:65536/a.css";\r\n@import url( "http://[::1]" );',
        },
      },
    },
  ],
})
