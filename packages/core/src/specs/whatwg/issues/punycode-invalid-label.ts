import { defineIssue } from '../define-issue.ts'

export const punycodeInvalidLabel = defineIssue({
  code: 'punycode-invalid-label',
  kind: 'conformance-error',
  specName: 'domain-to-ASCII',
  clause: 'https://url.spec.whatwg.org/#concept-domain-to-ascii',
  since: '0.1.0',
  message: 'The Punycode label {{label}} stands for {{decoded}}, which no domain name may contain.',
  why: '',
  examples: [],
})
