import { testRule } from '../../support/test-rule.ts'

testRule('no-credentials', 'html', {
  silent: [
    '<a href="mailto:ann@example.com" title="https://ann@example.com/">x</a>',
    '<a href="https://{{ user }}@example.com/">x</a>',
    '<a href="/@ann">x</a>',
  ],
  reported: [
    {
      code: '<a href="ftp://«ann@»example.com/">x</a>',
      issues: ['credentials'],
      suggested: {
        0: { 'Remove the user name and password': '<a href="ftp://example.com/">x</a>' },
      },
    },
    {
      code: '<a href=https://«ann&#58;secret@»example.com/>x</a>',
      issues: ['credentials'],
      suggested: {
        0: { 'Remove the user name and password': '<a href=https://example.com/>x</a>' },
      },
    },
    {
      code: '<img srcset="/a 1x, https://«ann@»example.com/b 2x" alt="">\r\n<form action="https://«ann:secret@»example.com/"></form>',
      issues: ['credentials', 'credentials'],
      suggested: {
        0: {
          'Remove the user name and password':
            '<img srcset="/a 1x, https://example.com/b 2x" alt="">\r\n<form action="https://ann:secret@example.com/"></form>',
        },
        1: {
          'Remove the user name and password':
            '<img srcset="/a 1x, https://ann@example.com/b 2x" alt="">\r\n<form action="https://example.com/"></form>',
        },
      },
    },
  ],
})
