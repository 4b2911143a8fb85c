import { defineIssue } from '../define-issue.ts'

export const forbiddenUrl = defineIssue(
  {
    code: 'forbidden-url',
    kind: 'conformance-error',
    specName: null,
    clause: null,
    since: '0.1.0',
    message: 'The configuration forbids {{text}}: {{reason}}.',
    why: 'The team does not want this URL here: it matches a rule of `forbid` in the configuration.',
    notes:
      'Reported only if the configuration has rules: there is no built-in list. The URL is compared as browsers read it, so letter case, a default port and escapes make no difference. The first rule that matches is reported.',
    examples: [
      {
        url: '<a href="«HTTPS://Staging.Example.com:443/pricing»">Pricing</a>',
        settings: {
          forbid: [
            {
              url: 'https://staging.example.com/*',
              message: 'Staging is not public.',
              replace: 'https://www.example.com/*',
            },
          ],
        },
        fixed: '<a href="https://www.example.com/pricing">Pricing</a>',
      },
    ],
  },
  'policy',
)
