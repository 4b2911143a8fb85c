import { testRule } from '../../support/test-rule.ts'

testRule('no-conformance-error', 'markdown', {
  silent: ['[a b](/a%20b)', '`[a](</a b>)`', 'a b'],
  reported: [
    {
      code: '[a](</a« »b>)\n\n> ![b](/a«\\|»b "t")\n\n[c]: <http:«\\\\\\\\»h/>\n\n[c]',
      issues: ['unescaped-space', 'unescaped-pipe', 'backslash-after-scheme'],
      fixed: '[a](</a%20b>)\n\n> ![b](/a\\|b "t")\n\n[c]: <http:\\\\\\\\h/>\n\n[c]',
      suggested: {
        1: {
          'Percent-encode as %7C':
            '[a](</a b>)\n\n> ![b](/a%7Cb "t")\n\n[c]: <http:\\\\\\\\h/>\n\n[c]',
        },
        2: { 'Change to http://': '[a](</a b>)\n\n> ![b](/a\\|b "t")\n\n[c]: <http://h/>\n\n[c]' },
      },
    },
    // A renderer writes a backslash as %5C, and HTML as it is.
    {
      code: '[a](/b«\\»c) <a href="/d«\\»e">f</a>',
      issues: ['backslash-in-path', 'backslash-in-path'],
      fixed: '[a](/b\\c) <a href="/d/e">f</a>',
      suggested: {
        0: {
          'Replace with /': '[a](/b/c) <a href="/d\\e">f</a>',
          'Percent-encode as %5C': '[a](/b%5Cc) <a href="/d\\e">f</a>',
        },
        1: { 'Percent-encode as %5C': '[a](/b\\c) <a href="/d%5Ce">f</a>' },
      },
    },
  ],
})
