import { defineIssue } from '../define-issue.ts'

export const domainThirdFourthHyphens = defineIssue({
  code: 'domain-third-fourth-hyphens',
  kind: 'conformance-error',
  specName: 'domain-to-ASCII',
  clause: 'https://url.spec.whatwg.org/#concept-domain-to-ascii',
  since: '0.1.0',
  message: 'The host label {{label}} has hyphens in the third and fourth positions.',
  why: 'Such names are reserved for encodings such as `xn--`, so a program may try to decode this one. Some large sites use such names anyway.',
  examples: [{ url: 'https://ab«--»c.example/' }],
  right: { url: 'https://ab-c.example/' },
})
