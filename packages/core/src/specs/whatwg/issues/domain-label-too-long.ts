import { defineIssue } from '../define-issue.ts'

export const domainLabelTooLong = defineIssue({
  code: 'domain-label-too-long',
  kind: 'conformance-error',
  specName: 'domain-to-ASCII',
  clause: 'https://url.spec.whatwg.org/#concept-domain-to-ascii',
  since: '0.1.0',
  message: 'A host label has {{length}} characters. The maximum is 63.',
  why: 'Browsers accept it, but the Domain Name System does not allow such a long name, so the link does not work.',
  examples: [
    { url: 'https://«aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa».example/' },
  ],
  right: { url: 'https://aaaaaaaa.example/' },
})
