import { testRule } from '../support/test-rule.ts'

testRule('no-conformance-error', 'markdown', {
  silent: ['[a b](/a%20b)', '`[a](</a b>)`', 'a b'],
  reported: [
    {
      code: '[a](</a« »b>)\n\n> ![b](/a«\\|»b "t")\n\n[c]: <http:«\\\\\\\\»h/>'.replace(
        '«\\\\\\\\»',
        '«\\\\\\\\»',
      ),
      issues: ['unescaped-space', 'unescaped-pipe', 'backslash-after-scheme'],
      fixed: '[a](</a%20b>)\n\n> ![b](/a\\|b "t")\n\n[c]: <http://h/>',
      suggested: {
        1: { 'Write it as %7C': '[a](</a b>)\n\n> ![b](/a%7Cb "t")\n\n[c]: <http:\\\\\\\\h/>' },
      },
    },
  ],
})
