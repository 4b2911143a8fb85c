import { defineIssue } from './define-issue.ts'

export const needlessHttp = defineIssue({
  code: 'needless-http',
  kind: 'conformance-error',
  specName: null,
  clause: 'https://www.rfc-editor.org/rfc/rfc6797#section-8.3',
  since: '0.1.0',
  message:
    'The link has the scheme `http`, but browsers open hosts below {{domain}} with `https` only.',
  why: 'The whole top-level domain is in the list of hosts that browsers never ask without encryption. Other programs make a request that anyone on the way can read and answer.',
  notes:
    'Off by default, because the link works in every browser. To turn it on, add its code to `severities`. Reported for links in HTML, XML, JSX and Markdown without a port. Whether a host below another domain has `https` is not known without asking it.',
  repair: ({ issue: { span } }) => [{ title: 'Change to https', edits: [{ span, text: 'https' }] }],
  examples: [
    {
      url: '<a href="«http»://pub.dev/packages">Packages</a>',
      fixed: '<a href="https://pub.dev/packages">Packages</a>',
    },
    {
      url: '[Packages](«http»://pub.dev/packages)',
      fixed: '[Packages](https://pub.dev/packages)',
      language: 'markdown',
    },
  ],
})
