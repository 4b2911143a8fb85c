import { defineIssue } from '../define-issue.ts'

export const domainNotStrict = defineIssue({
  code: 'domain-not-strict',
  kind: 'conformance-error',
  specName: 'domain-to-ASCII',
  clause: 'https://url.spec.whatwg.org/#concept-domain-to-ascii',
  since: '0.1.0',
  message: 'The host contains {{label}}, which is no valid domain name.',
  why: 'Browsers accept it, but such a name cannot be registered, and other programs refuse it.',
  notes:
    'No single label need be wrong. In the example the second label stands for Hebrew letters, and beside a label that is written from right to left none may begin with a digit.',
  examples: [{ url: 'https://«1a.xn--4dbrk0ce»/' }],
})
