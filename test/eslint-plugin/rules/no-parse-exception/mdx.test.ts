import { testRule } from '../../support/test-rule.ts'

testRule('no-parse-exception', 'mdx', {
  silent: ['`<a href="http://a:b">`', '<a href={"http://a:b"} />', 'export const a = "http://a:b"'],
  reported: [
    {
      code: '# A\n\n<a href="https://h:«65536»/">[b](http://[::1«»)</a>',
      issues: ['port-out-of-range', 'ipv6-unclosed'],
      suggested: {
        0: { 'Remove the port': '# A\n\n<a href="https://h/">[b](http://[::1)</a>' },
        1: {
          'Add the closing bracket': '# A\n\n<a href="https://h:65536/">[b](http://[::1])</a>',
        },
      },
    },
  ],
})
