import { defineIssue } from '../define-issue.ts'

export const punycodeNonCanonical = defineIssue({
  code: 'punycode-non-canonical',
  kind: 'conformance-error',
  specName: 'domain-to-ASCII',
  clause: 'https://url.spec.whatwg.org/#concept-domain-to-ascii',
  since: '0.1.0',
  message: 'The Punycode label {{label}} does not stand for a label in its canonical form.',
  why: '',
  examples: [],
})
