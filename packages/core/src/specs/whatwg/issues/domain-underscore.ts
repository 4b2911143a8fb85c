import { defineIssue } from '../define-issue.ts'

export const domainUnderscore = defineIssue({
  code: 'domain-underscore',
  kind: 'conformance-error',
  specName: 'domain-to-ASCII',
  clause: 'https://url.spec.whatwg.org/#concept-domain-to-ascii',
  since: '0.1.0',
  message: 'The host label {{label}} contains an underscore.',
  why: 'Browsers accept it, but it is not allowed in a host name: certificate authorities issue no public certificates for it, and some programs reject it.',
  fixedAtOnce: true,
  examples: [{ url: 'https://my«_»host.example/' }],
  right: { url: 'https://my-host.example/' },
})
