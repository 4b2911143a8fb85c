import { defineIssue } from '../define-issue.ts'

export const domainLabelTooLong = defineIssue({
  code: 'domain-label-too-long',
  kind: 'conformance-error',
  specName: 'domain-to-ASCII',
  clause: 'https://url.spec.whatwg.org/#concept-domain-to-ascii',
  since: '0.1.0',
  message: 'A host label has {{length}} characters; 63 is the most.',
  why: '',
  examples: [],
})
