import { defineIssue } from './define-issue.ts'

export const pingScheme = defineIssue({
  code: 'ping-scheme',
  kind: 'conformance-error',
  specName: null,
  clause: 'https://html.spec.whatwg.org/multipage/links.html#ping',
  since: '0.1.0',
  message: 'The {{place}} has the scheme {{scheme}}. Only `http` and `https` are allowed.',
  why: 'Browsers send pings only over HTTP, so they never send this one.',
  examples: [
    { url: '<a href="/" ping="«mailto»:audit@example.com">Home</a>' },
    { url: '<a href="/" ping="/a «ftp»://example.com/b">Home</a>' },
  ],
  right: { url: '<a href="/" ping="/audit">Home</a>' },
})
