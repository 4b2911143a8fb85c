import { defineIssue } from '../define-issue.ts'

export const domainBidi = defineIssue({
  code: 'domain-bidi',
  kind: 'parse-exception',
  specName: 'domain-to-ASCII',
  clause: 'https://url.spec.whatwg.org/#concept-domain-to-ascii',
  since: '0.1.0',
  message:
    'The host label {{label}} mixes writing directions in a way that is not allowed in a domain name.',
  why: 'On screen its characters would swap places with their neighbors, so browsers reject the URL.',
  examples: [{ url: 'https://«\u05D0a».example/' }],
  right: { url: 'https://אבג.example/' },
})
