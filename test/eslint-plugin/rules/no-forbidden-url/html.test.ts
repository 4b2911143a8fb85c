import { testRule } from '../../support/test-rule.ts'
import { settings } from './staging.ts'

const code = 'policy/forbidden-url'

testRule('no-forbidden-url', 'html', {
  silent: [
    { code: '<a href="https://staging.example.com/status">x</a>', settings },
    { code: '<a href="https://staging.example.com/{{ id }}">x</a>', settings },
    { code: '<p title="https://staging.example.com/">x</p>', settings },
  ],
  reported: [
    {
      code: '<a href="«https://staging.example.com/a?b&amp;c»">x</a>',
      settings,
      issues: [code],
      suggested: {
        0: {
          'Change to https://www.example.com/a?b&c':
            '<a href="https://www.example.com/a?b&amp;c">x</a>',
        },
      },
    },
    {
      code: '<base href="«https://staging.example.com/»"><a href="«x»">x</a>',
      settings,
      issues: [code, code],
      suggested: {
        0: {
          'Change to https://www.example.com/':
            '<base href="https://www.example.com/"><a href="x">x</a>',
        },
        1: {
          'Change to https://www.example.com/x':
            '<base href="https://staging.example.com/"><a href="https://www.example.com/x">x</a>',
        },
      },
    },
  ],
})
