import { defineIssue } from '../define-issue.ts'

export const domainTooLong = defineIssue({
  code: 'domain-too-long',
  kind: 'conformance-error',
  specName: 'domain-to-ASCII',
  clause: 'https://url.spec.whatwg.org/#concept-domain-to-ascii',
  since: '0.1.0',
  message: 'The host has {{length}} characters. The maximum is 253.',
  why: 'Browsers accept it, but the Domain Name System does not allow such a long name, so the link does not work.',
  examples: [
    {
      url: 'https://«aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.example»/',
    },
  ],
  right: { url: 'https://aaaaaaaa.example/' },
})
