import { testRule } from '../../support/test-rule.ts'

testRule('no-parse-exception', 'markdown', {
  silent: ['`[a](http://a:b/)`', '[http://a:b](/c)', '    [a](http://a:b/)'],
  reported: [
    {
      code: '[home](http://example.com:«x»/)',
      issues: ['port-invalid'],
      suggested: {
        0: {
          'Replace the colon with /': '[home](http://example.com/x/)',
          'Remove the port': '[home](http://example.com/)',
        },
      },
    },
    {
      code: '![a](<https://a« »b/>)',
      issues: ['domain-forbidden-code-point'],
      suggested: {
        0: { 'Remove it': '![a](<https://ab/>)', 'Replace with a hyphen': '![a](<https://a-b/>)' },
      },
    },
    {
      code: '> [c]: http://[::1«»\n\n[c]',
      issues: ['ipv6-unclosed'],
      suggested: { 0: { 'Add the closing bracket': '> [c]: http://[::1]\n\n[c]' } },
    },
    {
      code: '[d](https://a«\\[»b/)',
      issues: ['domain-forbidden-code-point'],
      suggested: { 0: { 'Remove it': '[d](https://ab/)' } },
    },
    {
      code: '<https://h:«65536»/>',
      issues: ['port-out-of-range'],
      suggested: { 0: { 'Remove the port': '<https://h/>' } },
    },
  ],
})
