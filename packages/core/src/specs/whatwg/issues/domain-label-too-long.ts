import { defineIssue } from '../define-issue.ts'

export const domainLabelTooLong = defineIssue({
  code: 'domain-label-too-long',
  kind: 'conformance-error',
  specName: 'domain-to-ASCII',
  clause: 'https://url.spec.whatwg.org/#concept-domain-to-ascii',
  since: '0.1.0',
  message: 'A host label has {{length}} characters; 63 is the most.',
  why: 'Browsers accept it, but the Domain Name System has no room for such a name, so the link leads nowhere.',
  examples: [
    { url: 'https://«aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa».example/' },
  ],
})
